import { expect, test } from '#tests/support/browser/journey.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { matchWithPage } from './article-page.ts'
import { linkTable, openLinks } from '#tests/journeys/internal-links/links-page.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

test('the links to the page of a cluster and from it are listed with their texts; without a page that is said', async ({
  page,
}) => {
  const person = await openLinks(page)
  const cluster = await seedCluster(person, { title: 'Boots', serps: { 'linked boots': null } })
  await page.goto(planPath(person, `article/${cluster}?tab=links`))
  await expect(page.getByText('This cluster has no page yet, so nothing can link to it.')).toBeVisible()
  await matchWithPage(cluster, '/boots')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Links to this page (3)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Links from this page (1)' })).toBeVisible()
  const incoming = linkTable(page, 'Links to this page').locator('tbody tr')
  await expect(incoming.filter({ hasText: '/guides/lacing' })).toContainText('our boots')
  await expect(incoming.filter({ hasText: '/guides/camping' })).toContainText('No text')
  await expect(linkTable(page, 'Links from this page').locator('tbody tr')).toContainText('how to lace them')
  await page.getByRole('button', { name: 'Actions for our boots' }).click()
  await page.getByRole('menuitem', { name: 'Text around the link' }).click()
  await expect(page.getByRole('dialog', { name: 'Text around the link' })).toContainText('our boots')
})
