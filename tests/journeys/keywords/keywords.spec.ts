import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { goTo } from '#tests/support/browser/go-to.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { seedKeywords } from '#tests/support/browser/journey-keywords.ts'
import type { Person } from '#tests/support/browser/journey-person.ts'
import { act, filter, messages, openPlanKeywords, row, shownKeywords, tab, table } from './keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

test('tabs count, filters combine, the address restores the same view, and a keyword opens its cluster in a new tab', async ({
  page,
  context,
}) => {
  await openPlanKeywords(page, { active: 20, inactive: 6, excluded: 2 })
  await expect(tab(page, 'Active')).toContainText('20')
  await expect(tab(page, 'Inactive')).toContainText('6')
  await expect(tab(page, 'Excluded')).toContainText('2')
  await expect(tab(page, 'All')).toContainText('28')
  await tab(page, 'All').click()
  await expect(page).toHaveURL(/tab=all/)
  await filter(page).fill('ACTIVE 1')
  await expect(tab(page, 'All')).toContainText('12')
  await page.getByLabel('Source').selectOption('Uploaded')
  await expect(tab(page, 'All')).toContainText('4')
  await table(page).getByRole('button', { name: 'Keyword', exact: true }).click()
  await expect.poll(() => shownKeywords(page)).toEqual(['active 1', 'active 13', 'active 17', 'inactive 1'])
  await page.reload()
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(filter(page)).toHaveValue('ACTIVE 1')
  await expect(page.getByLabel('Source')).toHaveValue('upload')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=keyword/)

  await goTo(page, `${page.url().split('?')[0]}?tab=all`)
  await expect(row(page, 'inactive 1')).toContainText('Inactive')
  await expect(row(page, 'excluded 1')).toContainText('Excluded')
  const opened = context.waitForEvent('page')
  await row(page, 'active 1').getByRole('link', { name: 'Cluster 1' }).click()
  await expect(await opened).toHaveURL(/\/article\/\d+$/)
  await expect(page).toHaveURL(/keywords\?tab=all$/)
})

test('special characters are taken literally, patterns are recognised, a broken pattern says what to do, and the result is saved as a file', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/)
  await openPlanKeywords(page, { active: 12, inactive: 3, search: '?tab=all' })
  await filter(page).fill('c++ (best?)')
  await expect(page.getByText('No keyword is found for “c++ (best?)”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(tab(page, 'All')).toContainText('15')
  await filter(page).pressSequentially('12 active', { delay: 80 })
  await expect(tab(page, 'All')).toHaveText(/^All\s*1$/)
  await expect(row(page, 'active 12')).toBeVisible()
  await expect(row(page, 'active 1')).toBeHidden()
  await expect(filter(page)).toHaveValue('12 active')
  await filter(page).fill('^active 1$|active 12')
  await expect(tab(page, 'All')).toHaveText(/^All\s*2$/)
  await expect(page.getByText('Searched as a regular expression')).toBeVisible()
  await filter(page).fill('active '.repeat(50))
  await expect(tab(page, 'All')).toHaveText(/^All\s*15$/)
  await filter(page).fill('/(/')
  await expect(page.getByText(/this is not a regular expression/)).toBeVisible()
  await filter(page).fill('')
  await expect(row(page, 'active 1')).toBeVisible()

  await tab(page, 'Active').click()
  await filter(page).fill('active 1')
  await expect(tab(page, 'Active')).toContainText('4')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('keywords-active.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const lines = Buffer.concat(chunks).toString('utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\ufeffKeyword,Status,Search volume/)
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('')
})

test('excluded and reset keywords leave the list at once, and Undo restores them; a change that fails is reverted and reported', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 503/)
  const person = await openPlanKeywords(page, { active: 20 })
  await page.route('**/api/contentplan/*/keyword', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'The database rests.', code: 'temporary' } })
      : route.fallback(),
  )
  const held = Promise.withResolvers<void>()
  await page.route('**/api/contentplan/*/keyword?*', async (route) => {
    await held.promise
    await route.fallback()
  })
  await act(page, 'active 1', 'Exclude')
  await expect(messages(page)).toContainText('The database rests.')
  await expect(row(page, 'active 1')).toBeVisible()
  await expect(tab(page, 'Active')).toContainText('20')
  held.resolve()
  await page.unroute('**/api/contentplan/*/keyword')
  await page.unroute('**/api/contentplan/*/keyword?*')

  const second = await context.newPage()
  await second.goto(planPath(person, 'keywords?tab=excluded'))
  await expect(second.getByText('No keyword is excluded.')).toBeVisible()
  await act(page, 'active 2', 'Exclude')
  await expect(row(page, 'active 2')).toBeHidden()
  await expect(tab(page, 'Excluded')).toContainText('1')
  await expect(messages(page)).toContainText('1 keyword excluded')
  await expect(row(second, 'active 2')).toBeVisible()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'active 2')).toContainText('Cluster 1')
  await expect(tab(second, 'Excluded')).toContainText('0')

  await page.getByRole('checkbox', { name: 'Select active 1', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select active 4', exact: true }).click({ modifiers: ['Shift'] })
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('4 selected')
  await expect(selection).toContainText('399,990')
  await selection.getByRole('button', { name: 'Make inactive' }).click()
  await expect(selection).toBeHidden()
  await expect(messages(page)).toContainText('4 keywords made inactive')
  await expect(tab(page, 'Active')).toContainText('16')
  await expect(tab(page, 'Inactive')).toContainText('4')
})

test('unknown search volumes are got for some keywords and then for all, and columns are chosen and kept', async ({
  page,
}) => {
  const person = await openPlanKeywords(page, {
    inactive: 15,
    search: '?tab=inactive&sort=keyword&order=asc',
  })
  await row(page, 'inactive 14').getByRole('checkbox').click()
  await row(page, 'inactive 15').getByRole('checkbox').click()
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('99,985+, 1 of 2 keywords has no known search volume')
  await selection.getByRole('button', { name: 'Get 1 search volume' }).click()
  const dialog = page.getByRole('dialog', { name: 'Get search volumes' })
  await expect(dialog).toContainText('To be made up by the sandbox1')
  await page.reload()
  await expect(dialog).toContainText('To be made up by the sandbox1')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '2 without volume' }).click()
  await expect(dialog).toContainText('Keywords without a search volume2')
  await endBeforeAnswer(page)
  await dialog.getByRole('button', { name: 'Get search volumes' }).click()
  await expect(dialog).toBeHidden()
  await expect(messages(page)).toContainText(/search volumes? found/)
  await expect(page.getByRole('button', { name: /without volume/ })).toBeHidden()
  await forgetVolume(person, 'inactive 1')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'CPC' }).check()
  await page.getByRole('checkbox', { name: 'Source' }).uncheck()
  await page.reload()
  // A keyword that the service did not know is not asked for again, but it is still without a volume.
  await page.getByRole('button', { name: '1 without volume' }).click()
  await expect(dialog).toContainText('Keywords without a search volume1')
  await expect(dialog).toContainText('To be made up by the sandbox0')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await table(page).getByRole('button', { name: 'CPC', exact: true }).click()
  await expect(page).toHaveURL(/sort=cpc/)
  await expect(table(page).getByRole('columnheader', { name: 'Source' })).toBeHidden()
})

test('all keywords on a page are selected at once, and pages are turned', async ({ page }) => {
  await openPlanKeywords(page, { active: 230 })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('100 selected')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('101–200 of 230')).toBeVisible()
  // The page begins at its first row, below the header, which is below the bar at the top of the window.
  await expect(async () => {
    const [bar, header, first] = await Promise.all(
      ['header', 'thead th', 'tbody tr[data-index="0"]'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    )
    expect(header?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(first?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }).toPass()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(selection).toContainText('200 selected')
  await selection.getByRole('button', { name: 'Select all 230' }).click()
  await expect(selection).toContainText('230 selected')
  await selection.getByRole('button', { name: 'Clear selection' }).click()
  await expect(selection).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  const held = Promise.withResolvers<void>()
  await page.route(/limit=1000\b/, (route) => held.promise.then(() => route.continue()))
  const answered = page.waitForResponse(/limit=1000\b/)
  await selection.getByRole('button', { name: 'Select all 230' }).click()
  await expect(selection).toContainText('Selecting: 0 of 230')
  await page.keyboard.press('Escape')
  await expect(selection).toBeHidden()
  held.resolve()
  await (await answered).finished()
  await page.getByRole('checkbox', { name: 'Select active 150', exact: true }).check()
  await expect(selection).toContainText('1 selected')
  await page.keyboard.press('Escape')
  await expect(selection).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await page.getByLabel('Rows on a page').selectOption('500 rows')
  await expect(page.getByText('1–230 of 230')).toBeVisible()
  await expect(page).toHaveURL(/rows=500/)
  await tab(page, 'All').click()
  await expect(selection).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the main button stays, and the other actions are in one menu', async ({ page }) => {
    await openPlanKeywords(page, { active: 3 })
    await expect(page.getByRole('button', { name: 'Run Clustering On Inactive Keywords' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'History' })).toBeHidden()
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    await downloading
    await more.press('Enter')
    await page.getByRole('menuitem', { name: 'Find more keywords' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Find more keywords' })).toBeVisible()
  })
})

test('each empty list explains itself, and offers a next step', async ({ page }) => {
  const person = await openPlanKeywords(page)
  await expect(page.getByText('This plan has no keywords yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Find keywords' }).click()
  await expect(page.getByRole('dialog', { name: 'Find more keywords' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Find more keywords' })).toBeHidden()
  await expect(page).toHaveURL(/\/keywords$/)
  await seedKeywords(person, { inactive: 2 })
  await page.reload()
  await page.getByRole('button', { name: 'Show 2 inactive keywords' }).click()
  await expect(row(page, 'inactive 1')).toBeVisible()
  await goTo(page, planPath(person, 'keywords?q=inactive'))
  await page.getByRole('button', { name: 'Show 2 in all tabs' }).click()
  await expect(row(page, 'inactive 2')).toBeVisible()
  await goTo(page, planPath(person, 'keywords?tab=inactive&page=9'))
  await expect(row(page, 'inactive 2')).toBeVisible()
})

/** Makes a keyword one that the sandbox was asked for just now, and did not know. */
async function forgetVolume({ workspaces: [first] }: Person, keyword: string): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query(
      `update keywords set estimated_search_volume = null, volume_asked_of = 'sandbox', volume_asked_at = now()
       where contentplan_id = $1 and keyword = $2`,
      [first?.plans[0], keyword],
    ),
  )
}

/** Lets a run that asks for search volumes end before the page knows that it has begun. */
async function endBeforeAnswer(page: Page): Promise<void> {
  const { promise: hasEnded, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/keyword/volume/estimate', async (route) => {
    await hasEnded
    await route.continue()
  })
  await page.route('**/keyword/volume', async (route) => {
    const response = await route.fetch()
    const { runId } = await response.json()
    await expect
      .poll(() =>
        withJourneyDatabase((client) => client.query('select state from runs where id = $1', [runId])),
      )
      .toMatchObject({ rows: [{ state: 'done' }] })
    end()
    await route.fulfill({ response })
  })
}
