import type { Page } from '@playwright/test'
import { endImports, planOf } from '#tests/support/browser/journey-imports.ts'
import { makeGoogleAccount } from '#tests/support/browser/journey-sandbox.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { connectAs, openScreen } from '#tests/journeys/onboarding/onboarding-page.ts'

// An import keeps its row until a day is stored, which takes a minute on a busy machine; endImports waits for it.
test.slow()

const importedDays = (page: Page) =>
  page.getByRole('region', { name: 'Search data', exact: true }).getByText(/\(\d+ days?\)/)

/** Ends the import of the settings in use, which would take minutes, and stores one day of a file under them instead. */
async function seeDays(page: Page): Promise<void> {
  const contentplanId = planOf(page.url())
  await endImports(contentplanId)
  const status = await page.evaluate(async (path) => {
    const day = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10)
    const totals = { clicks: 1, impressions: 20, position: 3 }
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('jwt')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ days: [{ day, totals }], isLast: false }),
    })
    return answer.status
  }, `/api/contentplan/${contentplanId}/search-file`)
  expect(status).toBe(200)
  await page.reload()
  await expect(importedDays(page)).toBeVisible()
}

test('other settings are saved after a question, the earlier ones are used again with their days, and days are deleted', async ({
  page,
}) => {
  const google = makeGoogleAccount()
  await openScreen(page, 'gsc-integration')
  await connectAs(page, google.email)
  await page.getByRole('radio', { name: /^trailhouse\.example Domain/ }).check()
  const include = page.getByLabel('Only URLs that match')
  const save = page.getByRole('button', { name: 'Save and update' })
  const earlier = page.getByRole('region', { name: 'Earlier settings' })
  await include.fill('/nothing-like-it')
  await save.click()
  await expect(page.getByText('Saved. Your search data are being read now.')).toBeVisible()
  await seeDays(page)

  await include.fill('(?=x)')
  await expect(page.getByText(/^This is not a regular expression: /)).toBeVisible()
  await save.click()
  await include.fill('/neither-this')
  await save.click()
  const question = page.getByRole('alertdialog', { name: 'Read other search data for this plan?' })
  await expect(question).toContainText('Nothing is deleted.')
  await expect(question).toContainText(/trailhouse\.example · All countries · only \/nothing-like-it/)
  await expect(question).toContainText('1 day since')
  await expect(question).toContainText('None of these days')
  await expect(question).toContainText(/48\d days, the newest first/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(include).toHaveValue('/neither-this')
  await expect(earlier).toBeHidden()
  await save.click()
  await question.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('Saved. Your search data are being read now.')).toBeVisible()
  await expect(earlier).toContainText('only /nothing-like-it')
  await seeDays(page)

  await earlier.getByRole('button', { name: /^Use again/ }).click()
  await expect(
    page.getByText(/^Saved\. \d+ days? (is|are) here already; what is missing is read now\.$/),
  ).toBeVisible()
  await expect(include).toHaveValue('/nothing-like-it')
  await expect(earlier).toContainText('only /neither-this')
  await expect(importedDays(page)).toBeVisible()

  await earlier.getByRole('button', { name: /^Delete these days/ }).click()
  const deletion = page.getByRole('alertdialog', { name: /^Delete \d+ days? of trailhouse\.example\?$/ })
  await expect(deletion).toContainText('This cannot be undone.')
  await expectNoAxeViolations(page)
  await deletion.getByRole('button', { name: /^Delete \d+ days?$/ }).click()
  await expect(earlier).toBeHidden()
  await endImports(planOf(page.url()))
})

test('days of a property that Google no longer gives are shown without updates, and the plan can go back', async ({
  page,
}) => {
  const google = makeGoogleAccount()
  await openScreen(page, 'gsc-integration')
  await connectAs(page, google.email)
  await page.getByRole('radio', { name: /^trailhouse\.example Domain/ }).check()
  const include = page.getByLabel('Only URLs that match')
  for (const text of ['/first', '/second']) {
    await include.fill(text)
    await page.getByRole('button', { name: 'Save and update' }).click()
    if (text === '/second') await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByText('Saved. Your search data are being read now.')).toBeVisible()
    await seeDays(page)
  }
  await google.revoke()
  await page.reload()
  const earlier = page.getByRole('region', { name: 'Earlier settings' })
  await expect(earlier).toContainText('No connected Google account sees this property now.')
  await expectNoAxeViolations(page)
  await earlier.getByRole('button', { name: /^Show these days: .*\/first/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Show the earlier days of trailhouse.example?' })
  await expect(question).toContainText('only /second')
  await question.getByRole('button', { name: 'Disconnect and show' }).click()
  await expect(page.getByText('1 earlier day is shown.')).toBeVisible()
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible()
  await expect(importedDays(page)).toBeVisible()
  await expect(page.getByText('its days stay as they are, and no new ones are read')).toBeVisible()
  await expect(page.getByText('Google ended the connection')).toBeHidden()
  const shown = earlier.getByRole('listitem').filter({ hasText: 'only /first' })
  await expect(shown).toContainText('Shown now. No new days are read.')
  await expect(shown.getByRole('button')).toHaveCount(0)
  await expectNoAxeViolations(page)

  // The plan reads nothing now, so no question is needed.
  await earlier.getByRole('button', { name: /^Show these days: .*\/second/ }).click()
  await expect(earlier.getByRole('listitem').filter({ hasText: 'only /second' })).toContainText('Shown now.')
  await connectAs(page, google.email)
  await earlier.getByRole('button', { name: /^Use again: .*\/first/ }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(include).toHaveValue('/first')
  await endImports(planOf(page.url()))
})
