import { expect, test } from '#tests/support/browser/journey.ts'
import { showSide } from '#tests/journeys/cluster/article-page.ts'
import { BOOTS, choice, item, openBoots, tree, why } from './overlap-page.ts'

test('the tree shows where keywords meet, and a meeting explains why two keywords are together', async ({
  page,
}) => {
  test.slow()
  await openBoots(page)
  await expect(why(page)).toContainText('These two keywords share 10 of 10 results.')
  await expect(page.getByText('1 keyword is not in the tree')).toBeVisible()
  const meeting = item(page, /^“acme boots” with 1 more and “acme hikers” meet: 6.0/)
  await expect(meeting).toHaveText('6.0')
  await expect(item(page, /^“acme boots” and “acme boots men” meet: 10.0/)).toHaveText('')
  await meeting.click()
  await expect(choice(page, 'B')).toHaveValue('acme hikers')
  await expect(why(page)).toContainText('These two keywords share 6 of 10 results.')
  const rows = why(page).getByRole('row')
  await expect(rows).toHaveCount(7)
  await expect(rows.nth(1)).toHaveText('a-site.example/a12')
  await expect(rows.nth(1).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  await why(page).getByText('8 results are not shared').click()
  await expect(why(page).getByRole('region', { name: 'acme hikers' }).getByRole('listitem')).toHaveCount(4)

  await item(page, 'acme winter').click()
  await expect(why(page)).toContainText('These two keywords share 2 of 10 results.')
  await page.reload()
  await expect(tree(page)).toBeVisible()
  await expect(choice(page, 'A')).toHaveValue('acme boots')
  await expect(choice(page, 'B')).toHaveValue('acme winter')

  await choice(page, 'A').fill('laces')
  await page.getByRole('option', { name: 'acme laces' }).click()
  await expect(why(page)).toContainText('These two keywords share 4 of 10 results.')
  await choice(page, 'B').fill('unknown')
  await page.getByRole('option', { name: 'acme unknown' }).click()
  await expect(why(page)).toContainText('The search results for “acme unknown” are not known yet')
})

test('a row of the keyword table opens what it shares with the main keyword', async ({ page }) => {
  await openBoots(page)
  await showSide(page, /^Keywords/)
  const keywords = page.getByRole('table', { name: 'Keywords' })
  await expect(keywords.getByRole('row', { name: /acme unknown/ })).toContainText('–')
  await keywords
    .getByRole('row', { name: /acme winter/ })
    .getByRole('link', { name: '2 of 10' })
    .click()
  await expect(choice(page, 'B')).toHaveValue('acme winter')
  await expect(why(page)).toContainText('These two keywords share 2 of 10 results.')
  await expect(why(page)).toBeInViewport()
  await expect(page).toHaveURL(/\?why=\d+-\d+#why-together$/)
  await page.getByRole('link', { name: 'All clusters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible()
})

test('the tree works by keyboard alone', async ({ page }) => {
  test.slow()
  await openBoots(page)
  await expect(tree(page)).toBeVisible()
  const focused = tree(page).locator(':focus')
  for (let press = 0; press < 60 && (await focused.count()) === 0; press++) await page.keyboard.press('Tab')
  await expect(focused).toHaveAttribute('aria-level', '1')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(focused).toHaveAccessibleName('acme laces')
  await page.keyboard.press('Enter')
  await expect(why(page)).toContainText('These two keywords share no results.')
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(page.getByText('1 keyword is not in the tree')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choice(page, 'A')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('winter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(why(page)).toContainText('These two keywords share 2 of 10 results.')
})

test('a keyword that is removed from the cluster elsewhere leaves the tree', async ({ page, request }) => {
  const { token, workspaces } = await openBoots(page)
  await expect(item(page, 'acme laces')).toBeVisible()
  const path = `/api/contentplan/${workspaces[0]?.plans[0]}/keyword`
  const headers = { authorization: `Bearer ${token}` }
  const { keywords } = await (await request.get(`${path}?q=acme laces`, { headers })).json()
  const data = { keywordIds: [keywords[0].id], action: 'reset' }
  expect((await request.put(path, { headers, data })).status()).toBe(200)
  await expect(item(page, 'acme laces')).toBeHidden()
  await expect(item(page, 'acme winter')).toBeVisible()
})

test('a cluster of one keyword and a cluster without search results explain themselves', async ({ page }) => {
  await openBoots(page, { 'acme lonely': 'abc' })
  await expect(page.getByText('A cluster of one keyword has nothing to compare.')).toBeVisible()
  await openBoots(page, { 'acme unknown': null, 'acme obscure': null })
  await expect(page.getByText('The search results of these keywords are not known yet.')).toBeVisible()
})

test('a keyword that is gone is reported', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  await openBoots(page, BOOTS, '?why=2147483646-2147483647')
  await expect(why(page)).toContainText('One of the two keywords is not in the plan any more.')
})

test('a tree of five hundred keywords needs few elements, and one key leads to the last', async ({
  page,
}) => {
  const sites = 'abcdefghijklmnopqrstuvwxyz'
  const many = Array.from({ length: 500 }, (_, at) => [
    `acme many ${at}`,
    Array.from({ length: 10 }, (__, rank) => sites[(at * (rank + 1) + rank * rank) % 26]).join(''),
  ])
  await openBoots(page, Object.fromEntries(many))
  await expect(tree(page)).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(1500)
  await tree(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('End')
  await expect(tree(page).locator(':focus')).toBeInViewport()
  expect(await page.locator('*').count()).toBeLessThan(1500)
})
