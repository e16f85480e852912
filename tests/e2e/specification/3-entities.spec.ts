import { animalGroups, favoriteAnimals, interests, preferredThemes, settings, themes } from '@nightlight/contract/enums'
import { expect, signUp, test } from '../fixtures.ts'

// That the lists themselves are the specification's is held by packages/contract/enums.test.ts; here, that every one of them is offered.

test.describe('§3 Entities › Enumerations', () => {
  test('the story form offers each of them in full', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Your story' })
    const choices = (name: string) => form.getByRole('radiogroup', { name, exact: true }).locator('label')

    await test.step('difficulty: beginner (simple words, short sentences), intermediate (more complex vocabulary, longer stories), advanced (rich vocabulary, complex narratives)', async () => {
      await expect(choices('Difficulty')).toHaveText([
        'BeginnerSimple words, short sentences',
        'IntermediateMore complex vocabulary, longer stories',
        'AdvancedRich vocabulary, complex narratives',
      ])
    })

    await test.step('storyLength: short (3-5 min), medium (5-8), long (8-12)', async () => {
      await expect(choices('Story length')).toHaveText(['Short3-5 min', 'Medium5-8 min', 'Long8-12 min'])
    })

    await test.step('magical friends (60), in six groups of ten: forest, jungle, sea, fantasy, farm, birds', async () => {
      await form.getByLabel('Magical friend', { exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Who comes along?' })
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Forest', 'Jungle', 'Sea', 'Fantasy', 'Farm', 'Birds'])
      for (const [index, friends] of Object.values(animalGroups).entries())
        await expect(dialog.getByRole('list').nth(index).getByRole('button')).toHaveText([...friends])
      await dialog.getByRole('button', { name: 'Narwhal' }).click()
      await expect(form.getByLabel('Magical friend', { exact: true })).toContainText('Narwhal')
    })

    await test.step('story themes (48)', async () => {
      await form.getByLabel('Story theme', { exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('option')).toHaveText([...themes])
      await page.keyboard.press('Escape')
    })

    await form.getByRole('tab', { name: 'Setting' }).click()

    await test.step('story settings (15)', async () => {
      await form.getByLabel('Story setting', { exact: true }).click()
      await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Anywhere', ...settings])
      await page.keyboard.press('Escape')
    })

    await test.step('mood: adventurous, calm, mysterious, joyful, inspiring', async () => {
      await expect(choices('Mood')).toHaveText(['As it comes', 'Adventurous', 'Calm', 'Mysterious', 'Joyful', 'Inspiring'])
    })

    await test.step('childRole: hero, helper, explorer, leader, friend', async () => {
      await expect(choices("Child's role")).toHaveText(['Hero', 'Helper', 'Explorer', 'Leader', 'Friend'])
    })
  })

  test('the profile dialog offers each of them in full', async ({ page }) => {
    await signUp(page)
    await page.goto('/child-profiles')
    await page.getByRole('button', { name: 'Add Child Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Child Profile' })
    const offered = (name: string) => dialog.getByRole('group', { name }).locator('label')

    await test.step('reading levels: beginner (ages 3-6), intermediate (7-10), advanced (11+)', async () => {
      await expect(dialog.getByRole('radiogroup', { name: 'Reading level' }).locator('label')).toHaveText([
        'BeginnerAges 3-6',
        'IntermediateAges 7-10',
        'AdvancedAges 11 and up',
      ])
    })

    await test.step('profile interests', async () => {
      await expect(offered('Interests')).toHaveText([...interests])
    })

    await test.step('profile favourite animals', async () => {
      await expect(offered('Favorite animals')).toHaveText([...favoriteAnimals])
    })

    await test.step('profile preferred themes', async () => {
      await expect(offered('Preferred themes')).toHaveText([...preferredThemes])
    })
  })
})
