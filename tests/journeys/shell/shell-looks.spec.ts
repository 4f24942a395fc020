import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { addDevice, makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { makePlans, openKeywords, openUserMenu, palette, planPath } from './shell-page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the shell has no accessibility violations, wide, narrow and with open menus', async ({ page }) => {
      test.slow()
      const person = await makePerson({
        workspaces: [
          { name: 'First', credits: 0, paidPlans: 9, plans: makePlans(10) },
          { name: 'Second', plans: makePlans(1) },
        ],
      })
      await signInAs(page, person)
      await page.goto(planPath(person, 'keywords'))
      await expect(page.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
      await expectNoAxeViolations(page)
      for (const name of [/^Content plan:/, /^Workspace:/, 'Your account']) {
        await page.getByRole('button', { name }).click()
        await expect(page.locator('[popover]')).toBeVisible()
        await expectNoAxeViolations(page)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Show icons only' }).click()
      await expectNoAxeViolations(page)
    })

    test('the palette and the dialogs have no accessibility violations', async ({ page }) => {
      test.slow()
      const person = await openKeywords(page)
      await addDevice(person, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
      await page.keyboard.press('Control+k')
      await expect(palette(page).getByRole('option', { selected: true })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await (await openUserMenu(page)).getByRole('button', { name: 'Signed-in devices' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('the cards of a workspace have no accessibility violations', async ({ page }) => {
      const person = await makePerson({
        workspaces: [
          {
            name: 'Full',
            paidPlans: 2,
            plans: [{ name: 'Connected', importEnded: '2026-11-20T08:00:00Z' }, ...makePlans(2)],
          },
        ],
      })
      await signInAs(page, person)
      await page.goto(`/workspace/${person.workspaces[0]?.id}`)
      await expect(page.getByText('Create new plan')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

      test('the open drawer has no accessibility violations', async ({ page }) => {
        await openKeywords(page)
        await expectNoAxeViolations(page)
        await page.getByRole('button', { name: 'Open navigation' }).tap()
        await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
        await expectNoAxeViolations(page)
      })
    })
  })
}
