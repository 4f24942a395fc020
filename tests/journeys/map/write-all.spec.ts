import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { card, openMap, type SeededMap } from './map-page.ts'

const FAVORITES: SeededMap['favorites'] = [
  { title: 'First idea', hub: 1 },
  { title: 'Begun', hub: 1, status: 'edited' },
  { title: 'Second idea', hub: 0, funnel: 'bottom' },
  { title: 'To be bought', hub: 1, intent: 'transactional' },
  { title: 'Reviewed', hub: 1, status: 'reviewed' },
  { title: 'On the site', hub: 1, status: 'published' },
]

async function openList(page: Page, map: Partial<SeededMap>) {
  await openMap(page, { hubs: ['Boots'], favorites: FAVORITES, ...map })
  await page.getByRole('button', { name: 'Write all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write all' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the list of Write all has what the credits suffice for, what they do not, and what is left out and why', async ({
  page,
}) => {
  const dialog = await openList(page, { credits: 1 })
  await expect(dialog).toContainText('2 articles for 1 of your 1 credit; the model costs nothing.')
  const lines = dialog
    .getByRole('list', { name: 'Articles to be written, in their order' })
    .getByRole('listitem')
  await expect(lines).toHaveText([
    /First idea.*Boots · Top Funnel · No status.*1 credit/,
    /Begun.*Boots · Top Funnel · Edited.*no credit/,
    /Second idea.*Not enough credits.*No Hub · Bottom Funnel · No status/,
  ])
  // Which ones the credits suffice for depends on the order.
  await dialog.getByRole('button', { name: 'Move Second idea, place 3' }).press('Home')
  await expect(lines.first()).toContainText('Second idea')
  await expect(lines.first()).not.toContainText('Not enough credits')
  await expect(lines.nth(1)).toContainText('Not enough credits')
  await expect(dialog.getByRole('button', { name: 'Move Second idea, place 1' })).toBeFocused()
  await dialog.getByText('3 articles are left out').click()
  const leftOut = dialog.getByRole('list', { name: 'Articles that are left out' }).getByRole('listitem')
  await expect(leftOut).toHaveText([
    /To be bought.*Its searchers want to buy/,
    /Reviewed.*It is written already/,
    /On the site.*It is published already/,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'First idea')).toBeVisible()
})

test('confirmed articles stand in a queue that is paused, put in order and resumed, and says what failed and why', async ({
  page,
}) => {
  const favorites = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, hub: 1, status: 'edited' }))
  const dialog = await openList(page, {
    credits: 3,
    favorites: [...favorites, { title: 'Without a brief', hub: 1, status: 'researched' }],
  })
  // Another window has paused the queue meanwhile.
  const plan = /contentplan\/(\d+)/.exec(page.url())?.[1]
  await withJourneyDatabase((client) =>
    client.query(
      `insert into run_lines (workspace_id, contentplan_id, name, paused_at)
       select workspace_id, id, 'writing', now() from contentplans where id = $1`,
      [plan],
    ),
  )
  await dialog.getByRole('button', { name: 'Move Three, place 3' }).press('Home')
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  const queue = page.getByRole('dialog', { name: 'Writing queue' })
  await expect(queue).toContainText('5 waiting.')
  await expect(queue).toContainText('Paused: nothing new begins.')
  const waiting = queue
    .getByRole('list', { name: 'Articles that wait, in their order' })
    .getByRole('listitem')
  const order = (titles: string[]) => expect(waiting).toHaveText(titles.map((title) => new RegExp(title)))
  await order(['Three', 'One', 'Two', 'Four', 'Without a brief'])
  await queue.getByRole('button', { name: 'Move Two, place 3' }).press('ArrowUp')
  await order(['Three', 'Two', 'One', 'Four', 'Without a brief'])
  await queue.getByRole('button', { name: 'Move Two, place 2' }).click()
  await page.getByRole('menuitem', { name: 'Move to the end' }).click()
  await order(['Three', 'One', 'Four', 'Without a brief', 'Two'])
  await queue.getByRole('button', { name: 'Take One out of the queue' }).click()
  await order(['Three', 'Four', 'Without a brief', 'Two'])

  // All of it is the same after a reload.
  await page.reload()
  await order(['Three', 'Four', 'Without a brief', 'Two'])
  await queue.getByRole('button', { name: 'Resume' }).click()
  await expect(queue.getByRole('region', { name: 'Done in the last day' }).getByRole('listitem')).toHaveCount(
    3,
  )
  const failed = queue.getByRole('region', { name: 'Failed' }).getByRole('listitem')
  await expect(failed).toContainText('Without a brief')
  await expect(failed).toContainText('Drafting failed')
  await expect(failed).toContainText('The brief has no sections to write.')

  await queue.getByRole('button', { name: 'Pause' }).click()
  await expect(queue).toContainText('Paused: nothing new begins.')
  await queue.getByRole('button', { name: 'Try again to write Without a brief' }).click()
  await order(['Without a brief'])
  await page.keyboard.press('Escape')
  await expect(queue).toBeHidden()
  await expect(page.getByRole('button', { name: 'Queue: 1 · paused' })).toBeVisible()
})

test('without credits, or without a favorite that can be written, the list says what to do', async ({
  page,
}) => {
  await expect(await openList(page, {})).toContainText(
    'You have no article credits remaining to write articles. Please upgrade your plan or purchase more credits.',
  )
  const published = FAVORITES.filter(({ status }) => status === 'published')
  await expect(await openList(page, { favorites: published, credits: 5 })).toContainText(
    "Add clusters to your map that don't have Published status or Transactional intent.",
  )
})
