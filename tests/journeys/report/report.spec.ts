import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { chart, openDemoReport, openReport, rows, table, tile } from './report-page.ts'

test('two pages that compete for a query are found by an expression, saved, and noted on the chart', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400|is not a regular expression/)
  await openReport(page)
  await expect(page).toHaveTitle('Report view | Boots |')
  await expect(tile(page, 'Clicks')).toContainText('840')
  await expect(rows(page, 'Pages')).toHaveCount(3)

  await page.keyboard.press('/')
  await page.keyboard.type('^how to (choose')
  await page.keyboard.press('Enter')
  await expect(page.getByText('there is a ( without its )')).toBeVisible()
  await page.keyboard.type('|pick)')
  await page.keyboard.press('Enter')
  await expect(rows(page, 'Pages')).toHaveCount(2)
  await expect(rows(page, 'Pages').nth(0)).toContainText('/choose-boots')
  await expect(rows(page, 'Pages').nth(1)).toContainText('/boots-for-beginners')
  await expect(rows(page, 'Keywords')).toHaveCount(1)
  await expect(rows(page, 'Keywords').getByRole('link', { name: 'Choosing boots' })).toBeVisible()
  await expect(tile(page, 'Clicks')).toContainText('280')
  await table(page, 'Pages').getByRole('button', { name: 'Rank' }).click()
  await expect(page).toHaveURL(/p_sort=position&p_order=asc/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save pages as CSV' }).click()
  const saved = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n')
  expect(saved).toEqual([
    '\ufeffURL,Cluster,Impressions,Clicks,CTR,Rank',
    'https://report.example/choose-boots,Choosing boots,5600,168,0.03,8',
    'https://report.example/boots-for-beginners,,5040,112,0.0222,9',
    '',
  ])

  await tile(page, 'Impressions').focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'Impressions')).toHaveAttribute('aria-pressed', 'false')
  await tile(page, 'Clicks').press('Space')
  await expect(chart(page)).toContainText('All lines are off.')
  await tile(page, 'Rank').click()

  await page.getByRole('button', { name: 'Annotations' }).click()
  await page.getByRole('button', { name: 'Add annotation' }).click()
  await page.getByLabel('What happened').fill('New navigation')
  await page.getByLabel('First day').fill('2026-06-17')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('New navigation')).toBeVisible()
  await page.getByRole('button', { name: 'Hide “December 2025 core update”' }).click()
  await expect(page.getByRole('dialog').getByText('hidden')).toBeVisible()
  await page.keyboard.press('Escape')
  await chart(page).getByText('Show as table').click()
  const weeks = chart(page).getByRole('row')
  await expect(weeks.filter({ hasText: 'New navigation' })).toContainText('Jun 15, 2026')
  await expect(weeks.filter({ hasText: 'Updated: Choosing boots' })).toContainText('Jun 1, 2026')
  await expect(weeks.filter({ hasText: 'December 2025 core update' })).toHaveCount(0)
})

test('a changed cluster is compared before and after, and days without data say why', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400|The dates are reversed/)
  const person = await openReport(page, '?mode=updated')
  await expect(page.getByText('No clusters selected')).toBeVisible()
  const clusters = page.getByRole('combobox', { name: 'Clusters' })
  await clusters.click()
  await expect(page.getByRole('option', { name: 'Choosing boots' })).toBeVisible()
  // The list of the text before must not answer.
  await page.keyboard.type('tents')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'No cluster is found for “tents”.' }),
  ).toBeVisible()
  await clusters.fill('choos')
  await expect(page.getByRole('option', { name: 'Choosing boots' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(rows(page, 'Changed clusters')).toHaveCount(2)
  // 27 days after June 1 are known.
  await expect(rows(page, 'Changed clusters').first()).toContainText('Updated Jun 1, 2026')
  await expect(rows(page, 'Changed clusters').first()).toContainText('27')
  await expect(rows(page, 'Changed clusters').last()).toContainText('Sum of 1 cluster')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save changed clusters as CSV' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(
    'Choosing boots,https://report.example/choose-boots,Updated,2026-06-01,27,',
  )
  await page.getByRole('button', { name: 'Remove Choosing boots' }).click()
  await expect(page.getByText('No clusters selected')).toBeVisible()

  await goTo(page, planPath(person, 'report?from=2026-06-29&to=2026-06-30'))
  await expect(page.getByText('the last day with search data is Jun 28, 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the last 360 days' }).click()
  await expect(page.getByText('56 of 360 days are counted: search data begin on May 4, 2026.')).toBeVisible()
  await goTo(page, planPath(person, 'report?from=2026-06-20&to=2026-06-10'))
  await expect(
    page.getByText('Error: The dates are reversed: 2026-06-20 comes after 2026-06-10.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear dates and filters' }).click()
  await expect(tile(page, 'Impressions')).toContainText('13,440')
})

test('among all pages of the demo about choosing, the two that compete for one question are found by an expression', async ({
  page,
}) => {
  const { days } = await openDemoReport(page)
  await expect(rows(page, 'Pages').filter({ hasText: '/blog/how-to-choose-headlamps' })).toHaveCount(1)
  await expect(rows(page, 'Pages')).toHaveCount(10)
  const question = /(choose|choosing|pick).*rain jacket/
  await page.keyboard.press('/')
  // At once: a part of it may be no expression, which the server refuses.
  await page.keyboard.insertText(question.source)
  await page.keyboard.press('Enter')
  await expect(rows(page, 'Pages')).toHaveCount(2)
  await expect(rows(page, 'Pages').filter({ hasText: '/blog/rain-jackets-for-beginners' })).toHaveCount(1)
  const matched = rows(page, 'Pages').filter({ hasText: '/blog/how-to-choose-rain-jackets' })
  await expect(matched.getByRole('link', { name: 'How to choose rain jackets' })).toBeVisible()
  const asked = days.flatMap((day) => day.pageQueries.filter(({ query }) => question.test(query)))
  await expect(rows(page, 'Keywords')).toHaveCount(new Set(asked.map(({ query }) => query)).size)
  const clicks = asked.reduce((sum, row) => sum + row.clicks, 0)
  await expect(tile(page, 'Clicks')).toContainText(clicks.toLocaleString('en-US'))
})

test('numbers that are known stay when they cannot be loaded again', async ({ page, expectProblem }) => {
  expectProblem(/status of 400|Not now/)
  await openReport(page)
  await expect(tile(page, 'Clicks')).toContainText('840')
  await page.route('**/contentplan/*/gsc', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now', error: 'Bad Request', code: 'bad_request' } }),
  )
  const refresh = page.getByRole('button', { name: 'Refresh' })
  const refused = page.waitForResponse((reply) => reply.status() === 400)
  await refresh.click()
  await refused
  await expect(refresh).toBeEnabled()
  await expect(tile(page, 'Clicks')).toContainText('840')
  await expect(rows(page, 'Pages')).toHaveCount(3)
})
