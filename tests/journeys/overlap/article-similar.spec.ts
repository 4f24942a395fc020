import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

async function openBoots(page: Page, search = '') {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shoes' }] }] })
  const boots = await seedCluster(person, {
    title: 'Trail boots',
    serps: { 'similar boots': 'αβγδεζηθικ', 'similar hikers': 'αβγδεζбаωψ' },
  })
  const winter = await seedCluster(person, {
    title: 'Winter boots',
    serps: { 'similar winter': 'αβρστυφχвг', 'similar snow': 'дежзийклвг' },
  })
  await seedCluster(person, { title: 'Laces', serps: { 'similar laces': 'κλμνξοπρστ' } })
  await seedCluster(person, { title: 'Tents', serps: { 'similar tents': 'дежзийк', 'similar poles': null } })
  await signInAs(page, person)
  const path = planPath(person, `article/${boots}`)
  await page.goto(`${path}${search}`)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return { person, boots, winter, path }
}

const table = (page: Page) => page.getByRole('table', { name: 'Similar clusters' })
const rows = (page: Page) => table(page).locator('tbody tr')
const apart = (page: Page) => page.getByRole('region', { name: 'Why not together' })

test('similar clusters stand by what they share, and one click says why they are not one', async ({
  page,
}) => {
  test.slow()
  const { winter } = await openBoots(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(0)).toContainText('Winter boots221.0 of 10')
  await expect(rows(page).nth(1)).toContainText('Laces110.5 of 10')
  await expect(apart(page)).toBeHidden()
  await rows(page).nth(0).getByRole('link', { name: '1.0 of 10' }).click()
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
  await expect(apart(page)).toBeVisible()
  await rows(page).getByRole('link', { name: 'Winter boots' }).click()
  await expect(page).toHaveURL(new RegExp(`article/${winter}$`))
  await expect(page.getByRole('heading', { name: 'Winter boots', level: 1 })).toBeVisible()
  await expect(rows(page).nth(0)).toContainText('Tents')
})

test('nothing similar, nothing known and a cluster that is gone are said', async ({
  page,
  expectProblem,
}) => {
  test.slow()
  expectProblem(/404/)
  const { person } = await openBoots(page, '?apart=2147483647')
  await expect(apart(page)).toContainText('The other cluster is not in the plan any more.')
  const alone = await seedCluster(person, { title: 'Alone', serps: { 'similar alone': 'мно' } })
  await page.goto(planPath(person, `article/${alone}`))
  await expect(page.getByText('No other cluster shares results with this one.')).toBeVisible()
  const unknown = await seedCluster(person, { title: 'Unknown', serps: { 'similar unknown': null } })
  await page.goto(planPath(person, `article/${unknown}`))
  await expect(page.getByText('so nothing can be compared')).toBeVisible()
})

test('what fails can be tried again', async ({ page, expectProblem }) => {
  test.slow()
  expectProblem(/503/)
  let isBroken = true
  for (const path of ['article/similar', 'article/apart'])
    await page.route(`**/${path}?*`, (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    )
  await openBoots(page, '?apart=1')
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toHaveCount(2)
  isBroken = false
  await again.first().click()
  await expect(rows(page)).toHaveCount(2)
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
        await openBoots(page)
        await rows(page).nth(0).getByRole('link', { name: '1.0 of 10' }).click()
        await expect(apart(page).getByRole('table')).toBeVisible()
        await expectNoAxeViolations(page)
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect(isTooWide).toBe(false)
      })
    })
