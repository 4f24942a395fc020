import { expect, test } from '#tests/support/browser/journey.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'
import { showSide } from '#tests/journeys/cluster/article-page.ts'
import { apart, openSimilar, similarRows } from './similar-page.ts'

test('similar clusters are listed by what they share, and one click says why they are separate', async ({
  page,
  context,
}) => {
  test.slow()
  const { winter } = await openSimilar(page)
  await expect(similarRows(page)).toHaveCount(2)
  await expect(similarRows(page).nth(0)).toContainText('Winter boots21.0 of 10')
  await expect(similarRows(page).nth(1)).toContainText('Laces10.5 of 10')
  await expect(apart(page)).toBeHidden()
  await similarRows(page).nth(0).getByRole('link', { name: '1.0 of 10' }).click()
  await expect(apart(page)).toBeInViewport()
  await expect(apart(page)).toContainText('Compared with “Winter boots”')
  await expect(apart(page)).toContainText(
    'On average a keyword of one cluster shares 1.0 of ten results with a keyword of the other, and this plan asks for',
  )
  await expect(apart(page)).toContainText(
    'Closest are “similar boots” and “similar winter”, which share 2 of ten results.',
  )
  await expect(apart(page).getByRole('row').nth(1)).toContainText('/α21')
  await apart(page).getByRole('link', { name: 'Show what they share' }).click()
  await expect(page.getByRole('region', { name: 'Why together' })).toContainText('share 2 of 10 results.')
  await page.goBack()
  await expect(apart(page)).toBeVisible()
  const opened = context.waitForEvent('page')
  await similarRows(page).getByRole('link', { name: 'Winter boots' }).click()
  const other = await opened
  await expect(other).toHaveURL(new RegExp(`article/${winter}$`))
  await expect(other.getByRole('heading', { name: 'Winter boots', level: 1 })).toBeVisible()
  await showSide(other, 'Competition')
  await expect(similarRows(other).nth(0)).toContainText('Tents')
})

test('no similar clusters, no search results and a deleted cluster are reported', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/404/)
  const { person } = await openSimilar(page, '?apart=2147483647')
  await expect(apart(page)).toContainText('The other cluster is not in the plan any more.')
  const alone = await seedCluster(person, { title: 'Alone', serps: { 'similar alone': 'мно' } })
  await page.goto(planPath(person, `article/${alone}?tab=competition`))
  await expect(page.getByText('No other cluster competes with this one.')).toBeVisible()
  const unknown = await seedCluster(person, { title: 'Unknown', serps: { 'similar unknown': null } })
  await page.goto(planPath(person, `article/${unknown}?tab=competition`))
  await expect(page.getByText('so nothing can be compared')).toBeVisible()
})
