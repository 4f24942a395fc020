import { makeZip } from '#tests/support/performance/make-zip.ts'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { endImports, planOf } from '#tests/support/browser/journey-imports.ts'
import { makeGoogleAccount } from '#tests/support/browser/journey-sandbox.ts'
import { connectAs, openScreen } from '#tests/journeys/onboarding/onboarding-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a plan is connected in its settings, its data appears, and lost access is reported with the way back', async ({
  page,
}) => {
  const google = makeGoogleAccount()
  const person = await openScreen(page, 'gsc-integration')
  await expect(page.getByText('Not connected')).toBeVisible()
  await connectAs(page, google.email)
  await page.getByRole('radio', { name: /^trailhouse\.example Domain/ }).check()
  const include = page.getByLabel('Only URLs that match')
  await include.fill('/(blog')
  const save = page.getByRole('button', { name: 'Save and update' })
  await save.click()
  await expect(page.getByText('This is not a regular expression')).toBeVisible()
  await expectNoAxeViolations(page)
  await include.fill('/(blog|collections)/')
  const country = page.getByRole('combobox', { name: 'Country of searches' })
  for (const [typed, chosen] of [
    ['german', 'Germany'],
    ['all c', 'All countries'],
  ] as const) {
    await country.focus()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue(chosen)
  }
  await expect(page.getByText('Connected', { exact: true })).toBeHidden()
  await save.click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(part(page, 'Search data')).toContainText(/Importing days \d+ of \d+/)
  await expectNoAxeViolations(page)

  await google.revoke()
  await expect(page.getByRole('heading', { name: 'The connection to Google has ended' })).toBeVisible()
  await expect(part(page, 'Search data').getByRole('alert')).toContainText('your data stay')
  await expectNoAxeViolations(page)
  await page.goto(planPath(person, 'keywords'))
  const note = page.getByRole('complementary', { name: 'Search Console' })
  await expect(note).toContainText('Google ended the connection')
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords' })).toBeVisible()
  await expectNoAxeViolations(page)
  await note.getByRole('link', { name: 'Fix the connection' }).click()
  await connectAs(page, google.email)
  await expect(include).toHaveValue('/(blog|collections)/')
  await part(page, 'Search data').getByRole('button', { name: 'Try Again' }).click()
  await expect(part(page, 'Search data')).toContainText(/Importing days \d+ of \d+/)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(note).toBeHidden()

  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(part(page, 'Search data')).toContainText('The last import was cancelled.')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect trailhouse.example?' })
  await question.getByLabel('Delete the imported search data').check()
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Disconnect and delete' }).click()
  await expect(page.getByText('Not connected')).toBeVisible()
  await expect(part(page, 'Search data')).toBeHidden()
  await endImports(planOf(page.url()))
})

test('the property of another website is connected only after a question', async ({ page }) => {
  const google = makeGoogleAccount()
  await openScreen(page, 'gsc-integration', { domain: 'boots.example' })
  await connectAs(page, google.email)
  const choice = page.getByRole('radio', { name: /^trailhouse\.example Domain/ })
  await choice.check()
  const save = page.getByRole('button', { name: 'Save and update' })
  await save.click()
  const question = page.getByRole('alertdialog', { name: 'trailhouse.example is not boots.example' })
  await expect(question).toContainText('the property belongs to another website')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(choice).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeHidden()
  await choice.check()
  await save.click()
  await question.getByRole('button', { name: 'Connect anyway' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await endImports(planOf(page.url()))
})

test('an export in another language is read, shown, and then added to the plan', async ({ page }) => {
  await openScreen(page, 'gsc-integration')
  const file = part(page, 'File')
  const choose = (name: string, content: Uint8Array) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/zip',
      buffer: Buffer.from(content),
    })
  await choose('rubbish.zip', new TextEncoder().encode('no zip'))
  await expect(file.getByRole('alert')).toContainText('rubbish.zip is no ZIP archive')
  await file.getByRole('button', { name: 'Remove rubbish.zip' }).click()
  const measures = 'Klicks,Impressionen,CTR,Position'
  const packed = makeZip([
    {
      name: 'Suchanfragen.csv',
      text: `Häufigste Suchanfragen,${measures}\nwanderschuhe,3,"1.200","0,3 %","7,25"\n`,
    },
    { name: 'Diagramm.csv', text: `Datum,${measures}\n2026-01-02,3,"1.200","0,3 %","7,25"\n` },
  ])
  await choose('export.zip', packed)
  await expect(file).toContainText('Search Console export, German')
  await expect(file.getByRole('row', { name: /wanderschuhe/ })).toContainText('1,200')
  await expectNoAxeViolations(page)
  await expect(file.getByLabel('From')).toHaveValue('2026-01-02')
  await file.getByRole('combobox', { name: 'Period' }).selectOption('Last 28 days')
  await expect(file.getByLabel('From')).toHaveValue('2025-12-06')
  await file.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(file).toContainText('Imported: 1 row with its numbers, 1 day, 1 new keyword, and 0 new pages.')
  const numbers = part(page, 'Numbers from files')
  await expect(numbers).toContainText('Dec 6, 2025 – Jan 2, 2026 · 1 query')
  await page.goto(page.url().replace('gsc-integration', 'keywords?tab=inactive'))
  await expect(page.getByRole('row', { name: /wanderschuhe/ })).toContainText('1,200*')
  await expect(page.getByText('* Numbers of Dec 6, 2025 – Jan 2, 2026, from an imported file')).toBeVisible()
  await page.goBack()
  await numbers.getByRole('button', { name: 'Delete the numbers of export.zip' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click()
  await expect(numbers).toBeHidden()
  await expect(part(page, 'Search data')).toContainText('Jan 2, 2026 – Jan 2, 2026 (1 day)')
})
