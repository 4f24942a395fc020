import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { callApi, changeToken, leaveApp, openDemo, readToken } from './sign-in-page.ts'

const HOUR_SECONDS = 3600

function message(page: Page) {
  return page.getByLabel('Messages')
}

test('a stranger finds the demo only where nobody has an account, and no code stays in the address or the history', async ({
  page,
}) => {
  await page.goto('/main')
  await page.getByRole('link', { name: 'Go to the demo' }).click()
  await expect(page.getByText('No accounts are set up here yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Google|e-mail|account/ })).toHaveCount(0)
  await openDemo(page)
  expect(await readToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/workspace\/\d+/)
  expect(page.url()).not.toContain('token')
  await page.goto('/')
  await expect(page).toHaveURL(/\/workspace\/\d+/)
})

test('signing out in one tab ends the session in all, and after a new sign-in the page that was asked for opens', async ({
  page,
  context,
}) => {
  await openDemo(page)
  const workspace = new URL(page.url()).pathname.split('/').slice(0, 3).join('/')
  const headers = { authorization: `Bearer ${await readToken(page)}` }
  const other = await context.newPage()
  await other.goto('/auth/out')
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Welcome to Keyloom' })).toBeVisible()
  expect(await readToken(page)).toBeNull()
  await expect.poll(async () => (await page.request.get('/api/workspace', { headers })).status()).toBe(401)

  await page.goto(`${workspace}/settings?tab=users`)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(`${workspace}/settings?tab=users`)
  await expect(page).toHaveTitle('Settings | Keyloom')
})

test('a token that is expired, or issued in the future, is rejected', async ({ page }) => {
  const person = await makePerson({ workspaces: [{ name: 'Acme' }] })
  const now = Math.floor(Date.now() / 1000)
  for (const change of [{ exp: now - 1 }, { iat: now + HOUR_SECONDS }]) {
    await signInAs(page, person)
    await changeToken(page, change)
    await page.goto('/workspace')
    await expect(page).toHaveURL('/')
    await expect(message(page)).toContainText('Invalid JWT dates')
    expect(await readToken(page)).toBeNull()
  }
})

test('after the server has ended a session the next page says so, and a new sign-in leads back to it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/)
  await openDemo(page)
  const place = new URL(page.url()).pathname
  await leaveApp(page)
  expect((await callApi(page, 'POST', '/auth/out', {})).status).toBe(200)

  await page.goto(place)
  await expect(page).toHaveURL('/')
  await expect(message(page)).toContainText('Please sign in.')
  expect(await readToken(page)).toBeNull()
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(place)
})

test('a session that ends while a page is open is over at the next call, and a new sign-in leads back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/401/)
  // Without a live connection the page is not notified of the end of its session.
  await page.route('**/api/auth/ticket', () => {})
  // The session ends between the click and its call, so that no other request of the page meets the end first.
  await page.route('**/api/account/session', async (route) => {
    expect((await callApi(page, 'POST', '/auth/out', {})).status).toBe(200)
    await route.fallback()
  })
  await openDemo(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  const place = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Signed-in devices' }).click()
  await expect(page).toHaveURL('/')
  await expect(message(page)).toContainText('Please sign in.')
  await page.getByRole('button', { name: 'Open the demo workspace' }).click()
  await expect(page).toHaveURL(place)
})

test('a failed sign-in shows its reason: a used code or a known problem, but no unknown one', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/)
  await page.goto('/auth/in?token=used-already&next=/workspace')
  await expect(page.getByRole('alert')).toHaveText(
    'That sign-in took too long or was used already. Please try again.',
  )
  expect(page.url()).not.toContain('used-already')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/?problem=closed')
  await expect(page.getByRole('alert')).toHaveText(
    'New accounts are not open here. Please ask the owner for an invitation.',
  )
  await page.goto('/?problem=<b>constructor</b>')
  await expect(page.getByRole('heading', { name: 'Welcome to Keyloom' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the parameters of a sign-in link are passed on to the server', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/api/integrations/cognito/login*', (route) => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(`${pathname}${search}`)
    return route.fulfill({ status: 204 })
  })
  const ways = { provider: 'Google', password: false, demo: false, sign_up: true }
  await page.route('**/api/auth/ways', (route) => route.fulfill({ json: ways }))
  await page.goto('/mini')
  await expect(page.getByRole('heading', { name: 'Sign up to Mini' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect.poll(() => asked).toEqual(['/api/integrations/cognito/login?type=mini'])

  await page.goto('/managed')
  await expect(page).toHaveURL('/main')
  await expect(page.getByText('No credit card required')).toBeVisible()
  const next = '/workspace/1/contentplan/2/settings?tab=integrations'
  const address = `/auth/in?scope=analytics&workspaceId=1&accessKey=k&next=${encodeURIComponent(next)}`
  // The page leaves at once, before it is loaded.
  await page.goto(address, { waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBe(2)
  const handedOn = new URLSearchParams(asked.at(-1)?.split('?')[1])
  expect(Object.fromEntries(handedOn)).toEqual({
    next: '/workspace/1/contentplan/2/ga-integration?tab=integrations',
    scope: 'analytics',
    workspaceId: '1',
    accessKey: 'k',
  })
})
