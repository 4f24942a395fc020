import { randomUUID } from 'node:crypto'
import { request as requestPage } from 'node:http'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { openContentEditor, row } from '#tests/journeys/writing/content-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'

const PHONE = { width: 360, height: 780 }
const SCREEN = { width: 1280, height: 800 }
const controlUrl = () => process.env['KEYLOOM_CONTROL'] ?? ''

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, word: string) => page.locator('header').getByText(word, { exact: true })

function fieldsOf(page: Page) {
  return {
    key: page.getByLabel('API key'),
    site: page.getByLabel('Site'),
    collection: page.getByLabel('Collection'),
    body: page.getByLabel('Body field'),
    summary: page.getByLabel('Summary field'),
    save: button(page, 'Save'),
  }
}

/** Nothing stands out of the screen of a phone. */
async function expectNoSideways(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE.width)
}

/** The status of a page of the made-up web, and its HTML. */
async function read(url: string): Promise<{ status: number; html: string }> {
  const described = await fetch(`${controlUrl()}/`)
  const { services }: { services: { shop: string } } = await described.json()
  const { host, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = requestPage(`${services.shop}${pathname}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }))
    })
    call.on('error', reject).end()
  })
}

test('a collection in Webflow is connected step by step, and an article that is published to it is live', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 424 .*\/api\/integrations\/webflow\/collection-schema/)
  const control = createControlClient(controlUrl())
  const title = `How to wax boots ${randomUUID().slice(0, 8)}`
  const person = await openContentEditor(
    page,
    [{ title, hub: null, status: 'reviewed', final: `# ${title}\n\nWax keeps the rain out.\n` }],
    '?tab=all',
  )
  await page.goto(planPath(person, 'webflow-integration'))
  await expect(page.getByRole('heading', { level: 1, name: 'Webflow' })).toBeVisible()
  await expect(state(page, 'Not connected')).toBeVisible()
  const { key, site, collection, body, summary, save } = fieldsOf(page)
  for (const part of [site, collection, body, summary, save]) await expect(part).toBeDisabled()
  await key.press('Enter')
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  await key.fill('0123456789')
  await expect(page.getByText('A key has 11 characters or more.')).toBeVisible()
  await key.fill('sandbox_of-nobody')
  await expect(page.getByText('No sites found for this API key or invalid key.')).toBeVisible()
  await expectNoAxeViolations(page)

  await key.fill(await control.readWebflowKey())
  await site.selectOption('Trailhouse Events (trailhouse-events.webflow.io)')
  await expect(page.getByText('No collections found for this site.')).toBeVisible()
  await site.selectOption('Trailhouse Journal (journal.trailhouse.example)')
  await collection.selectOption('Categories')
  await expect(
    page.getByText('No suitable (Rich Text or Plain Text) fields found in this collection.'),
  ).toBeVisible()
  await expect(body).toBeDisabled()
  await collection.selectOption('Case Studies')
  await body.selectOption('Study')
  await expect(summary.getByRole('option')).toHaveText(['Choose a field', 'Lead', 'Client'])
  await summary.selectOption('Lead')
  await expect(page.getByText('requires more than an article has: Client and Client Website.')).toBeVisible()
  await expect(save).toBeEnabled()
  await expectNoAxeViolations(page)
  await page.setViewportSize(PHONE)
  await expectNoSideways(page)
  await page.setViewportSize(SCREEN)

  // Another collection takes its fields away, and another site its collection.
  const posts = await collection.getByRole('option', { name: 'Blog Posts' }).getAttribute('value')
  const path = `/v2/collections/${posts}`
  await control.order('/faults', { service: 'webflow', path, kind: 'forbidden', times: 1 })
  await collection.selectOption('Blog Posts')
  await expect(
    page.getByText('Failed to fetch schema: The key does not allow this in Webflow.'),
  ).toBeVisible()
  await expect(save).toBeDisabled()
  await button(page, 'Try Again').press('Enter')
  await expect(body).toHaveValue('')
  await body.selectOption('Post Body')
  await site.selectOption('Trailhouse Wholesale (trailhouse-wholesale.webflow.io)')
  await expect(collection).toHaveValue('')
  await expect(body).toBeDisabled()
  await site.selectOption('Trailhouse Journal (journal.trailhouse.example)')
  await collection.selectOption('Blog Posts')
  await body.selectOption('Post Body')
  await summary.selectOption('Post Summary')
  await save.press('Enter')
  await expect(messages(page)).toContainText('Webflow integration saved!')
  await expect(state(page, 'Connected')).toBeVisible()
  await expect(page.getByText('Articles go to journal.trailhouse.example')).toBeVisible()
  await expect(key).toHaveValue('')
  await expect(site).toBeDisabled()

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  await expectNoSideways(page)
  await page.setViewportSize(SCREEN)

  await page.goto(planPath(person, 'content-editor?tab=all'))
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish / })
  await expect(dialog.getByLabel('Where')).toHaveValue('webflow')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await expect(dialog.getByLabel('End of the address')).toHaveValue(slug)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(row(page, title)).toContainText('Published')
  const live = await read(`https://journal.trailhouse.example/posts/${slug}`)
  expect(live.status).toBe(200)
  expect(live.html).toContain('Wax keeps the rain out.')

  await page.goto(planPath(person, 'settings?tab=integrations'))
  const card = page.getByRole('listitem').filter({ hasText: 'Webflow' })
  await expect(card).toContainText('journal.trailhouse.example')
  await card.getByRole('link', { name: 'Open Webflow' }).click()
  await expect(page.getByText(/Last used/)).toBeVisible()
  await button(page, 'Disconnect Webflow').click()
  await page
    .getByRole('alertdialog', { name: 'Disconnect Webflow?' })
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await expect(state(page, 'Not connected')).toBeVisible()
})

test('another key takes everything away that was chosen with the one before, and a slow Webflow is waited for', async ({
  page,
}) => {
  const control = createControlClient(controlUrl())
  const person = await openContentEditor(page, [], '?tab=all')
  await page.goto(planPath(person, 'webflow-integration'))
  const { key, site, collection } = fieldsOf(page)
  await key.fill(await control.readWebflowKey())
  await site.selectOption('Trailhouse Journal (journal.trailhouse.example)')
  await collection.selectOption('Categories')
  await page.route('**/api/integrations/webflow/sites', async (route) => {
    await expect(page.getByText('Looking for the sites of this key…')).toBeVisible()
    await expect(site).toHaveValue('')
    await expect(site).toBeDisabled()
    await expect(collection).toBeDisabled()
    await route.continue()
  })
  await key.fill(await control.readWebflowKey(['sites:read']))
  await expect(site).toBeEnabled()
  await expect(collection).toBeDisabled()
})
