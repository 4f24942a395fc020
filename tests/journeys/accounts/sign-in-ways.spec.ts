import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startKeyloom, type JourneyProcess } from '#tests/support/browser/journey-process.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { expireAllProofs } from '#tests/support/browser/journey-person.ts'
import { OIDC_CLIENT, startOidcIssuer, type OidcIssuer } from '#tests/support/accounts/oidc-issuer.ts'
import { openUserMenu } from '#tests/journeys/shell/shell-page.ts'
import { SHOP } from '#tests/journeys/onboarding/onboarding-page.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { callApi } from './sign-in-page.ts'

const OWNER = { email: 'owner@people.example', password: 'a password of some length' }

// One process with a provider, a password and a service account serves all journeys of this file.
test.describe.configure({ mode: 'serial' })

let address = ''
let issuer: OidcIssuer
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let keyloom: JourneyProcess

test.beforeAll(async () => {
  const port = await findFreePort()
  address = `http://127.0.0.1:${port}`
  issuer = await startOidcIssuer({ redirectUri: `${address}/api/integrations/cognito/callback` })
  sandbox = await startSandbox()
  keyloom = await startKeyloom(port, {
    GOOGLE_SERVICE_ACCOUNT: await (await fetch(`${sandbox.controlUrl}/service-account`)).text(),
    GOOGLE_TOKEN_URL: `${sandbox.services.signIn}/token`,
    SEARCH_CONSOLE_URL: sandbox.services.searchConsole,
    PUBLIC_URL: address,
    OIDC_ISSUER: issuer.issuer,
    OIDC_NAME: 'Staff Login',
    OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  })
})

test.afterAll(async () => {
  await keyloom.stop()
  await sandbox.stop()
  await issuer.close()
})

// The provider's pages request an icon and a font that are missing here.
const FOREIGN = /favicon\.ico|fonts\.googleapis\.com/

async function signInAtProvider(page: Page, name: string) {
  await page.getByPlaceholder(/login/i).fill(name)
  await page.getByPlaceholder(/password/i).fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

/** The distance in pixels between the spinner of a busy button and the button's middle. */
function findOffset(button: Element) {
  const [outer, inner] = [button, button.querySelector('.mantine-Button-loader') ?? button].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  return Math.max(Math.abs((outer?.x ?? 0) - (inner?.x ?? 0)), Math.abs((outer?.y ?? 0) - (inner?.y ?? 0)))
}

/** Opens a property to a workspace as the owner does on the command line. */
async function giveAccess(workspaceId: number, property: string) {
  const env = { PATH: process.env['PATH'], KEYLOOM_DATA: keyloom.folder, TZ: 'UTC' }
  await promisify(execFile)(
    process.execPath,
    ['bin/keyloom.ts', 'grant-property', String(workspaceId), property],
    { env },
  )
}

test('the owner signs in with e-mail and password, after a wrong password', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/)
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Sign in with Staff Login' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the demo workspace' })).toBeHidden()
  await page.getByRole('link', { name: 'Sign in with e-mail' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('E-mail').fill(OWNER.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/workspace\/\d+\/contentplan\/add$/)
})

test('a new user signs up at the provider, gets a workspace, and connects a property after the owner has granted it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(FOREIGN)
  await page.goto(`${address}/main`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await signInAtProvider(page, 'ada')
  await expect(page).toHaveURL(/\/workspace\/\d+\/contentplan\/add$/)
  const { answer } = await callApi(page, 'GET', '/workspace')
  expect(answer).toMatchObject([{ type: 'managed' }])

  await page.getByLabel('Website').fill(SHOP)
  await page.getByRole('button', { name: 'Next' }).click()
  const notOpen = page.getByRole('alert').filter({ hasText: 'Not connected' })
  await expect(notOpen).toContainText(`Workspace ${answer[0].id} has no access to a Search Console property`)
  await giveAccess(answer[0].id, `sc-domain:${SHOP}`)
  await notOpen.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^trailhouse\.example Domain/ })).toBeVisible()
  await expect(notOpen).toBeHidden()
})

test('a person who signs up to Mini lands on the paid clusterer, and nowhere else', async ({
  page,
  expectProblem,
}) => {
  expectProblem(FOREIGN)
  await page.goto(`${address}/mini`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await signInAtProvider(page, 'grace')
  await expect(page).toHaveURL(/\/workspace\/\d+\/ultimate-clusterer$/)
  const [, , workspace] = new URL(page.url()).pathname.split('/')
  for (const path of ['', '/contentplan/add', '/contentplan/1/home']) {
    await page.goto(`${address}/workspace/${workspace}${path}`)
    await expect(page).toHaveURL(/\/ultimate-clusterer$/)
  }
  await page.goto(`${address}/workspace/${workspace}/ai-writer`)
  await expect(page).toHaveURL(/\/ai-writer$/)
})

test('an address that is not confirmed cannot be used to sign in', async ({ page, expectProblem }) => {
  expectProblem(FOREIGN)
  await page.goto(address)
  await page.getByRole('link', { name: 'Sign in with Staff Login' }).click()
  await signInAtProvider(page, 'unconfirmed-bob')
  await expect(page).toHaveURL(`${address}/?problem=unverified`)
  await expect(page.getByRole('alert')).toHaveText(
    'Your account has no confirmed e-mail address, so it cannot be used to sign in.',
  )
})

test('before an API token is made the provider asks for a new sign-in in another tab, and what was typed is kept', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(FOREIGN)
  expectProblem(/403/)
  await page.goto(address)
  await page.getByRole('link', { name: 'Sign in with Staff Login' }).click()
  await signInAtProvider(page, 'ada')
  await (await openUserMenu(page)).getByRole('button', { name: 'API tokens' }).click()
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByPlaceholder('Nightly import').fill('For a script')
  await expireAllProofs(keyloom)
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  const begin = proof.getByRole('link', { name: 'Sign in once more' })
  const visit = async () => {
    const [tab] = await Promise.all([context.waitForEvent('page'), begin.click()])
    await expect(tab.getByPlaceholder(/login/i)).toBeVisible()
    return tab
  }
  await expect(begin).toBeFocused()
  // The spinner is in the middle also with reduced motion.
  expect(await page.locator('button[data-loading]').evaluate(findOffset)).toBeLessThan(2)

  await (await visit()).close()
  await expect(begin).toBeVisible()
  const declined = await visit()
  await declined.getByRole('link', { name: /abort|cancel/i }).click()
  await expect(declined.getByRole('heading', { name: 'That was not confirmed' })).toBeVisible()
  await expect(proof.getByRole('alert')).toContainText('ada@people.example')
  await declined.close()
  const other = await visit()
  await expect(proof.getByRole('alert')).toBeEmpty()
  await signInAtProvider(other, 'eve')
  await expect(other.getByRole('alert')).toContainText('another account')
  await expect(proof.getByRole('alert')).toContainText('ada@people.example')
  await other.close()
  const own = await visit()
  const closing = own.waitForEvent('close')
  await signInAtProvider(own, 'ada')
  await closing
  await expect(proof).toBeHidden()
  await expect(page.getByLabel('The new token')).toBeFocused()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('dialog').getByText('For a script')).toBeVisible()
})

test('before an API token is made the password is asked for again; then the password is changed', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/40[013]/)
  const wanted = 'lantern gravel otter'
  const signIn = async (password: string) => {
    await page.goto(`${address}/auth/in?provider=local`)
    await page.getByLabel('E-mail').fill(OWNER.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/workspace\/\d+/)
  }
  await signIn(OWNER.password)
  await expireAllProofs(keyloom)
  await (await openUserMenu(page)).getByRole('button', { name: 'API tokens' }).click()
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByPlaceholder('Nightly import').fill('For a script')
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' })
  await expect(proof.getByLabel('Password')).toBeFocused()
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(proof.getByRole('alert')).toHaveText('This is not your password.')
  await proof.getByLabel('Password').fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('The new token')).toBeVisible()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await page.keyboard.press('Escape')

  await (await openUserMenu(page)).getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(OWNER.password)
  await page.getByLabel('New password').fill('password2026!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('guessed first')
  await page.getByLabel('New password').fill(wanted)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await (await openUserMenu(page)).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(`${address}/`)
  await signIn(wanted)
})
