import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

const BOOTS = {
  'acme boots': 'abcdefghij',
  'acme boots men': 'bacdefghij',
  'acme hikers': 'bacdefzyxw',
  'acme winter': 'abqrstuv01',
  'acme laces': 'klmnopqrst',
  'acme unknown': null,
}

async function openCluster(page: Page, serps: Record<string, string | null> = BOOTS, search = '') {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const id = await seedCluster(person, { title: 'Trail boots', serps })
  await signInAs(page, person)
  await page.goto(planPath(person, `article/${id}${search}`))
  await expect(page.getByRole('heading', { name: 'How they hang together' })).toBeVisible()
  return person
}

const tree = (page: Page) => page.getByRole('tree', { name: 'How the keywords hang together' })
const item = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name, exact: true })
const why = (page: Page) => page.getByRole('region', { name: 'Why together' })
const choice = (page: Page, side: 'A' | 'B') => page.getByRole('combobox', { name: `Keyword ${side}` })

test('the tree shows who meets where, and a meeting says why two keywords are together', async ({ page }) => {
  test.slow()
  await openCluster(page)
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
  await expect(why(page)).toContainText('What the search shows for “acme unknown” is not known yet')
})

test('a row of the keywords leads to what it shares with the main keyword', async ({ page }) => {
  await openCluster(page)
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
})

test('all of it works by keyboard', async ({ page }) => {
  test.slow()
  await openCluster(page)
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

test('what somebody takes out of the cluster elsewhere leaves the tree', async ({ page, request }) => {
  const { token, workspaces } = await openCluster(page)
  await expect(item(page, 'acme laces')).toBeVisible()
  const path = `/api/contentplan/${workspaces[0]?.plans[0]}/keyword`
  const headers = { authorization: `Bearer ${token}` }
  const { keywords } = await (await request.get(`${path}?q=acme laces`, { headers })).json()
  const data = { keywordIds: [keywords[0].id], action: 'reset' }
  expect((await request.put(path, { headers, data })).status()).toBe(200)
  await expect(item(page, 'acme laces')).toBeHidden()
  await expect(item(page, 'acme winter')).toBeVisible()
})

test('a cluster of one keyword, and one of which nothing is known, say so', async ({ page }) => {
  await openCluster(page, { 'acme lonely': 'abc' })
  await expect(page.getByText('A cluster of one keyword has nothing to compare.')).toBeVisible()
  await openCluster(page, { 'acme unknown': null, 'acme obscure': null })
  await expect(page.getByText('The search results of these keywords are not known yet.')).toBeVisible()
})

test('what fails can be tried again, and a keyword that is gone is said to be', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/503/)
  expectProblem(/404/)
  let isBroken = true
  for (const path of ['hierarchical-clustering', 'shared-urls'])
    await page.route(`**/${path}*`, (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()))
  await openCluster(page)
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(2)
  isBroken = false
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(tree(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(why(page).getByRole('table')).toBeVisible()
  await openCluster(page, BOOTS, '?why=2147483646-2147483647')
  await expect(why(page)).toContainText('One of the two keywords is not in the plan any more.')
})

test('five hundred keywords stay few elements, the last of them in reach of a key', async ({ page }) => {
  const sites = 'abcdefghijklmnopqrstuvwxyz'
  const many = Array.from({ length: 500 }, (_, at) => [
    `acme many ${at}`,
    Array.from({ length: 10 }, (__, rank) => sites[(at * (rank + 1) + rank * rank) % 26]).join(''),
  ])
  await openCluster(page, Object.fromEntries(many))
  await expect(tree(page)).toBeVisible()
  expect(await page.locator('*').count()).toBeLessThan(1500)
  await tree(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('End')
  await expect(tree(page).locator(':focus')).toBeInViewport()
  expect(await page.locator('*').count()).toBeLessThan(1500)
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport })

      test('there are no accessibility violations, and nothing is wider than the page', async ({ page }) => {
        test.slow()
        await openCluster(page)
        await item(page, /^“acme boots” with 1 more and/).click()
        await why(page).getByText('8 results are not shared').click()
        await page.getByText('1 keyword is not in the tree').click()
        await expectFine(page)
        await choice(page, 'B').click()
        await expectFine(page)
      })
    })

async function expectFine(page: Page) {
  await expectNoAxeViolations(page)
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
}
