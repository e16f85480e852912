import { expect, signUp, test } from './fixtures.ts'
import { makeChild, settle } from './seed.ts'

// docs/accessibility.md says what a screen reader says on the way; this walks that way by roles and names alone.

test('a screen reader’s way through making a story', async ({ page }) => {
  await signUp(page)
  await makeChild(page)
  await page.goto('/')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Create a Magical Story" [level=1]
      - form "Your story":
        - tablist "Your story":
          - tab "Basics" [selected]
          - tab "Setting"
          - tab "Personal"
        - tabpanel "Basics":
          - group "Who is it for?":
            - button "Mia"
          - textbox "Child's name"
          - button "Magical friend": Choose a friend
          - button "Story theme": Choose a theme
          - radiogroup "Difficulty":
            - radio /Beginner/ [checked]
            - radio /Intermediate/
            - radio /Advanced/
          - radiogroup "Story length":
            - radio /Short/
            - radio /Medium/ [checked]
            - radio /Long/
        - button "Surprise me"
        - paragraph:
          - strong: Costs 5 credits
          - text: You have 25, afterwards 20.
        - button "Generate Magical Story"
  `)

  await test.step('a fault is said at its field, which is led to', async () => {
    await page.getByRole('button', { name: 'Generate Magical Story' }).press('Enter')
    const name = page.getByRole('textbox', { name: "Child's name" })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Child's name is required/)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('the friends stand in a dialog, searched by name, in groups', async () => {
    await page.getByRole('textbox', { name: "Child's name" }).fill('Mia')
    await page.getByRole('button', { name: 'Magical friend' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Who comes along?' })
    await expect(dialog.getByRole('searchbox')).toBeVisible()
    await dialog.getByRole('searchbox').fill('owl')
    await dialog.getByRole('button', { name: 'Owl', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Magical friend' })).toBeFocused()
  })

  await test.step('the themes are a list that is searched by typing', async () => {
    await page.getByRole('button', { name: 'Story theme' }).press('Enter')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('patien')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Story theme' })).toBeFocused()
  })

  await page.getByRole('button', { name: 'Generate Magical Story' }).press('Enter')
  await expect(page).toHaveURL('/my-stories')
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toContainText('Story Created!')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "My Stories" [level=1]
      - list:
        - listitem:
          - img /^Cover. Mia and the Owl/
          - button /^Favorite:/
          - heading /Mia and the Owl$/ [level=2]
          - link /^Read Story/
  `)
})

test('a screen reader’s way through reading and the quiz', async ({ page }) => {
  const { storyId, questions } = await settle(page)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Mia's Magical Adventure" [level=1]
      - img /^Cover/
      - heading "Mia's Owl Adventure" [level=2]
      - button "Favorite"
      - group "Who is reading?":
        - button "Mia (Age 7)"
      - tablist "Mia's Magical Adventure":
        - tab "Read Story" [selected]
        - tab "Learning Activities (Select a child first)" [disabled]
      - tabpanel "Read Story":
        - button "Start Reading"
        - button "Text"
        - article:
          - paragraph
  `)
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')

  await page.getByRole('button', { name: 'Mia (Age 7)' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mia (Age 7)' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Start Reading' }).press('Enter')
  await expect(page.getByRole('tabpanel').getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Finish Reading' }).first().press('Enter')
  await expect(page.getByText('Great job reading the story!')).toBeVisible()

  await page.getByRole('tab', { name: 'Learning Activities' }).press('Enter')
  const room = page.getByRole('tabpanel', { name: 'Learning Activities' })
  await room.getByRole('button', { name: /^Reading Quiz/ }).press('Enter')
  await expect(room.getByRole('heading', { name: 'Reading Quiz', level: 2 })).toBeFocused()
  await room.getByRole('button', { name: 'Start Quiz' }).press('Enter')

  for (const [index, question] of (await questions()).entries()) {
    await test.step(`question ${index + 1} is said by its heading, which has the focus, and names its answers`, async () => {
      await expect(room.getByRole('heading', { level: 3 })).toBeFocused()
      await expect(room.getByRole('heading', { level: 3 })).toHaveText(question.question)
      if (question.options.length > 0) {
        const options = room.getByRole('radiogroup', { name: question.question }).getByRole('radio')
        await expect(options).toHaveCount(question.options.length)
        await room.getByRole('radio', { name: question.correctAnswer, exact: true }).check()
      } else await room.getByRole('textbox', { name: question.question }).fill(question.correctAnswer)
      await room.getByRole('button', { name: 'Submit Answer' }).press('Enter')
    })
  }
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toContainText('Quiz Complete!')
  await expect(room.getByRole('list', { name: /answers/i }).getByRole('listitem')).toHaveCount((await questions()).length)
})
