import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { startJourneyRun } from '#tests/support/browser/journey-run.ts'
import { openPlanKeywords, research, row, table } from './keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const FILE =
  'Keyword,Intent,Volume,Keyword Difficulty,CPC (USD),Competitive Density\ntrail shoes,C,90,45,0.8,0.2\n?!,,,,,\n'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport })

      test('the list has no accessibility violations, full, selected, empty, while it is clustered and when that failed', async ({
        page,
      }) => {
        test.slow()
        const person = await openPlanKeywords(page, {
          active: 12,
          inactive: 3,
          excluded: 1,
          search: '?tab=all',
        })
        await row(page, 'active 1').getByRole('checkbox').click()
        await page.getByRole('button', { name: 'Actions for active 2', exact: true }).click()
        await expectFine(page)
        await page.keyboard.press('Escape')
        const started = await startJourneyRun(person, {
          name: 'Clustering',
          steps: ['Crawling', 'Clustering', 'Labeling', 'Page matching'],
          pipeline: { name: 'grouping', key: `plan ${person.workspaces[0]?.plans[0]}` },
        })
        await page.goto(planPath(person, 'keywords?q=nothing'))
        await expect(page.getByText('No keyword is found for “nothing”.')).toBeVisible()
        await expect(page.getByRole('region', { name: 'Clustering' })).toBeVisible()
        await expectFine(page)
        await started.fail('DataForSEO is out of money. Please top it up.')
        await page.reload()
        await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
        await expectFine(page)
      })

      test('the dialogs have no accessibility violations', async ({ page }) => {
        test.slow()
        const person = await openPlanKeywords(page, { inactive: 3 })
        for (const tab of ['related', 'ask', 'clustering', 'upload']) {
          await page.goto(planPath(person, `keywords?dialog=${tab}`))
          await expect(page.getByRole('dialog')).toBeVisible()
          await expect(table(page)).toHaveAttribute('aria-busy', 'false')
          await expectFine(page)
        }
        await research(page).getByRole('textbox').fill('trail shoes\nhiking boots\nc++\ninactive 1')
        await research(page).getByText('1 line is ignored').click()
        await research(page).getByRole('button', { name: 'Process' }).click()
        await expect(research(page).getByText(/2 of 3 selected/)).toBeVisible()
        await expectFine(page)
        await research(page).getByRole('button', { name: 'Back' }).click()
        await research(page)
          .getByLabel('Choose a file')
          .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
        await expect(research(page).getByRole('button', { name: 'Import 1 keyword' })).toBeVisible()
        await expectFine(page)
        await research(page).getByRole('button', { name: 'Import 1 keyword' }).click()
        await expect(research(page)).toBeHidden()
        const more = page.getByRole('button', { name: 'More', exact: true })
        if (device === 'phone') await more.click()
        await page.getByRole(device === 'phone' ? 'menuitem' : 'button', { name: 'Imports' }).click()
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
        await expectFine(page)
      })
    })
  }
}

async function expectFine(page: Page) {
  await expectNoAxeViolations(page)
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
}
