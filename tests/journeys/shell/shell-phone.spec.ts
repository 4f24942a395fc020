import { expect, test } from '#tests/support/browser/journey.ts'
import { navigation, openKeywords } from './shell-page.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the navigation is a drawer that keeps the focus, closes by Escape and opens screens', async ({
    page,
  }) => {
    await openKeywords(page)
    await expect(navigation(page)).toBeHidden()
    const open = page.getByRole('button', { name: 'Open navigation' })
    await open.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer).toBeVisible()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await drawer.getByRole('link', { name: 'Clusters' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
    await expect(drawer).toBeHidden()
    await open.tap()
    await drawer.getByRole('button', { name: /^Content plan:/ }).tap()
    await page.getByRole('link', { name: 'Plan 2' }).tap()
    await expect(drawer).toBeHidden()
    await open.tap()
    await expect(drawer.getByRole('button', { name: 'Content plan: Plan 2' })).toBeVisible()
  })
})
