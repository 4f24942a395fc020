import { expect, test } from '#tests/support/browser/journey.ts'
import { messages } from '#tests/journeys/keywords/keywords-page.ts'
import { alertOf, fixButton, openEvidence, panel, part } from './evidence-page.ts'

test('a cannibalised cluster shows which pages compete for which keywords; the page seen most is matched, and undo takes it back', async ({
  page,
}) => {
  await openEvidence(page)
  await page.getByRole('link', { name: 'Cannibalization URL conflict' }).click()
  await expect(alertOf(page, 'Cannibalization')).toBeInViewport()
  await expect(panel(page)).toContainText('Google shows /old-boots most, but /ski-boots is matched')
  const rows = part(page, 'Your pages in search').getByRole('row')
  await expect(rows.nth(1)).toHaveText(/^\/old-boots.*No cluster.*1,200.*60\.0%.*60.*4\.5$/s)
  await expect(rows.nth(2)).toHaveText(/^evidence boots.*1,200/s)
  await expect(rows.nth(3)).toHaveText(/^\/ski-boots.*Matched.*500/s)
  await expect(rows.nth(5)).toHaveText(/^\/ski-shoes.*Page of Ski shoes.*300/s)

  await fixButton(page, 'Match /old-boots with this cluster').click()
  await expect(messages(page)).toContainText('/old-boots is matched with “Ski boots”')
  await expect(alertOf(page, 'URL conflict')).toBeHidden()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(alertOf(page, 'URL conflict')).toBeVisible()

  await fixButton(page, 'Plan to merge /ski-boots into /old-boots').click()
  await expect(panel(page)).toContainText('Chosen: Merge')
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page)).not.toContainText('Chosen: Merge')
})

test('clusters that answer the same searches are merged after a question, and undo brings both back', async ({
  page,
}) => {
  await openEvidence(page)
  const merge = fixButton(page, 'Merge “Ski shoes” into this cluster')
  await merge.click()
  const question = page.getByRole('alertdialog', { name: 'Merge clusters' })
  await expect(question).toContainText('“Ski shoes” is merged into “Ski boots”: 1 keyword moves')
  await question.getByRole('button', { name: 'Merge' }).click()
  await expect(messages(page)).toContainText('“Ski shoes” is merged into “Ski boots”')
  await expect(merge).toBeHidden()
  await messages(page).getByRole('button', { name: 'Undo' }).click()
  await expect(merge).toBeVisible()
})
