import { expect, test } from '#tests/support/browser/journey.ts'
import { table as clusters } from '#tests/journeys/clusters/clusters-page.ts'
import { card, openHome } from './home-page.ts'

test('a user sees on Home what has changed, and gets from a declining page, an alert and an action to the clusters', async ({
  page,
  context,
}) => {
  await openHome(page)
  await expect(page).toHaveTitle('Home | Trails |')
  await expect(page.getByLabel('Messages')).toContainText('No GSC integration')
  const traffic = card(page, 'Total organic traffic')
  await expect(traffic).toContainText(
    'Last 30 days, Jun 1 – Jun 30, 2025, compared with the 30 days before, May 2 – May 31, 2025',
  )
  await expect(traffic).toContainText('1 of the 30 days before is missing')
  await expect(card(page, 'Top trending pages')).toContainText('Only 3 pages gained impressions')

  const declining = card(page, 'Top declining pages').getByRole('row')
  await expect(declining).toHaveCount(6)
  await expect(declining.nth(1)).toContainText('down 600')
  await expect(declining.nth(3).getByRole('cell').last()).toHaveText('0')
  const opening = context.waitForEvent('page')
  await declining.nth(1).getByRole('link', { name: 'Backpacks: how to choose yours' }).click()
  const opened = await opening
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Backpacks: how to choose yours')
  await opened.close()

  await card(page, 'Alerts').getByRole('link', { name: 'Show 2 clusters: URL conflict' }).click()
  await expect(clusters(page).locator('tbody tr')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Alerts: URL conflict' }).click()
  await expect(clusters(page).locator('tbody tr')).toHaveCount(6)
  await page.goBack()
  await page.goBack()

  const actions = card(page, 'Most worthwhile now').getByRole('listitem')
  await expect(actions).toHaveCount(5)
  await expect(actions.first()).toContainText('+173 clicks a month')
  await actions.first().getByRole('link', { name: 'Open cluster Snowshoes: how to choose yours' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snowshoes: how to choose yours')
})
