import type { Page } from '@playwright/test'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { startKeyloom, type JourneyProcess } from '#tests/support/browser/journey-process.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { OIDC_CLIENT, startOidcIssuer, type OidcIssuer } from '#tests/support/accounts/oidc-issuer.ts'
import { openUserMenu } from '#tests/journeys/shell/shell-page.ts'
import { callApi } from './sign-in-page.ts'

const OWNER = { email: 'owner@people.example', password: 'a password of some length' }

// One process with a provider and a password serves all journeys of this file.
test.describe.configure({ mode: 'serial' })

let address = ''
let issuer: OidcIssuer
let keyloom: JourneyProcess

test.beforeAll(async () => {
  const port = await findFreePort()
  address = `http://127.0.0.1:${port}`
  issuer = await startOidcIssuer({ redirectUri: `${address}/api/integrations/cognito/callback` })
  keyloom = await startKeyloom(port, {
    PUBLIC_URL: address,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
  })
})

test.afterAll(async () => {
  await keyloom.stop()
  await issuer.close()
})

// The provider's own pages want an icon and a font that are not there.
const FOREIGN = /favicon\.ico|fonts\.googleapis\.com/

async function signInAtProvider(page: Page, name: string) {
  await page.getByPlaceholder(/login/i).fill(name)
  await page.getByPlaceholder(/password/i).fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

test('the owner signs in with e-mail and password, after a wrong one', async ({ page, expectProblem }) => {
  expectProblem(/401/)
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible()
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

test('somebody new signs up at the provider and gets a workspace', async ({ page, expectProblem }) => {
  expectProblem(FOREIGN)
  await page.goto(`${address}/main`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await signInAtProvider(page, 'ada')
  await expect(page).toHaveURL(/\/workspace\/\d+\/contentplan\/add$/)
  const { answer } = await callApi(page, 'GET', '/workspace')
  expect(answer).toMatchObject([{ type: 'managed' }])
})

test('who signs up to Mini lands on the paid clusterer, and nowhere else', async ({
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

test('an address that nobody has confirmed cannot be signed in with', async ({ page, expectProblem }) => {
  expectProblem(FOREIGN)
  await page.goto(address)
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await signInAtProvider(page, 'unconfirmed-bob')
  await expect(page).toHaveURL(`${address}/?problem=unverified`)
  await expect(page.getByRole('alert')).toHaveText(
    'Your account has no confirmed e-mail address, so it cannot be used to sign in.',
  )
})

test('before an API token is made the password is asked for once more, and the password is changed', async ({
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
  let asked = 0
  await page.route(/\/api-token$/, (route) => {
    if (route.request().method() !== 'POST' || asked++ > 0) return route.continue()
    return route.fulfill({
      status: 403,
      json: { message: 'Please confirm that it is you.', code: 'proof_needed' },
    })
  })

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
