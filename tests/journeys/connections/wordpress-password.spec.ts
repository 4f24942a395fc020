import { randomUUID } from 'node:crypto'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { openContentEditor, row } from '#tests/journeys/writing/content-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { readMadeUpPage } from '#tests/support/browser/journey-sandbox.ts'

const PHONE = { width: 360, height: 780 }
const SCREEN = { width: 1280, height: 800 }

const state = (page: Page, word: string) => page.locator('header').getByText(word, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the second way to connect, and returns its fields. */
async function unfold(page: Page) {
  await page.getByText('Without the plugin: an application password').click()
  return {
    site: page.getByLabel('Address of the site'),
    user: page.getByLabel('User name'),
    password: page.getByLabel('Application password', { exact: true }),
    save: button(page, 'Save application password'),
  }
}

test('WordPress without the plugin is connected by an application password, and an article that is published to it is live', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 424 .*\/api\/integrations\/wordpress\/password/)
  const control = createControlClient(process.env['KEYLOOM_CONTROL'] ?? '')
  const host = `w${randomUUID().slice(0, 8)}.shop.example`
  const login = await control.readWordpressPassword(host)
  const title = `How to wax boots ${randomUUID().slice(0, 8)}`
  const person = await openContentEditor(
    page,
    [{ title, hub: null, status: 'reviewed', final: `# ${title}\n\nWax keeps the rain out.\n` }],
    '?tab=all',
  )
  await page.goto(planPath(person, 'wordpress-integration'))
  await expect(state(page, 'Not connected')).toBeVisible()
  const { site, user, password, save } = await unfold(page)
  await expect(save).toBeDisabled()
  await site.fill('no address')
  await user.fill(login.user)
  await password.fill('abcd abcd abcd abcd abcd abcd')
  await save.click()
  await expect(page.getByText('Please write the address of your website')).toBeVisible()
  await expectNoAxeViolations(page)

  await site.fill(`${host}/wp-admin/`)
  await save.click()
  await expect(page.getByText('does not accept this user name and application password')).toBeVisible()
  await expect(messages(page)).toContainText('WordPress could not be connected.')
  await expect(state(page, 'Not connected')).toBeVisible()
  await expectNoAxeViolations(page)

  await password.fill(login.password)
  await password.press('Enter')
  await expect(messages(page)).toContainText('WordPress is connected by an application password.')
  await expect(state(page, 'Connected')).toBeVisible()
  await expect(page.getByText(`Articles go to ${host}`)).toBeVisible()
  await expect(page.getByText('The site is connected by the application password of editor.')).toBeVisible()
  await expect(site).toHaveValue(`https://${host}/`)
  await expect(user).toHaveValue('editor')
  await expect(password).toHaveValue('')
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', 'cck_…')

  const reading = page.getByLabel('Result of the last reading')
  await expect(reading).toContainText('WordPress has no published page of shop.example.')

  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.setViewportSize(SCREEN)

  await page.goto(planPath(person, 'content-editor?tab=all'))
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish / })
  await expect(dialog.getByLabel('Where')).toHaveValue('wordpress')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(row(page, title)).toContainText('Published')
  const { shop } = await control.readServices()
  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`
  const live = await readMadeUpPage(shop, host, path)
  expect(live.status).toBe(200)
  expect(live.html).toContain('Wax keeps the rain out.')

  await page.goto(planPath(person, 'wordpress-integration'))
  await button(page, 'Read pages').click()
  await expect(reading).toContainText('Pages of WordPress: 1 ')

  // The plugin is installed later: the article stays the same post.
  await page.getByLabel('API key').fill(await control.readWordpressKey(host))
  await button(page, 'Save').click()
  await expect(messages(page)).toContainText('WordPress plugin connected successfully!')
  await expect(page.getByText('The site is connected by the key of the plugin.')).toBeVisible()
  await button(page, 'Disconnect WordPress').click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect WordPress?' })
  await expect(question).toContainText('forgets the key or the application password')
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(state(page, 'Not connected')).toBeVisible()
})
