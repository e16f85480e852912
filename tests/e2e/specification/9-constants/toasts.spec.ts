import { expect, signUp, test } from '../../fixtures.ts'
import { makeStory, toastOf } from '../../seed.ts'

test.describe('§9 Business constants and limits › Toasts', () => {
  test('only one toast is shown at a time', async ({ page }) => {
    await signUp(page)
    await makeStory(page)
    await page.clock.install()
    await page.goto('/my-stories')
    const heart = page.getByRole('button', { name: 'Favorite: Mia and the Owl' })
    const toasts = toastOf(page)
    await heart.click()
    await expect(toasts).toHaveText(['Added to favorites'])
    await heart.click()
    await expect(toasts).toHaveText(['Removed from favorites'])

    await test.step('the F8 key focuses the notification area', async () => {
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    })
    await test.step('default display time 5000 ms', async () => {
      await heart.click()
      await page.mouse.move(5, 400)
      await expect(toasts).toHaveText(['Added to favorites'])
      await page.clock.runFor(4000)
      await expect(toasts).toBeVisible()
      await page.clock.runFor(1100)
      await expect(toasts).toBeHidden()
    })
    await test.step('swipe threshold 50 px, swipe direction defaults to right', async () => {
      await heart.click()
      await expect(toasts).toHaveText(['Removed from favorites'])
      const swipe = async (distance: number) => {
        const box = await toasts.boundingBox()
        if (!box) throw new Error('The toast is not shown')
        const [x, y] = [box.x + 20, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + distance / 2, y)
        await page.mouse.move(x + distance, y)
        await page.mouse.up()
      }
      await swipe(-80)
      await expect(toasts).toBeVisible()
      await swipe(48)
      await expect(toasts).toBeVisible()
      await swipe(52)
      await expect(toasts).toBeHidden()
    })
  })

  test('tooltip delays: 700 ms to open, 300 ms skip', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    await page.goto('/favorites')
    await expect(page.getByText('No Favorites Yet')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const tooltip = (name: string) => page.getByRole('tooltip', { name })
    const account = page.getByRole('button', { name: 'My account' })
    const logout = page.getByRole('link', { name: 'Log out' })
    const leave = async () => {
      await page.mouse.move(600, 500)
      await page.mouse.move(5, 400)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
    }
    await account.hover()
    await page.clock.runFor(690)
    await expect(tooltip('My account')).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(tooltip('My account')).toHaveCount(1)
    await test.step('within 300 ms the next one opens at once', async () => {
      await leave()
      await page.clock.runFor(280)
      await logout.hover()
      await expect(tooltip('Log out')).toHaveCount(1)
    })
    await test.step('after 300 ms it waits again', async () => {
      await leave()
      await page.clock.runFor(320)
      await account.hover()
      await page.clock.runFor(600)
      await expect(tooltip('My account')).toHaveCount(0)
    })
  })
})
