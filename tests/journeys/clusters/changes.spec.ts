import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { tabTo } from '#tests/journeys/shell/by-keyboard.ts'
import { openClusters, shownClusters, table } from '#tests/journeys/clusters/clusters-page.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const ALL = ['Cluster 1', 'Cluster 2', 'Cluster 3']

function selection(page: Page) {
  return page.getByRole('region', { name: 'Selection' })
}

function history(page: Page) {
  return page.getByRole('dialog', { name: 'History' })
}

async function select(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click()
}

function act(page: Page, name: string) {
  return selection(page).getByRole('button', { name, exact: true }).click()
}

async function expectClusters(page: Page, names: string[]) {
  await expect.poll(async () => (await shownClusters(page)).toSorted()).toEqual(names)
}

/** Opens the details of the first entry and turns a page: its rows are dimmed until the next ones arrive. */
async function turnDetails(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(/offset=100\b/, async (route) => {
    await held.promise
    await route.continue()
  })
  const details = history(page).locator('[aria-busy]')
  await history(page)
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click()
  await expect(details).toHaveAttribute('aria-busy', 'false')
  await details.getByRole('button', { name: 'Next' }).click()
  await expect(details).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(details).toHaveAttribute('aria-busy', 'false')
  await expect(details).toContainText('101–200 of 12,000')
}

async function undo(page: Page) {
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(messages(page)).toContainText('Undone.')
}

test('clusters are merged after a question, deleted after a choice, and restored; locked ones are marked', async ({
  page,
}) => {
  test.slow()
  await openClusters(page, { active: 30, search: '?metrics=keyword_count' })
  await select(page, 'Cluster 3')
  await expect(selection(page).getByRole('button', { name: 'Merge' })).toBeHidden()
  await select(page, 'Cluster 1')
  await act(page, 'Merge')
  const question = page.getByRole('alertdialog', { name: 'Merge 2 clusters?' })
  await expect(question).toContainText('Their keywords go into “Cluster 1”')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectClusters(page, ALL)
  await act(page, 'Merge')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('2 clusters merged into one')
  await expect(selection(page)).toBeHidden()
  await expectClusters(page, ['Cluster 1', 'Cluster 2'])
  await expect(
    table(page)
      .getByRole('row', { name: /Cluster 1/ })
      .locator('td[data-number]'),
  ).toHaveText('20')
  await undo(page)
  await expectClusters(page, ALL)

  await select(page, 'Cluster 2')
  await act(page, 'Reset')
  const one = page.getByRole('alertdialog', { name: 'Delete 1 cluster?' })
  await expect(one.getByRole('radio', { name: 'Make them inactive' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(messages(page)).toContainText('1 cluster deleted, keywords made inactive')
  await expectClusters(page, ['Cluster 1', 'Cluster 3'])
  await undo(page)
  await expectClusters(page, ALL)
  await select(page, 'Cluster 2', 'Cluster 3')
  await act(page, 'Exclude')
  const deletion = page.getByRole('alertdialog', { name: 'Delete 2 clusters?' })
  await expect(deletion).toContainText('What becomes of their 20 keywords?')
  await deletion.getByRole('radio', { name: 'Exclude them' }).check()
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expectClusters(page, ['Cluster 1'])
  await undo(page)
  await expectClusters(page, ALL)

  const mark = table(page).getByTitle('Locked: its keywords stay until it is unlocked')
  await select(page, 'Cluster 2')
  await act(page, 'Lock')
  await expect(mark).toHaveCount(1)
  await select(page, 'Cluster 1', 'Cluster 2')
  await act(page, 'Lock')
  await expect(mark).toHaveCount(2)
  await select(page, 'Cluster 1', 'Cluster 3')
  await expect(selection(page).getByRole('button', { name: 'Merge' })).toBeHidden()
  await act(page, 'Reset')
  const mixed = page.getByRole('alertdialog', { name: 'Delete 1 cluster?' })
  await expect(mixed).toContainText('1 locked cluster stays as it is.')
  await page.keyboard.press('Escape')
  await select(page, 'Cluster 3')
  await act(page, 'Unlock')
  await expect(mark).toHaveCount(1)
})

test('1,200 clusters are selected and changed in one change, which one undo takes back', async ({ page }) => {
  test.slow()
  const person = await openClusters(page, { active: 12_000 })
  await withJourneyDatabase((client) => client.query('analyze'))
  await expect(page.getByText('1–50 of 1,200')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect(selection(page)).toContainText('50 selected')
  const held = Promise.withResolvers<void>()
  await page.route(/offset=500\b/, (route) => held.promise.then(() => route.continue()))
  await act(page, 'Select all 1,200')
  await expect(selection(page)).toContainText('Selecting: 500 of 1,200')
  for (const name of ['Merge', 'Lock', 'Exclude'])
    await expect(selection(page).getByRole('button', { name, exact: true })).toBeDisabled()
  held.resolve()
  await expect(selection(page)).toContainText('1,200 selected')
  await expect(selection(page)).toContainText('Keywords12,000')
  await expect(selection(page).getByRole('button', { name: /^Select all/ })).toBeHidden()
  await act(page, 'Exclude')
  const question = page.getByRole('alertdialog', { name: 'Delete 1,200 clusters?' })
  await expect(question).toContainText('What becomes of their 12,000 keywords?')
  await question.getByRole('radio', { name: 'Exclude them' }).check()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(messages(page)).toContainText('1,200 clusters deleted, keywords excluded')
  await expect(page.getByText('This plan has no clusters yet.')).toBeVisible()
  await undo(page)
  await expect(page.getByText('1–50 of 1,200')).toBeVisible()
  await page.goto(planPath(person, 'plan?dialog=history'))
  await expect(history(page).getByRole('listitem')).toHaveText([
    /^Undone: clusters deleted, keywords excludedClusters: .* and 1,197 moreKeywords: .* and 11,997 more/,
    /^Clusters deleted, keywords excludedClusters: .* and 1,197 moreKeywords: .* and 11,997 more.*Undone$/,
  ])
  await turnDetails(page)
  await history(page)
    .getByRole('button', { name: /^Undo Undone: clusters deleted/ })
    .click()
  const again = page.getByRole('alertdialog', { name: 'Undo the undo?' })
  await expect(again).toContainText('1,200 clusters go, 12,000 keywords are excluded.')
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText('This plan has no clusters yet.')).toBeVisible()
})

test('the history undoes changes in any order, and says what stays because it was changed since', async ({
  page,
}) => {
  test.slow()
  const person = await openClusters(page, { active: 30 })
  await select(page, 'Cluster 3')
  await act(page, 'Reset')
  await expect(page.getByRole('alertdialog', { name: 'Delete 1 cluster?' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectClusters(page, ['Cluster 1', 'Cluster 2'])
  await withJourneyDatabase((client) =>
    client.query(`update keywords set excluded = true where contentplan_id = $1 and keyword = 'active 25'`, [
      person.workspaces[0]?.plans[0],
    ]),
  )
  await select(page, 'Cluster 1')
  await act(page, 'Lock')
  await expect(table(page).getByTitle('Locked: its keywords stay until it is unlocked')).toHaveCount(1)
  await tabTo(page, /^History$/)
  await page.keyboard.press('Enter')
  const lines = history(page).getByRole('listitem')
  const deleted = 'Clusters deleted, keywords made inactive'
  await expect(lines).toHaveText([
    /^Clusters lockedClusters: “Cluster 1”Ada Lovelace/,
    /^Clusters deleted, keywords made inactiveClusters: “Cluster 3”Keywords: .* and 7 moreAda Lovelace/,
  ])
  await history(page)
    .getByRole('button', { name: `Details of ${deleted}` })
    .click()
  await expect(lines.nth(1)).toContainText('active 30Cluster 3 → inactive')
  const undoDeleted = history(page).getByRole('button', { name: `Undo ${deleted}` })
  await undoDeleted.click()
  const question = page.getByRole('alertdialog', { name: `Undo “${deleted}”?` })
  await expect(question).toContainText(
    '1 cluster comes back, 9 keywords go back into their clusters. 1 keyword was changed since and stays as it is.',
  )
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(history(page)).toBeVisible()
  await undoDeleted.click()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(history(page)).toContainText('Undone. 1 keyword was changed since and stays as it is.')
  await expect(lines.nth(2)).toContainText('Undone')
  await expect(lines.nth(0)).toContainText('Undone: clusters deleted')
  await expect(lines.nth(1).getByRole('button', { name: 'Undo Clusters locked' })).toBeVisible()
  await page.goBack()
  await expect(history(page)).toBeHidden()
  for (let times = 0; times < 2; times += 1) {
    await page.goForward()
    await expect(history(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(history(page)).toBeHidden()
  }
  await expectClusters(page, ALL)
  // An undo that is undone leaves the list, and here the second page with it.
  const contentplanId = person.workspaces[0]?.plans[0]
  await withJourneyDatabase(async (client) => {
    await client.query(
      `update plan_changes set created_at = created_at - interval '1 hour' where contentplan_id = $1 and kind = 'undo'`,
      [contentplanId],
    )
    await client.query(
      `insert into plan_changes (workspace_id, contentplan_id, kind, articles)
       select workspace_id, id, 'lock', '[]' from contentplans, generate_series(1, 48) where id = $1`,
      [contentplanId],
    )
  })
  await page.goto(planPath(person, 'plan?dialog=history'))
  await history(page).getByRole('button', { name: 'Next page' }).click()
  await expect(lines).toHaveText([/^Undone: clusters deleted/])
  await lines.getByRole('button', { name: /^Undo / }).click()
  await page
    .getByRole('alertdialog', { name: 'Undo the undo?' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(lines).toHaveCount(50)
})
