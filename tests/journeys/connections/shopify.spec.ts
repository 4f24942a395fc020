import type { Page } from '@playwright/test'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { openContentEditor, row } from '#tests/journeys/writing/content-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import {
  expect,
  expectFineInAllColours,
  expectNoAxeViolations,
  test,
} from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { makeShopifyStore } from '#tests/support/browser/journey-sandbox.ts'

const WAX = '# How to wax boots\n\nWax keeps the rain out of leather.\n'
const PHONE = { width: 360, height: 780 }
const BAD_STORE = 'Please enter a valid Shopify store URL (your-store.myshopify.com)'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const store = (page: Page) => page.getByLabel('Shopify store URL')
const blog = (page: Page) => page.getByRole('combobox', { name: 'Blog' })
const state = (page: Page, word: string) =>
  page.getByRole('banner').or(page.locator('header')).getByText(word, { exact: true })
const result = (page: Page, heading: string) => page.getByRole('heading', { level: 1, name: heading })

async function openShopify(page: Page) {
  const person = await makePerson({
    workspaces: [{ name: 'Acme', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'shopify-integration'))
  await expect(result(page, 'Shopify')).toBeVisible()
  return person
}

/** Goes to the page of the store that asks. */
async function goToStore(page: Page, name: string) {
  await store(page).fill(name)
  await button(page, 'Connect Shopify').click()
  await expect(page.getByRole('heading', { name: 'Install app' })).toBeVisible()
}

test('a plan is connected on the page of its store, chooses a blog, and publishes an article that readers find', async ({
  page,
}) => {
  const shop = makeShopifyStore()
  const person = await openContentEditor(
    page,
    [{ title: 'How to wax boots', hub: 'Boots', status: 'reviewed', final: WAX }],
    '?tab=all',
  )
  await page.goto(planPath(person, 'settings?tab=integrations'))
  await page.getByRole('link', { name: 'Connect Shopify' }).click()
  await expect(state(page, 'Not connected')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Manual setup' })).toBeVisible()
  await store(page).fill('shop.example')
  await store(page).press('Enter')
  await expect(page.getByText(BAD_STORE)).toBeVisible()
  await expectFineInAllColours(page)

  await goToStore(page, `https://${shop.store}/admin`)
  await expectNoAxeViolations(page)
  await expect(page.getByText('Change the blogs of your store')).toBeVisible()
  await button(page, 'Allow').click()
  await expect(page).toHaveURL(/\/shopify-integration$/)
  await expect(messages(page)).toContainText('Shopify is connected. Choose the blog')
  await expect(page.getByText(`Articles go to ${shop.store}`)).toBeVisible()
  await expect(page.getByText('No blog is chosen yet')).toBeVisible()
  await button(page, 'Save blog').click()
  await expect(page.getByText('Please select a blog')).toBeVisible()
  await expectFineInAllColours(page)
  await blog(page).selectOption('Guides (/blogs/guides)')
  await button(page, 'Save blog').click()
  await expect(messages(page)).toContainText('Blog selection saved successfully')
  await expect(page.getByText('No blog is chosen yet')).toBeHidden()
  await page.reload()
  await expect(blog(page)).toHaveValue('gid://shopify/Blog/102')

  await page.goto(planPath(person, 'content-editor?tab=all'))
  await row(page, 'How to wax boots')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish / })
  await expect(dialog.getByLabel('Where')).toHaveValue('shopify')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(row(page, 'How to wax boots')).toContainText('Published')
  const live = await shop.read('/blogs/guides/how-to-wax-boots')
  expect(live.status).toBe(200)
  expect(live.html).toContain('Wax keeps the rain out of leather.')
})

test('lost access is said where the store is connected again, and a disconnected plan has none', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 424 .*\/api\/integrations\/shopify\/blogs/)
  const shop = makeShopifyStore()
  const person = await openShopify(page)
  await goToStore(page, shop.store)
  await button(page, 'Allow').click()
  await expect(blog(page)).toBeVisible()
  await shop.revoke()
  await page.reload()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error fetching blogs: Shopify has ended our access to the store.')
  await expectFineInAllColours(page)
  await button(page, 'Connect again').click()
  await button(page, 'Allow').click()
  await expect(blog(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  await page.goto(planPath(person, 'settings?tab=integrations'))
  const card = page.getByRole('listitem').filter({ hasText: 'Shopify' })
  await expect(card).toContainText(shop.store)
  await card.getByRole('link', { name: 'Open Shopify' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(state(page, 'Not connected')).toBeVisible()
  await expect(store(page)).toHaveValue('')
  await expect(blog(page)).toBeHidden()
})

test('the page to which Shopify sends users back says what is wrong, and leads back to the plan', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409 .*\/api\/integrations\/shopify\/oauth/)
  const shop = makeShopifyStore()
  const person = await openShopify(page)
  const alert = page.getByRole('alert')
  await goToStore(page, shop.store)
  const returning = page.waitForRequest(/\/shopify-auth-callback\?/)
  await button(page, 'Allow').click()
  const used = (await returning).url()
  await expect(blog(page)).toBeVisible()

  await page.goto(used)
  await expect(result(page, 'Shopify is not connected')).toBeVisible()
  await expect(alert).toContainText('This way to Shopify was used before')
  await expectFineInAllColours(page)
  await page.setViewportSize(PHONE)
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('link', { name: 'Back to the Shopify settings' }).click()
  await expect(page).toHaveURL(new RegExp(`${planPath(person, 'shopify-integration')}$`))

  for (const address of ['/shopify-auth-callback', '/shopify-auth-callback?code=x&shop=x&state=unknown']) {
    await page.goto(address)
    await expect(alert).toHaveText('Missing required parameters for Shopify OAuth callback')
  }
  await page.evaluate(() => localStorage.removeItem('jwt'))
  await page.goto(used)
  await expect(alert).toContainText('You are signed out')
})

test('a connection that cannot be begun says so, and an installation without an app says how to get one', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503 .*\/api\/integrations\/shopify\/oauth/)
  await openShopify(page)
  await page.route('**/api/integrations/shopify/oauth', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.', code: 'temporary' } }),
  )
  await store(page).fill('shop.myshopify.com')
  await button(page, 'Connect Shopify').click()
  await expect(messages(page)).toContainText('Could not initiate Shopify authentication')
  await page.unroute('**/api/integrations/shopify/oauth')
  await page.route('**/api/integrations/shopify/oauth', (route) =>
    route.fulfill({ json: { authUrl: null, shopify_store: 'shop.myshopify.com' } }),
  )
  await button(page, 'Connect Shopify').click()
  await expect(messages(page)).toContainText('No authorization URL returned from server')
  await page.route('**/api/integrations/shopify/blogs*', (route) =>
    route.fulfill({ json: { state: 'not_set_up', isSandbox: false, blogs: [] } }),
  )
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Shopify is not set up on this installation' }),
  ).toBeVisible()
  await expect(page.getByText('/shopify-auth-callback')).toBeVisible()
  await expect(store(page)).toBeHidden()
  await expectFineInAllColours(page)
})
