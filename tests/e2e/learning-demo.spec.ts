import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

test('the demo is found from the home page, and everything in it works and is kept nowhere', async ({ page }) => {
  await signUp(page)
  // The form asks for the children; what is asked from here on is the demo's.
  await Promise.all([page.waitForResponse('**/api/child-profiles'), page.goto('/')])
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole('link', { name: say('stories', 'info.demo') }).click()
  await expect(page.getByText('Educational Demo', { exact: true })).toBeVisible()
  await expect(page.getByText(/\(Age 7\)/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Reading' }).click()
  await page.getByRole('button', { name: 'Finish Reading' }).click()
  await expect(page.getByText('Great job reading the story!')).toBeVisible()
  await page.getByRole('button', { name: say('stories', 'reader.toLearning') }).click()

  await page.getByRole('button', { name: /^Reading Quiz/ }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const submit = page.getByRole('button', { name: 'Submit Answer' })
  for (let number = 1; await submit.isVisible(); number++) {
    await expect(page.getByText(new RegExp(`^Question ${number} of`))).toBeVisible()
    const typed = page.getByPlaceholder('Type your answer here...')
    if (await typed.isVisible()) await typed.fill('the garden gnom')
    else await page.getByRole('radio').first().click()
    await submit.click()
    await expect(
      page.getByText(new RegExp(`^Question ${number + 1} of`)).or(page.getByText('Quiz Complete!', { exact: true })),
    ).toBeVisible()
  }
  await expect(page.getByText('Quiz Complete!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Activities' }).first().click()

  await page.getByRole('button', { name: /^Fun Activities/ }).click()
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('button', { name: 'Mark Activity Complete' }).click()
  await expect(page.getByText('Activity Completed!', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Activities' }).click()

  await page.getByRole('button', { name: /^Progress Report/ }).click()
  await expect(page.getByText(/^This week: 1 story, 1 minute/)).toBeVisible()
  await expectAccessible(page)
  expect(asked.filter(call => /\/api\/(children|stories|activities|child-profiles)/.test(call))).toEqual([])

  await page.reload()
  await page.getByRole('tab', { name: 'Learning Activities' }).click()
  await expect(page.getByRole('button', { name: /^Reading Quiz/ })).toContainText('0 of')
  await page.getByRole('link', { name: 'Start Creating Stories' }).click()
  await expect(page).toHaveURL('/')
})
