import type { Page } from '@playwright/test'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { itemAt } from '#platform/items.ts'

const PROPERTIES = '**/api/integrations/search-console/properties?*'

async function openStep(page: Page, step: 'gsc' | 'wordpress') {
  const person = await makePerson({
    workspaces: [{ name: 'Shop', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  const { id, plans } = itemAt(person.workspaces, 0)
  const plan = `/workspace/${id}/contentplan/${plans[0]}`
  await signInAs(page, person)
  await page.goto(`${plan}/onboarding/${step}`)
  return plan
}

/** Replaces the server's answer to the request for Search Console properties. */
async function answerProperties(page: Page, status: number, body: unknown) {
  await page.unroute(PROPERTIES)
  await page.route(PROPERTIES, (route) => route.fulfill({ status, json: body }))
}

const messages = (page: Page) => page.getByLabel('Messages')

test('without a token Search Console can be connected, and the access key is requested', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/424/)
  await openStep(page, 'gsc')
  const connect = page.getByRole('button', { name: 'Connect Google Search Console' })
  await expect(connect).toBeVisible()
  await expectNoAxeViolations(page)
  const away = page.waitForRequest(/\/api\/integrations\/cognito\/login\?/)
  await page.route('**/api/integrations/cognito/login?*', (route) =>
    route.fulfill({ status: 200, body: 'away' }),
  )
  await connect.click()
  const query = new URL((await away).url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ scope: 'search-console', type: 'managed' })
  expect(query.get('next')).toMatch(/\/onboarding\/gsc$/)
  expect(query.get('accessKey')).toMatch(/^[\w-]{32}$/)
})

test('a connection that cannot begin is reported', async ({ page, expectProblem }) => {
  expectProblem(/424/)
  expectProblem(/500/)
  await openStep(page, 'gsc')
  await page.route('**/api/workspace/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Connect Google Search Console' }).click()
  await expect(messages(page)).not.toBeEmpty()
  await expect(page.getByRole('button', { name: 'Connect Google Search Console' })).toBeEnabled()
})

test('no access, no properties and any other failure have their own texts and a way on', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/403|502/)
  const details = { trouble: 'no_access' }
  await answerProperties(page, 403, { message: 'In other words.', code: 'forbidden', details })
  await openStep(page, 'gsc')
  await expect(page.getByRole('alert')).toContainText(
    "We couldn't access your Google Search Console. This might be due to insufficient permissions or a temporary connection issue.",
  )
  await expectNoAxeViolations(page)
  await answerProperties(page, 200, [])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText('No properties found')
  await expect(messages(page)).toContainText(
    'No Search Console properties found. Create or share a property in Google Search Console first.',
  )
  await answerProperties(page, 502, { message: 'Google is away' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Error connecting to Google Search Console: Google is away',
  )
  await answerProperties(page, 200, [{ domain: 'sc-domain:shop.example', userId: 1 }])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio', { name: /shop\.example/ })).toBeVisible()
})

test('where a service account reads for all, the step says with whom to share a property', async ({
  page,
}) => {
  const email = 'robot@people.example'
  const port = { name: 'search-console', provider: 'Google Search Console', state: 'real', sharedWith: email }
  await page.route('**/api/workspace/*/ports', (route) => route.fulfill({ json: [port] }))
  await answerProperties(page, 200, [])
  await openStep(page, 'gsc')
  await expect(page.getByRole('alert')).toContainText(`add this user to your property: ${email}`)
  await expect(page.getByRole('button', { name: 'Use another Google account' })).toBeHidden()
  await expectNoAxeViolations(page)
  await answerProperties(page, 200, [{ domain: 'sc-domain:shop.example', userId: 1 }])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByText(email)).toBeVisible()
})

test('without a Google configuration the step says so and can be left', async ({ page, expectProblem }) => {
  expectProblem(/424/)
  const port = { name: 'search-console', provider: null, state: 'none', sharedWith: null }
  await page.route('**/api/workspace/*/ports', (route) => route.fulfill({ json: [port] }))
  await openStep(page, 'gsc')
  await expect(page.getByText('Google is not set up on this installation')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google Search Console' })).toBeHidden()
  await expectNoAxeViolations(page)
})

test('a property has to be chosen, is stored, and leads to the last step', async ({ page }) => {
  await answerProperties(page, 200, [
    { domain: 'https://other.example/', userId: 1 },
    { domain: 'sc-domain:shop.example', userId: 1 },
  ])
  await page.route('**/api/integrations/search-console', (route) =>
    route.fulfill({ json: { property: 'sc-domain:shop.example' } }),
  )
  await page.route('**/api/contentplan/*/updating', (route) =>
    route.fulfill({ json: { runId: 1, isNew: true } }),
  )
  await openStep(page, 'gsc')
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^shop\.example .*matches your website$/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a Search Console property to continue.')
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: /^https:\/\/other\.example/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  const question = page.getByRole('alertdialog', { name: 'https://other.example/ is not shop.example' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
  const kept = page.waitForRequest('**/api/integrations/search-console')
  await page.getByRole('radio', { name: /^shop\.example/ }).press('Space')
  await page.keyboard.press('Enter')
  expect((await kept).postDataJSON()).toMatchObject({ property: 'sc-domain:shop.example' })
  await expect(messages(page)).toContainText('Google Search Console connected successfully!')
  await expect(page).toHaveURL(/\/onboarding\/wordpress$/)
})

test('the last step accepts the key of the plugin, refuses other texts, and ends where keywords are found', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400|ERR_FAILED/)
  const plan = await openStep(page, 'wordpress')
  const key = page.getByLabel('API key')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await expect(key).toHaveAttribute('placeholder', /^cck_/)
  await key.fill('   ')
  await expect(save).toBeDisabled()
  await key.press('Enter')
  await expect(page.getByText('API key is required')).toBeVisible()
  await expect(messages(page)).toContainText('Please enter the API key generated in the connector plugin.')
  await expectNoAxeViolations(page)
  await key.fill('rubbish')
  await save.click()
  await expect(messages(page)).toContainText('Please paste the API key from the connector plugin.')
  await expect(key).toHaveAccessibleDescription('Please paste the API key from the connector plugin.')
  const saving = '**/api/integrations/wordpress'
  await page.route(saving, (route) => route.abort())
  await key.fill('cck_anything')
  await save.click()
  await expect(messages(page)).toContainText('Failed to save WordPress plugin integration. Please try again.')
  await page.unroute(saving)
  const root = Buffer.from('https://www.shop.example/wp-json/').toString('base64url')
  await key.fill(`cck_1_${root}.${'s'.repeat(40)}`)
  await save.click()
  await expect(page).toHaveURL(`${plan}/home?showSetupMessage=true`)
  await expect(messages(page)).toContainText('WordPress plugin connected successfully!')
  await page.goto(`${plan}/onboarding/wordpress`)
  await expect(page.getByText('Connected to www.shop.example')).toBeVisible()
  await page.getByRole('link', { name: 'Finish' }).click()
  await expect(page).toHaveURL(`${plan}/home?showSetupMessage=true`)
})

test('a plan that cannot be loaded can be tried again, or replaced by a new start', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500|424/)
  const plan = '**/api/contentplan/*'
  await page.route(plan, (route) => route.fulfill({ status: 500, json: {} }))
  await openStep(page, 'gsc')
  const panel = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(panel).toContainText('Failed to load content plan details')
  await expect(messages(page)).toContainText('Failed to load onboarding data. Please refresh and try again.')
  await expectNoAxeViolations(page)
  await page.unroute(plan)
  await panel.getByRole('button', { name: 'Try Again' }).click()
  await expect(messages(page)).toContainText('Successfully recovered! Please continue with the onboarding.')
  await page.route(plan, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page).toHaveURL(/\/contentplan\/add$/)
})

test('both steps can be skipped', async ({ page, expectProblem }) => {
  expectProblem(/424/)
  const plan = await openStep(page, 'gsc')
  await page.getByRole('link', { name: 'Do this later' }).click()
  await expect(page).toHaveURL(`${plan}/onboarding/wordpress`)
  const skipped = page.getByRole('listitem').filter({ hasText: 'Search Console (skipped)' })
  await expect(skipped).toBeVisible()
  await expectNoAxeViolations(page)
  await skipped.getByRole('link').click()
  await expect(page).toHaveURL(`${plan}/onboarding/gsc`)
  await page.getByRole('link', { name: 'Do this later' }).click()
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(`${plan}/home?showSetupMessage=true`)
})
