import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { makeGoogleAccount } from '#tests/support/browser/journey-sandbox.ts'
import { openScreen } from '#tests/journeys/onboarding/onboarding-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { chooseEvents, chooseProperty, connectAnalyticsAs, openNumbers } from './director-page.ts'

test('a report is connected, read by keyboard and shared with a window without an account, until the sharing ends', async ({
  page,
  browser,
  baseURL,
}) => {
  const google = makeGoogleAccount()
  const person = await openScreen(page, 'director')
  await expect(page.getByText('Connect your Google Analytics 4 property to view this report')).toBeVisible()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL(planPath(person, 'ga-integration'))
  await connectAnalyticsAs(page, google.email)
  await page.getByRole('button', { name: 'Connect property' }).click()
  await expect(page.getByText('Please choose a property.')).toBeVisible()
  await chooseProperty(page, 'trailhouse.ex')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await chooseEvents(page, ['purchase', 'sign_up'])

  await page.getByRole('link', { name: 'Director view' }).click()
  await expect(page).toHaveTitle('Director view | Shop |')
  await expect(page.getByRole('heading', { level: 1, name: 'Director view | Shop' })).toBeVisible()
  const rows = await openNumbers(page, 'Organic traffic conversions')
  await expect(rows).toHaveCount(13)
  await expect(rows.first()).toHaveText('MonthAll conversionspurchasesign_up')
  const rates = await openNumbers(page, 'Organic traffic conversion rate')
  await expect(rates.nth(1)).toHaveText(/^\w{3} \d{4}(\d+\.\d\d%){3}$/)
  await expect(page.getByText(/^\* Only a part of/)).toBeHidden()
  await page.getByRole('button', { name: /^Days: / }).click()
  await page.getByText('Last 90 days').click()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/director\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('button', { name: 'Days: Last 90 days' })).toBeVisible()
  await expect(page.getByText(/^\* Only a part of/)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = page.getByRole('link', { name: 'Open link' })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/\/director\/[\w-]{20,}$/)
  await page.reload()
  await expect(link).toHaveAttribute('href', path)

  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const window = await stranger.newPage()
  const calls = new Set<string>()
  window.on('request', (request) => calls.add(new URL(request.url()).pathname))
  const opened = await window.goto(path)
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  await expect(window).toHaveTitle('Director view | Shop | Keyloom')
  await expect(window.getByRole('heading', { level: 1, name: 'Director view | Shop' })).toBeVisible()
  await expect((await openNumbers(window, 'Organic traffic conversions')).first()).toHaveText(
    'MonthAll conversionspurchasesign_up',
  )
  await expect(window.getByRole('button', { name: /Share|Disable share/ })).toHaveCount(0)
  await expect(window.getByRole('navigation', { name: 'Content plan' })).toHaveCount(0)
  expect(
    [...calls].filter((call) => call.startsWith('/api')).map((call) => call.replace(/\d+/, 'id')),
  ).toEqual(['/api/contentplan/id', '/api/integrations/google-analytics-data'])

  await page.getByRole('button', { name: 'Disable share' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable share' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await window.reload()
  await expect(window.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible()
  await expectNoAxeViolations(window)
  await stranger.close()
})

test('a property without numbers, a property that was deleted and a revoked grant are told apart, with the way back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404 .*google-analytics-data/)
  expectProblem(/status of 403 .*google-analytics-data/)
  expectProblem(/status of 424 .*google-analytics-data/)
  const google = makeGoogleAccount()
  const person = await openScreen(page, 'ga-integration')
  await connectAnalyticsAs(page, google.email)
  await chooseProperty(page, 'trailhouse app')
  await expect(page.getByText('Trailhouse app has counted no events in the last 6 months.')).toBeVisible()
  await page.goto(planPath(person, 'director'))
  const traffic = page.getByRole('region', { name: 'Organic traffic', exact: true })
  await expect(traffic.getByText('No analytics data found')).toBeVisible()
  await page.getByRole('link', { name: 'Choose events' }).click()
  await chooseProperty(page, 'trailhouse.ex')
  await chooseEvents(page, ['generate_lead'])

  // The account of another member has read the property until now, and can do so no more.
  await page.route('**/google-analytics-data', (route) =>
    route.fulfill({ status: 424, json: { message: 'Gone', code: 'x', details: { trouble: 'no_token' } } }),
  )
  await page.reload()
  await expect(page.getByText('Save it to read it with yours.')).toBeVisible()
  await page.unroute('**/google-analytics-data')
  await page.getByRole('button', { name: 'Save property' }).click()
  await expect(page.getByRole('checkbox', { name: 'generate_lead' })).toBeChecked()

  await google.deleteProperty('properties/310000001')
  await page.goto(`${planPath(person, 'director')}?from=2026-01-01&to=2026-03-31`)
  const said = page.getByRole('alert')
  await expect(said).toContainText('It may have been deleted')
  await google.revoke()
  await page.goto(`${planPath(person, 'director')}?from=2026-01-01&to=2026-02-28`)
  await expect(said).toContainText('The access to Google was revoked or has expired.')
  await said.getByRole('button', { name: 'Google Analytics settings' }).click()
  await expect(page.getByRole('button', { name: 'Connect Google Analytics' })).toBeVisible()
})

test('a link that another tab made is ended only by a new link that says so, and no tab replaces what it has not seen', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 409 .*contentplan/)
  expectProblem(/status of 403 .*contentplan.*key=/)
  const person = await openScreen(page, 'director')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const openLink = page.getByRole('link', { name: 'Open link' })
  const path = (await openLink.getAttribute('href')) ?? ''
  const other = await context.newPage()
  await other.goto(planPath(person, 'director'))
  await expect(other.getByText('a new link ends the one before')).toBeVisible()
  await other.getByRole('button', { name: 'New link' }).click()
  await expect(other.getByRole('link', { name: 'Open link' })).not.toHaveAttribute('href', path)

  await page.getByRole('button', { name: 'Disable share' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable share' }).click()
  await expect(page.getByText('Sharing was changed in another window just now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New link' })).toBeVisible()
  await expect(openLink).toBeHidden()
  await other.goto(path)
  await expect(other.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await other.close()
})
