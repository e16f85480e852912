import { expect, expectAccessible, pressOn, signUp, test } from '../../fixtures.ts'
import { makeStory, toastOf } from '../../seed.ts'

test.describe('§9 Business constants and limits › Toasts', () => {
  test('only one toast is shown at a time', async ({ page }) => {
    await signUp(page)
    await makeStory(page)
    await page.clock.install()
    await page.goto('/my-stories')
    const heart = page.getByRole('button', { name: /^Favorite: / })
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
      // From here on time passes only where the test says so, however long the machine takes.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await heart.click()
      await page.mouse.move(5, 400)
      await expect(toasts).toHaveText(['Added to favorites'])
      await page.clock.runFor(4900)
      await expect(toasts).toBeVisible()
      await page.clock.runFor(200)
      await expect(toasts).toBeHidden()
      await page.clock.resume()
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

test.describe('§9 Business constants and limits › Toasts over a window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: ['/api/auth/export'] })

  test('over an open window a toast is read, reached with F8 and put away, by keyboard and by pointer, and the window stays', async ({
    page,
  }) => {
    await signUp(page)
    await page.route('**/api/auth/export', route => route.fulfill({ status: 503, body: 'The lamp is out' }))
    await page.goto('/favorites')
    await page.getByRole('button', { name: 'My account' }).click()
    const account = page.getByRole('dialog', { name: 'My account' })
    const download = account.getByRole('link', { name: 'Download my data' })
    const toasts = toastOf(page)
    const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list')
    const appear = async () => {
      await pressOn(page, download)
      await expect(toasts).toContainText('The lamp is out')
      // It stays while somebody is in another window, so that a slow machine does not let it go before it is looked at.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    }
    await test.step('it is announced, and is there for a screen reader', async () => {
      const announced = page.locator('[role=status][aria-live=assertive]').filter({ hasText: 'The lamp is out' })
      await Promise.all([announced.waitFor({ state: 'attached' }), appear()])
      await expectAccessible(page)
    })
    await test.step('F8 leads to it, Tab into it, Enter puts it away', async () => {
      await page.keyboard.press('F8')
      await expect(list).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(toasts).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(toasts.getByRole('button', { name: 'Close' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(toasts).toHaveCount(0)
      await expect(account).toBeVisible()
    })
    await test.step('from there Tab leads back into the window, never behind it', async () => {
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.keyboard.press('F8')
        await expect(list).toBeFocused()
        await page.keyboard.press(key)
        await expect(account.locator(':focus')).toHaveCount(1)
      }
    })
    await test.step('Escape in it puts it away, and not the window', async () => {
      await appear()
      await page.keyboard.press('F8')
      await page.keyboard.press('Escape')
      await expect(toasts).toHaveCount(0)
      await expect(account).toBeVisible()
    })
    await test.step('so does a press on its cross', async () => {
      await appear()
      await toasts.getByRole('button', { name: 'Close' }).click()
      await expect(toasts).toHaveCount(0)
      await expect(account).toBeVisible()
    })
    await test.step('one that was there before the window, too', async () => {
      await appear()
      await account.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await toasts.getByRole('button', { name: 'Close' }).click()
      await expect(toasts).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    })
  })
})
