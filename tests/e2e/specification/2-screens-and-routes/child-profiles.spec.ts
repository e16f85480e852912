import { expect, signUp, test } from '../../fixtures.ts'
import { makeChild, makeStory } from '../../seed.ts'

test.describe('§2 Screens and routes › Child Profiles', () => {
  test('a list of cards', async ({ page }) => {
    await signUp(page)
    const child = await makeChild(page, {
      name: 'émile',
      age: 7,
      readingLevel: 'advanced',
      interests: ['Animals', 'Space', 'Magic', 'Music', 'Art'],
      favoriteAnimals: ['Dog', 'Cat', 'Fox', 'Panda'],
    })
    const plain = await makeChild(page, { name: 'Noor', age: 12 })
    const storyId = await makeStory(page)
    const progress = { progressPercentage: 100, readingTimeMinutes: 9 }
    expect((await page.request.put(`/api/children/${child.id}/stories/${storyId}/progress`, { data: progress })).ok()).toBe(true)
    await page.goto('/child-profiles')
    const cardOf = (name: string) =>
      page
        .getByRole('list', { name: 'Child Profiles' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name }) })
    const card = cardOf(child.name)

    await test.step('an avatar or initial, and the name', async () => {
      await expect(card.getByText('É', { exact: true })).toBeVisible()
      await expect(card.getByRole('heading', { level: 2 })).toHaveText('émile')
    })

    await test.step("'{age} years • {age band}' and a reading-level badge", async () => {
      await expect(card.getByText('7 years • Early Reader', { exact: true })).toBeVisible()
      await expect(card.getByText('Advanced', { exact: true })).toBeVisible()
      await expect(cardOf(plain.name).getByText('12 years • Young Reader', { exact: true })).toBeVisible()
      await expect(cardOf(plain.name).getByText('Beginner', { exact: true })).toBeVisible()
    })

    await test.step('stories read and minutes read', async () => {
      await expect(card).toContainText('1 story read')
      await expect(card).toContainText('9 minutes read')
      await expect(cardOf(plain.name)).toContainText('0 stories read')
      await expect(cardOf(plain.name)).toContainText('0 minutes read')
    })

    await test.step("up to 3 interests plus '+N more', and up to 3 favourite animals plus '+N more'", async () => {
      const [interests, animals] = [card.getByRole('list').first(), card.getByRole('list').last()]
      await expect(interests.getByRole('listitem')).toHaveText(['Animals', 'Space', 'Magic', '+2 more'])
      await expect(animals.getByRole('listitem')).toHaveText(['Dog', 'Cat', 'Fox', '+1 more'])
      await expect(cardOf(plain.name)).not.toContainText('more')
    })

    await test.step('each card has edit and delete icons', async () => {
      for (const name of [child.name, plain.name])
        for (const act of ['Edit', 'Delete'])
          await expect(cardOf(name).getByRole('button', { name: `${act} ${name}'s profile`, exact: true })).toBeVisible()
    })
  })
})
