import { randomUUID } from 'node:crypto'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { openContentEditor, row } from '#tests/journeys/writing/content-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import type { Person } from '#tests/support/browser/journey-person.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Publish / })

test('a key that was revoked is said once for all articles, and they go after a new key is saved', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 424/)
  const control = createControlClient(process.env['KEYLOOM_CONTROL'] ?? '')
  const host = `boots-${randomUUID().slice(0, 8)}.example`
  const titles = ['Boots in rain', 'Boots in snow', 'Boots in mud']
  const articles = titles.map((title) => ({
    title,
    hub: null,
    status: 'reviewed',
    final: `# ${title}\n\nThey hold.\n`,
  }))
  const person = await openContentEditor(page, articles, '?tab=all')
  await giveDomain(person, host)
  await connectWordpress(page, person, await control.readWordpressKey(host))
  await control.order('/wordpress', { host, revokesKey: true })
  await page.goto(planPath(person, 'content-editor?tab=all'))
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    /^WordPress refuses the key: it was revoked there\..* 3 articles were not uploaded\.$/,
  )
  await expectNoAxeViolations(page)

  await dialog(page).getByRole('link', { name: 'Go to integrations' }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'WordPress' })
  await expect(card).toContainText('WordPress refuses the key: it was revoked there.')
  await connectWordpress(page, person, await control.readWordpressKey(host))
  await page.goto(planPath(person, 'content-editor?tab=all'))
  for (const title of titles) {
    await expect(row(page, title)).not.toContainText('Published')
    await row(page, title).getByRole('checkbox').check()
  }
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Publish' }).click()
  await expect(messages(page)).toContainText('Articles uploaded successfully')
  for (const title of titles) await expect(row(page, title)).toContainText('Published')
})

async function giveDomain({ workspaces: [workspace] }: Person, domain: string): Promise<void> {
  await withJourneyDatabase((client) =>
    client.query('update contentplans set domain = $1 where id = $2', [domain, workspace?.plans[0]]),
  )
}

async function connectWordpress(page: Page, person: Person, key: string): Promise<void> {
  await page.goto(planPath(person, 'wordpress-integration'))
  await page.getByLabel('API key').fill(key)
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('WordPress plugin connected successfully!')
}
