import type { Page } from '@playwright/test'
import {
  askToUpload,
  choosePage,
  DONE,
  goToNotion,
  openConnected,
  result,
  TITLE,
} from '#tests/journeys/connections/notion-page.ts'
import { final, review, row } from '#tests/journeys/writing/content-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { removeFromNotion } from '#tests/support/browser/journey-sandbox.ts'

const PHONE = { width: 360, height: 780 }
/** The name of what the browser keeps for a way to Notion. */
const KEPT = 'keyloom-notion-'

async function openSettings(page: Page) {
  const person = await makePerson({
    workspaces: [{ name: 'Acme', plans: [{ name: 'Shop', domain: 'shop.example' }] }],
  })
  await signInAs(page, person)
  await page.goto(planPath(person, 'settings?tab=integrations'))
  return { person, card: page.getByRole('listitem').filter({ hasText: 'Notion' }) }
}

const connect = (page: Page) => page.getByRole('button', { name: 'Connect Notion' })

test('a plan is connected to Notion in a window of its own, of which the settings hear, and disconnected', async ({
  page,
}) => {
  const { person, card } = await openSettings(page)
  await expect(card).toContainText('Not connected')
  const cancelled = await goToNotion(page)
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  await expect(result(cancelled, 'Notion is not connected')).toBeVisible()
  await expect(cancelled.getByRole('alert')).toHaveText(
    'You cancelled at Notion, so Keyloom got no access and nothing has changed.',
  )
  await expect(cancelled.getByRole('main')).toContainText(
    'Close this window, and connect Notion again in the settings of your plan.',
  )
  await expectNoAxeViolations(cancelled)
  await cancelled.close()
  await expect(card).toContainText('Not connected')

  const notion = await goToNotion(page)
  expect(await notion.evaluate(() => window.opener)).toBeNull()
  await notion.getByLabel('Ada’s notes').check()
  await notion.getByRole('button', { name: 'Allow access' }).click()
  await expect(result(notion, DONE)).toBeVisible()
  await expect(card).toContainText('Workspace Ada’s notes')
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()
  await notion.reload()
  await expect(result(notion, DONE)).toBeVisible()
  await notion.emulateMedia({ colorScheme: 'dark' })
  await notion.setViewportSize(PHONE)
  await expectNoAxeViolations(notion)
  expect(await notion.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await notion.close()
  await expectNoAxeViolations(page)

  await card.getByRole('button', { name: 'Test Notion' }).click()
  await expect(page.getByLabel('Messages')).toContainText('The access to Notion works.')
  await expect(card).toContainText('Last used')
  await removeFromNotion('Ada’s notes')
  await card.getByRole('button', { name: 'Test Notion' }).click()
  await expect(card).toContainText('Failed')
  await expect(card).toContainText('Notion has ended the access')
  await expectNoAxeViolations(page)
  const again = await goToNotion(page, 'Connect again to Notion')
  await again.getByLabel('Without a name').check()
  await again.getByRole('button', { name: 'Allow access' }).click()
  await expect(result(again, DONE)).toBeVisible()
  await again.close()
  await expect(card).toContainText('Workspace without a name')
  await expect(card.getByText('Connected', { exact: true })).toBeVisible()

  await page.goto(planPath(person, 'settings?tab=general'))
  await expect(page.getByLabel('Main CMS').locator('option', { hasText: 'Notion' })).toHaveText('Notion')
  await page.goto(planPath(person, 'settings?tab=integrations'))
  await card.getByRole('button', { name: 'Disconnect Notion' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect Notion?' })
  await expect(question).toContainText('Your pages there stay as they are.')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(card).toContainText('Not connected')
  await expect(connect(page)).toBeVisible()
})

test('when the answer of the server is lost, loading the page of the result again finds the connection', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  expectProblem(/status of 409 .*\/api\/integrations\/notion/)
  const { card } = await openSettings(page)
  const notion = await goToNotion(page)
  await notion.route(
    '**/api/integrations/notion',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await notion.getByRole('button', { name: 'Allow access' }).click()
  await expect(notion.getByRole('alert')).toContainText('The server cannot be reached.')
  await expect(notion.getByRole('main')).toContainText('Load this page again when you are back online.')
  await notion.reload()
  await expect(result(notion, DONE)).toBeVisible()
  await expect(card).toContainText('Workspace Trailhouse')
  await notion.close()
})

test('the page of the result says what is wrong with an address, a state and a session', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409 .*\/api\/integrations\/notion/)
  const { person } = await openSettings(page)
  const alert = page.getByRole('alert')
  await page.goto('/notion-integration')
  await expect(alert).toHaveText('This address lacks what Notion sends along when it returns to Keyloom.')
  await page.goto('/notion-integration?state=x&error=server_error')
  await expect(alert).toHaveText('Notion gave no access.')
  await page.goto('/notion-integration?state=unknown&code=x')
  await expect(alert).toHaveText('This browser has not sent you to Notion, or did so more than a day ago.')
  await page.evaluate(
    ([key, contentplanId]) => {
      const kept = {
        contentplanId: Number(contentplanId),
        connectedBefore: null,
        isConnected: false,
        at: Date.now(),
      }
      localStorage.setItem(`${key}old`, JSON.stringify(kept))
    },
    [KEPT, String(/contentplan\/(\d+)/.exec(planPath(person, 'home'))?.[1])] as const,
  )
  await page.goto('/notion-integration?state=old&code=x')
  await expect(alert).toContainText('This answer of Notion was used before, took longer than ten minutes')
  await page.evaluate(() => localStorage.removeItem('jwt'))
  await page.goto('/notion-integration?state=old&code=x')
  await expect(alert).toHaveText('You are signed out, so Keyloom does not know whose plan this is for.')
  await expect(page.getByRole('main')).toContainText('Sign in, and connect Notion again')
})

test('a window that the browser blocks, and a server that is away, are said in the settings', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503 .*\/api\/integrations\/notion\/oauth/)
  await openSettings(page)
  const messages = page.getByLabel('Messages')
  await page.route('**/api/integrations/notion/oauth', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database rests.', code: 'temporary' } }),
  )
  const [notion] = await Promise.all([page.waitForEvent('popup'), connect(page).click()])
  await expect(messages).toContainText('Notion could not be opened. Please try again.')
  await expect.poll(() => notion.isClosed()).toBe(true)
  await page.evaluate(() => void Object.assign(window, { open: () => null }))
  await connect(page).click()
  await expect(messages).toContainText('Your browser has blocked the window of Notion.')
})

test('an article becomes a page under the one that was chosen, and its later text changes the same page', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 404 .*How-to-wax-boots/)
  const { person, card } = await openConnected(page)
  await expect(card).toContainText('Workspace Trailhouse. No page for articles is chosen yet.')
  await page.goto(planPath(person, 'content-editor?tab=all'))
  await askToUpload(page)
  const publishing = page.getByRole('dialog', { name: `Publish “${TITLE}”` })
  await expect(publishing).toContainText('No page of Notion is chosen yet.')
  await expect(publishing.getByRole('button', { name: 'Send to Notion' })).toBeDisabled()
  await expectNoAxeViolations(page)
  await publishing.getByRole('link', { name: 'Go to integrations' }).click()

  await page.getByRole('button', { name: 'Choose page', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Page for articles' })
  await expect(choice.getByRole('radio', { name: 'Content' })).toBeVisible()
  await choice.getByLabel('Search pages').fill('no such page')
  await expect(choice).toContainText('No page has “no such page” in its title.')
  await expectNoAxeViolations(page)
  await choice.getByRole('button', { name: 'Cancel' }).click()
  await choosePage(page, { button: 'Choose page', title: 'Journal drafts' })
  await expect(card).toContainText('Articles go under “Journal drafts”.')

  await page.goto(planPath(person, 'content-editor?tab=all'))
  await askToUpload(page)
  await expect(publishing.getByLabel('Where', { exact: true })).toHaveValue('notion')
  await expect(publishing).toContainText('It becomes a page under “Journal drafts” in Notion.')
  await expect(publishing.getByLabel('End of the address')).toHaveCount(0)
  await publishing.getByRole('button', { name: 'Send to Notion' }).click()
  const messages = page.getByLabel('Messages')
  await expect(messages).toContainText('Article sent to Notion')
  await expect(row(page, TITLE)).toContainText('Uploaded')
  const opening = context.waitForEvent('page')
  await messages.getByRole('link', { name: 'Open in Notion' }).click()
  const there = await opening
  await expect(there.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(there.getByRole('listitem').filter({ hasText: 'A cloth' })).toBeVisible()
  const address = there.url()

  await row(page, TITLE).getByRole('link', { name: TITLE }).click()
  await expect(final(page)).toBeVisible()
  await final(page).press('ControlOrMeta+End')
  await page.keyboard.type(' of bees')
  await review(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const list = publishing.getByLabel('Where it is')
  await expect(list).toContainText('Sent')
  await expect(list.getByRole('link', { name: 'Open in Notion' })).toHaveAttribute('href', address)
  await publishing.getByRole('button', { name: 'Send to Notion' }).click()
  await expect(publishing).toBeHidden()
  await there.reload()
  await expect(there.getByRole('listitem').filter({ hasText: 'Wax of bees' })).toBeVisible()
  expect(there.url()).toBe(address)

  await review(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await publishing.getByRole('button', { name: 'Move to trash in Notion' }).click()
  await expect(list).toContainText('In the trash')
  await expectNoAxeViolations(page)
  await there.reload()
  await expect(there.getByText('This page is not here any more')).toBeVisible()
})

test('a plan whose main CMS is Notion sends articles there, and says where to choose a website', async ({
  page,
}) => {
  const { person, card } = await openConnected(page)
  await choosePage(page, { button: 'Choose page', title: 'Content' })
  await choosePage(page, { button: 'Change page', title: 'Team handbook' })
  await expect(card).toContainText('Articles go under “Team handbook”.')
  await page.goto(planPath(person, 'settings?tab=autoblog'))
  await page.getByRole('button', { name: 'Set up autoblog', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Settings of the autoblog' })).toBeVisible()
  await page.goto(planPath(person, 'settings?tab=general'))
  await page.getByLabel('Main CMS').selectOption('Notion')
  await expect(page.getByText('Finished articles become pages in Notion')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()

  await page.goto(planPath(person, 'content-editor?tab=all'))
  await askToUpload(page)
  const dialog = page.getByRole('dialog', { name: `Send “${TITLE}” to Notion` })
  await expect(dialog.getByLabel('Where', { exact: true }).locator('option')).toHaveText(['Notion'])
  await expect(dialog).toContainText('The main CMS of this plan is Notion, which is no website')
  await expect(dialog.getByRole('button', { name: /^(Upload|Publish)/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Send to Notion' }).click()
  await expect(page.getByLabel('Messages')).toContainText('Article sent to Notion')
  await askToUpload(page)
  await dialog.getByRole('link', { name: 'Go to settings' }).click()
  await expect(page.getByLabel('Main CMS')).toBeVisible()
})
