import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { signInAs } from '#tests/support/browser/journey-person.ts'
import { fixButton, panel, seedEvidence } from '#tests/journeys/cluster/evidence-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { places, table } from './clusters-page.ts'

const WAYS = {
  'by mouse': (button: Locator) => button.click(),
  'by the keyboard alone': (button: Locator) => button.press('Enter'),
}

for (const [way, press] of Object.entries(WAYS))
  test(`a breakout page is found, and two clusters that cannibalize each other are merged and restored, ${way}`, async ({
    page,
  }) => {
    const { person } = await seedEvidence()
    await signInAs(page, person)
    await page.goto(planPath(person, 'plan'))
    await press(entry(page, 'Breakout pages'))
    await expect(titles(page)).toHaveText(['Ski shoes'])
    await expect(page).toHaveURL(/\/plan\/breakout$/)
    await press(entry(page, 'All clusters'))
    await expect(titles(page)).toHaveCount(2)

    await press(table(page).getByRole('button', { name: /^Alerts of Ski boots: Cannibalization/ }))
    await expect(panel(page)).toContainText('Google shows /old-boots most, but /ski-boots is matched')
    await press(fixButton(page, 'Merge “Ski shoes” into this cluster'))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }))
    await expect(messages(page)).toContainText('“Ski shoes” is merged into “Ski boots”')
    await expect(titles(page)).toHaveText(['Ski boots'])
    await expect(page.getByRole('button', { name: 'refresh page' })).toBeVisible()
    await press(messages(page).getByRole('button', { name: 'Undo', exact: true }))
    await expect(titles(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
  })

function entry(page: Page, name: string) {
  return places(page).getByRole('button', { name: new RegExp(`^${name}`) })
}

function titles(page: Page) {
  return table(page).locator('tbody [data-row-open]')
}
