import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations } from '#tests/support/browser/journey.ts'
import { test } from '#tests/support/browser/journey-cms.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const KEY = 'cms-key-that-stays-secret'
const PHONE = { width: 360, height: 780 }

async function openScreen(page: Page, screen: string) {
  const person = await makePerson({
    workspaces: [{ name: 'Acme', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, screen))
  return person
}

const state = (page: Page, word: string) =>
  page.getByRole('banner').or(page.locator('header')).getByText(word, { exact: true })
const messages = (page: Page) => page.getByLabel('Messages')

test('a CMS is connected by its API: tried before it is saved, saved without showing its key again, and disconnected', async ({
  page,
  expectProblem,
  installation: { cmsUrl },
}) => {
  expectProblem(/status of 400 .*\/api\/integrations\/custom-cms/)
  const person = await openScreen(page, 'custom-cms-integration')
  await expect(page.getByRole('heading', { level: 1, name: 'Custom CMS' })).toBeVisible()
  await expect(state(page, 'Not connected')).toBeVisible()
  const [save, tryOut] = [
    page.getByRole('button', { name: 'Save Connection' }),
    page.getByRole('button', { name: 'Test connection' }),
  ]
  const [url, key] = [page.getByLabel('API Base URL'), page.getByLabel('API Key')]
  await expect(save).toBeDisabled()
  await url.fill('cms.example')
  await url.press('Enter')
  await expect(page.getByText('Please enter a valid URL starting with http:// or https://')).toBeVisible()
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  // A private address that the administrator has not opened is never called.
  await url.fill('http://127.0.0.1:1')
  await key.fill(KEY)
  await save.click()
  await expect(messages(page)).toContainText('Error: Nothing is called on port 1 of 127.0.0.1.')

  await url.fill(cmsUrl)
  await page.getByLabel('GET endpoint').fill('/articles')
  await expect(page.locator('pre').first()).toContainText(
    `curl -X GET '${cmsUrl}/articles?slug=hiking-boots'`,
  )
  await tryOut.click()
  const result = page.getByLabel('Result of the test')
  await expect(result).toContainText('Does not work')
  await expect(result).toContainText('has nothing at the GET endpoint; please check its path.')
  await page.getByLabel('GET endpoint').fill('/posts')
  await expect(result).toBeHidden()
  await page.getByLabel('slug', { exact: true }).fill('path')
  await tryOut.click()
  await expect(result).toContainText('no field path, which the field mapping names for the slug')
  await page.getByRole('button', { name: 'Clear All Mappings' }).click()
  await expect(page.getByLabel('slug', { exact: true })).toHaveValue('')
  await tryOut.click()
  await expect(result).toContainText('lists 1 post. Its address and its key work.')
  await expect(result).toContainText(`GET ${cmsUrl}/posts`)
  await expect(result).toContainText('"title": "Hiking boots"')
  await expect(result).not.toContainText(KEY)
  await expectNoAxeViolations(page)

  await save.click()
  await expect(messages(page)).toContainText('Custom CMS integration saved!')
  await expect(state(page, 'Connected')).toBeVisible()
  await expect(page.getByText(`Articles go to ${new URL(cmsUrl).host}`)).toBeVisible()
  await expect(key).toHaveValue('')
  await expect(key).toHaveAttribute('placeholder', 'A key is saved. Leave this empty to keep it.')
  await tryOut.click()
  await expect(result).toContainText('lists 1 post')
  await url.fill('https://other.example')
  await expect(page.getByText('The saved key is only for the address that it was written for.')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(url).toHaveValue(cmsUrl)

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  await page.goto(planPath(person, 'settings?tab=integrations'))
  const card = page.getByRole('listitem').filter({ hasText: 'Custom CMS' })
  await expect(card).toContainText(new URL(cmsUrl).host)
  await card.getByRole('link', { name: 'Open Custom CMS' }).click()
  await page.getByRole('button', { name: 'Disconnect' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Disconnect Custom CMS?' })
  await expect(question).toContainText('Everything that is published stays.')
  await question.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(state(page, 'Not connected')).toBeVisible()
  await expect(url).toHaveValue('')
})

test('WordPress is connected by the key of its plugin, which must be of the website of the plan', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*\/api\/integrations\/wordpress/)
  await openScreen(page, 'wordpress-integration')
  await expect(page.getByRole('heading', { level: 1, name: 'WordPress' })).toBeVisible()
  await expect(state(page, 'Not connected')).toBeVisible()
  const [key, save] = [page.getByLabel('API key'), page.getByRole('button', { name: 'Save', exact: true })]
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download plugin' }).click()
  expect((await downloading).suggestedFilename()).toBe('keyloom-connector.zip')
  await expect(save).toBeDisabled()
  await key.press('Enter')
  await expect(page.getByText('API key is required.')).toBeVisible()
  await key.fill('rubbish')
  await save.click()
  await expect(messages(page)).toContainText('Please paste the API key from the connector plugin.')
  await expectNoAxeViolations(page)
  await key.fill(wordpressKey('https://evil.example/wp-json/'))
  await save.click()
  await expect(messages(page)).toContainText(
    'Error: This key belongs to evil.example, but this plan is for shop.example.',
  )
  await key.fill(`  ${wordpressKey('https://www.shop.example/wp-json/')} `)
  await key.press('Enter')
  await expect(messages(page)).toContainText('WordPress plugin connected successfully!')
  await expect(state(page, 'Connected')).toBeVisible()
  await expect(page.getByText('Articles go to www.shop.example')).toBeVisible()
  await expect(key).toHaveValue('')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(state(page, 'Not connected')).toBeVisible()
})

test('without a client at Notion the settings say who can set it up, and how', async ({ page }) => {
  await openScreen(page, 'settings?tab=integrations')
  const card = page.getByRole('listitem').filter({ hasText: 'Notion' })
  await expect(card).toContainText('Not set up')
  await expect(card).toContainText(
    'The administrator can set it up with NOTION_CLIENT_ID and NOTION_CLIENT_SECRET; docs/operations.md says how.',
  )
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('connections that cannot be loaded say so, and are loaded again by a button', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503 .*\/api\/integrations\/\d+/)
  let isDown = true
  await page.route(/\/api\/integrations\/\d+$/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { message: 'The database rests.' } }) : route.continue(),
  )
  await openScreen(page, 'wordpress-integration')
  await expect(page.getByRole('alert')).toContainText('Failed to load integrations: ')
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(state(page, 'Not connected')).toBeVisible()
})

function wordpressKey(root: string): string {
  return `cck_1_${Buffer.from(root).toString('base64url')}.${'s'.repeat(40)}`
}
