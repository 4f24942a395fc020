import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/journey.ts'
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

test('the list of Write all has what the credits suffice for, what they do not, and what is not written and why', async ({
  page,
}) => {
  const dialog = await openList(page, { credits: 2 })
  await expect(dialog).toContainText(
    '3 favorites can be written, for one credit each. You have 2 credits. 1 would have to wait.',
  )
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveText([
    'First ideaBoots · Top Funnel · No status',
    'BegunBoots · Top Funnel · Edited',
    'Second ideaNot enough creditsNo Hub · Bottom Funnel · No status',
  ])
  await dialog.getByText('3 favorites are not written').click()
  await expect(lines).toHaveCount(6)
  await expect(lines.nth(3)).toContainText('The search intent is transactional')
  await expect(lines.nth(4)).toContainText('Written already: the status is past Edited')
  await expect(lines.nth(5)).toContainText('Published already')
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await expect(dialog).toContainText('The writing agents are not part of this version yet.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'First idea')).toBeVisible()
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
