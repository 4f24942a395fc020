import type { Page } from '@playwright/test'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { forkSandbox, type ForkedSandbox } from '../../../sandbox/fork-sandbox.ts'
import { startKeyloom, type JourneyProcess } from '#tests/support/browser/journey-process.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import {
  allow,
  chooseShop,
  connectAs,
  connectButton,
  expectConnected,
  expectConsentPage,
  goToGoogle,
  SHOP,
} from './onboarding-page.ts'
import { readToken } from '#tests/journeys/accounts/sign-in-page.ts'

const DAY_MS = 86_400_000

// One program and one imitation of Google for this file: the clock, the faults and Google's settings are shared.
test.describe.configure({ mode: 'serial' })

let address = ''
let sandbox: ForkedSandbox
let keyloom: JourneyProcess
const order = (path: string, input: object = {}) => createControlClient(sandbox.controlUrl).order(path, input)

test.beforeAll(async () => {
  sandbox = await forkSandbox()
  // Chosen last, so that no other program that is started here takes the port.
  const port = await findFreePort()
  address = `http://127.0.0.1:${port}`
  const { signIn, searchConsole } = sandbox.services
  const { id, secret } = sandbox.keys.signIn
  keyloom = await startKeyloom(port, {
    PUBLIC_URL: address,
    SANDBOX: 'off',
    OIDC_ISSUER: signIn,
    OIDC_NAME: 'Google',
    OIDC_CLIENT_ID: id,
    OIDC_CLIENT_SECRET: secret,
    GOOGLE_ISSUER: signIn,
    GOOGLE_TOKEN_URL: `${signIn}/token`,
    GOOGLE_CLIENT_ID: id,
    GOOGLE_CLIENT_SECRET: secret,
    SEARCH_CONSOLE_URL: searchConsole,
    SUPPORT_CONTACT: 'help@people.example',
  })
})

test.afterEach(() => order('/reset'))

test.afterAll(async () => {
  await keyloom.stop()
  await sandbox.stop()
})

/** Signs up a new user and makes a plan for the shop; ends at the second step. */
async function signUp(page: Page, email: string) {
  await page.goto(`${address}/main`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expectConsentPage(page)
  await allow(page, email)
  await expect(page).toHaveURL(/\/workspace\/\d+\/contentplan\/add$/)
  await page.getByLabel('Website').fill(SHOP)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
}

test('a Google that is down at the beginning or end of connecting is reported, and connecting works when it is back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/)
  await signUp(page, 'grace@people.example')
  await order('/faults', { service: 'signIn', kind: 'unavailable', path: '/.well-known' })
  await connectButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to initiate Google Search Console connection. Please try again.',
  )
  await order('/clear-faults')
  await order('/faults', { service: 'signIn', kind: 'reset', path: '/token' })
  await goToGoogle(page)
  await allow(page, 'grace@people.example')
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to connect Google Search Console. Please try again or contact support if the issue persists.',
  )
  await expectNoAxeViolations(page)
  await order('/clear-faults')
  await order('/faults', { service: 'searchConsole', kind: 'reset' })
  await connectAs(page, 'grace@people.example')
  await expect(page.getByRole('alert')).toContainText('Error connecting to Google Search Console:')
  await order('/clear-faults')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/search-console/properties?*', async (route) => {
    await answered
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Looking for your Search Console properties')).toBeVisible()
  await expectNoAxeViolations(page)
  answer()
  await expectConnected(page)
})

test('a new user signs up, connects a real Search Console and reaches the keywords; after seven days of Testing the user connects again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/403/)
  const email = 'ada@people.example'
  await order('/sign-in', { isTesting: true })
  await order('/sites', { email, sites: 'forbidden' })
  await signUp(page, email)
  await connectAs(page, email)
  await expect(page.getByRole('alert')).toContainText("We couldn't access your Google Search Console.")
  await expect(page.getByRole('link', { name: 'Write to help@people.example' })).toHaveAttribute(
    'href',
    'mailto:help@people.example',
  )
  await expectNoAxeViolations(page)
  await order('/sites', { email, sites: 'sites' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expectConnected(page)
  await chooseShop(page)
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByText('Thanks for setting up your domain.')).toBeVisible()
  await page.getByRole('link', { name: 'The first one: find keywords' }).click()
  await order('/clock', { advanceMs: 7 * DAY_MS })
  await expect(page.getByRole('dialog')).toBeVisible()
  // The first step back closes the dialog.
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/home\?showSetupMessage=true$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/onboarding\/wordpress/)
  await page.goBack()
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The connection to Google has ended' })).toBeVisible()
  await connectAs(page, email)
  await expect(page.getByRole('radio', { name: /^trailhouse\.example Domain/ })).toBeChecked()
})

test('a user whose session ended on Google’s page signs in again, returns to the step, and connects', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/)
  const email = 'edith@people.example'
  await signUp(page, email)
  const token = await readToken(page)
  await goToGoogle(page)
  await page.request.post(`${address}/api/auth/out`, {
    headers: { authorization: `Bearer ${token}` },
    data: { everywhere: true },
  })
  await allow(page, email)
  await expect(page).toHaveURL(`${address}/`)
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expectConsentPage(page)
  await allow(page, email)
  await expect(page).toHaveURL(/\/onboarding\/gsc/)
  await connectAs(page, email)
  await expectConnected(page)
})
