import { goTo } from '#tests/support/browser/go-to.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { card, PROPOSAL, proposeHubs, signInWithHubs } from './hubs-page.ts'

test('a content hub is added, named and described in its place', async ({ page, expectProblem }) => {
  // One name is in use, and the server rests once; the screen says both.
  expectProblem(/status of 409 .*\/topic\)/)
  expectProblem(/status of 400 .*\/topic\)/)
  const person = await signInWithHubs(page, ['New Hub'])
  await page.goto(planPath(person, 'hubs-new'))
  await expect(page).toHaveTitle('Content Hubs | Acme shoes |')
  await expect(card(page, 'New Hub')).toContainText('4 Clusters')

  await page.getByRole('button', { name: 'Add hub' }).click()
  const name = page.getByRole('textbox', { name: 'Name of New Hub 2' })
  await expect(name).toBeFocused()
  await page.keyboard.type('new hub')
  await name.press('Enter')
  await expect(page.getByText('Topic name already exists.')).toBeVisible()
  await name.press('Escape')
  const rename = page.getByRole('button', { name: 'Rename New Hub 2' })
  await expect(rename).toBeFocused()
  await rename.press('Enter')
  await name.fill('Tents')
  await name.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Tents' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name of Tents' }).fill(' ')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(rename).toBeVisible()

  const text = page.getByRole('textbox', { name: 'Description of New Hub 2' })
  await text.fill('Tents for two')
  await expect(card(page, 'New Hub 2')).toContainText('Saving…')
  await expect(card(page, 'New Hub 2')).toContainText('Saved')
  await text.fill('Tents for three')
  await text.blur()
  await expect(card(page, 'New Hub 2')).toContainText('Saved')
  await page.reload()
  await expect(text).toHaveValue('Tents for three')
  await page.route(/\/contentplan\/\d+\/topic$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { statusText: 'no reason' } })
      : route.fallback(),
  )
  await text.fill('Tents for four')
  await expect(messages(page)).toContainText('Failed to save hub description')
  await expect(card(page, 'New Hub 2')).toContainText('Not saved.')
  await page.unroute(/\/contentplan\/\d+\/topic$/)
  await text.fill('Tents for five')
  await goTo(page, planPath(person, 'hubs'))
  await expect(page.getByRole('heading', { level: 1, name: 'Hubs', exact: true })).toBeVisible()
  await goTo(page, planPath(person, 'hubs-new'))
  await expect(text).toHaveValue('Tents for five')
})

test('proposed hubs are changed before they are kept, and leaving them keeps nothing', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400 .*bulk-create/)
  const person = await signInWithHubs(page, ['Tents'])
  const asked = Promise.withResolvers<void>()
  let answer = () => asked.promise
  const kept = await proposeHubs(page, async (route) => {
    await answer()
    return route.fulfill({ json: PROPOSAL })
  })
  await page.goto(planPath(person, 'hubs-new?auto=1'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Creating Content Hubs')
  await expect(dialog).toContainText(
    'Analyzing your website and mapping out main content hubs. This may take a moment.',
  )
  const isAborted = page.waitForEvent('requestfailed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await isAborted
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/hubs-new$/)
  answer = () => Promise.resolve()
  await page.getByRole('button', { name: 'Propose hubs' }).click()

  await expect(dialog).toHaveAccessibleName('Proposed hubs')
  await expect(dialog.getByRole('button', { name: 'Keep these hubs' })).toBeFocused()
  await expect(dialog).toContainText('only clusters without a hub are looked at')
  const totals = dialog.locator('footer')
  await expect(totals).toContainText('3 hubs with 204 clusters')
  const boots = dialog.getByRole('list', { name: 'Proposed hubs' }).locator(':scope > li').first()
  await boots.getByRole('textbox', { name: 'Name of the hub' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('tents')
  await expect(boots).toContainText('Topic name already exists.')
  await expect(dialog.getByRole('button', { name: 'Keep these hubs' })).toBeDisabled()
  await boots.getByRole('textbox', { name: 'Name of the hub' }).fill('Hiking')
  await boots.getByRole('button', { name: 'Show clusters of Hiking' }).click()
  const rows = boots.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await boots.getByRole('button', { name: 'Show all 200 clusters' }).click()
  await expect(rows).toHaveCount(200)
  await boots.getByRole('button', { name: 'Take out Cluster 101', exact: true }).click()
  await boots.getByRole('button', { name: 'Move Cluster 100 to another hub' }).click()
  await page.getByRole('menuitem', { name: 'Laces' }).click()
  await dialog.getByRole('checkbox', { name: 'Keep Maps' }).uncheck()
  await expect(dialog.getByRole('region', { name: 'What stays out' })).toContainText('Cluster 101')
  await expect(totals).toContainText('2 hubs with 202 clusters')
  // What was changed is not lost by a key.
  await page.keyboard.press('Escape')
  await page.route('**/api/hubs/bulk-create', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await dialog.getByRole('button', { name: 'Keep these hubs' }).click()
  await expect(messages(page)).toContainText('Failed to autofill hubs')
  await dialog.getByRole('button', { name: 'Keep these hubs' }).click()
  await expect(dialog).toBeHidden()
  await expect(messages(page)).toContainText('1 hub created with 199 clusters')
  expect(kept).toMatchObject([
    [
      { name: 'Hiking', description: 'About Boots' },
      { name: 'Laces', articleIds: [100, 310, 311, 312] },
    ],
  ])
})

test('a plan without clusters gets no proposal: it says what is missing, and leads on', async ({ page }) => {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  await signInAs(page, person)
  await page.goto(planPath(person, 'hubs'))
  await page.getByRole('link', { name: 'Propose hubs from your clusters' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This plan has no clusters yet.')
  await expect(dialog.getByRole('link', { name: 'Go to keywords' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords', exact: true })).toBeVisible()
})
