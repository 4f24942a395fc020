import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { endImports, planOf } from '#tests/support/browser/journey-imports.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { passPauses, signInByProxy } from '#tests/support/browser/journey-proxy.ts'
import { makeGoogleAccount } from '#tests/support/browser/journey-sandbox.ts'
import { tabTo } from '#tests/journeys/shell/by-keyboard.ts'
import {
  allow,
  chooseShop,
  connectAs,
  connectButton,
  expectConnected,
  expectConsentPage,
  goToGoogle,
  openStep,
  properties,
  SHOP,
} from './onboarding-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const problem = (page: Page) => page.getByRole('alert')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' }).click()

test('a new site is set up by keyboard alone, from the first step over Google to its first keywords', async ({
  page,
}) => {
  const { email } = makeGoogleAccount()
  const person = await makePerson({ workspaces: [{ name: 'Fresh', paidPlans: 3 }] })
  await signInAs(page, person)
  await page.goto('/workspace')
  await tabTo(page, /^Website$/)
  await page.keyboard.type(SHOP)
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
  await tabTo(page, /^Connect Google Search Console$/)
  await page.keyboard.press('Enter')
  await expectConsentPage(page)
  await expectNoAxeViolations(page)
  await tabTo(page, /^Ada Lind/)
  await page.keyboard.press('ArrowUp')
  await tabTo(page, /^E-mail address/)
  await page.keyboard.type(email)
  await tabTo(page, /^Continue$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
  await expectConnected(page)
  await expectNoAxeViolations(page)
  await tabTo(page, /^trailhouse\.example/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/wordpress$/)
  await endImports(planOf(page.url()))
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('Search Console (done)')
  await tabTo(page, /^Skip$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\?showSetupMessage=true$/)
  await expect(page.getByRole('link', { name: 'Find keywords', exact: true })).toBeVisible()
  const thanks = page.getByText("Thanks for setting up your domain. We'll be in touch with next steps!")
  await expect(thanks).toBeVisible()
  await expectNoAxeViolations(page)
  await tabTo(page, /^Dismiss$/)
  await page.keyboard.press('Enter')
  await expect(thanks).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await tabTo(page, /^Find keywords$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/keywords\?dialog=upload$/)
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
})

test('cancelling at Google or leaving the box unticked is reported, and can be tried again', async ({
  page,
}) => {
  const { email } = makeGoogleAccount()
  await openStep(page, 'gsc')
  await goToGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(problem(page)).toHaveText(
    'You cancelled at Google, so nothing was connected. You can try again any time.',
  )
  await expectNoAxeViolations(page)
  await goToGoogle(page)
  await allow(page, email, { isTicked: false })
  await expect(problem(page)).toContainText('Search Console was left unticked at Google')
  await expect(connectButton(page)).toBeEnabled()
  await connectAs(page, email)
  await expectConnected(page)
  await expect(problem(page)).toBeHidden()
  await expect(page).toHaveURL(/\/onboarding\/gsc$/)
})

test('an account without sites, an account without access, and an unreachable Google each get a way on', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/403/)
  expectProblem(/503/)
  const google = makeGoogleAccount()
  await google.see('empty')
  await openStep(page, 'gsc')
  await connectAs(page, google.email)
  await expect(problem(page)).toContainText('No properties found')
  await expect(page.getByLabel('Messages')).toContainText('No Search Console properties found.')
  await expectNoAxeViolations(page)
  await google.see('forbidden')
  await tryAgain(page)
  await expect(problem(page)).toContainText("We couldn't access your Google Search Console.")
  await google.see('away')
  await tryAgain(page)
  await expect(problem(page)).toContainText(
    'Error connecting to Google Search Console: Google Search Console does not work at the moment; please try again later.',
  )
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(problem(page)).toContainText('Error connecting to Google Search Console')
  await page.getByRole('button', { name: 'Use another Google account' }).click()
  await expectConsentPage(page)
  await allow(page, makeGoogleAccount().email)
  await expectConnected(page)
})

test('revoked access asks to connect again, and the data of the plan stays', async ({ page }) => {
  const google = makeGoogleAccount()
  const person = await openStep(page, 'gsc')
  await connectAs(page, google.email)
  await chooseShop(page)
  await google.expireAccess()
  await page.goBack()
  await page.reload()
  await expectConnected(page)
  await google.revoke()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The connection to Google has ended' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await connectAs(page, google.email)
  await expect(page.getByRole('radio', { name: /^trailhouse\.example Domain/ })).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(planPath(person, 'onboarding/wordpress'))
  await endImports(planOf(page.url()))
})

test('reloading, going back from Google and a second tab lose nothing', async ({ page, context }) => {
  const { email } = makeGoogleAccount()
  await openStep(page, 'gsc')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(connectButton(second)).toBeVisible()
  await goToGoogle(page)
  await page.reload()
  await expectConsentPage(page)
  await page.goBack()
  await expect(connectButton(page)).toBeEnabled()
  await connectAs(page, email)
  await expectConnected(page)
  await page.reload()
  await expectConnected(page)
  // The event that a browser sends when the user returns to a tab.
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expectConnected(second)
  await chooseShop(second)
  await second.reload()
  await expect(second.getByLabel('API key')).toBeVisible()
  await second.goBack()
  await expect(second.getByRole('radio', { name: /^trailhouse\.example Domain/ })).toBeChecked()
  await expect(properties(second)).toHaveCount(2)
})

test.describe('with a controlled clock', () => {
  // A controlled clock cannot be removed from a window.
  test.use({ hasOwnWindow: true })

  test('a lost connection in the middle is reported, and what was typed is there when it is back', async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/net::ERR_|WebSocket/)
    const person = await makePerson({ workspaces: [{ name: 'Fresh', paidPlans: 3 }] })
    const proxy = await signInByProxy(page, { person, target: baseURL ?? '' })
    const opened = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(`${proxy.address}/workspace`)
    await opened
    await page.getByLabel('Website').fill(SHOP)
    await page.getByLabel('Name').fill('My shop')
    proxy.cut()
    const lost = page.getByText('Live updates have stopped.')
    await passPauses(page, () => expect(lost).toBeVisible({ timeout: 100 }))
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByLabel('Messages')).not.toBeEmpty()
    await expect(page.getByLabel('Name')).toHaveValue('My shop')
    proxy.mend()
    await page.getByRole('button', { name: 'Reconnect' }).click()
    await expect(lost).toBeHidden()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(/\/onboarding\/gsc$/)
    await expect(connectButton(page)).toBeVisible()
    await proxy.close()
  })
})
