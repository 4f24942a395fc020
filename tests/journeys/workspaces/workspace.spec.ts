import { expect, test } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type PlanInput } from '#tests/support/browser/journey-person.ts'
import { makePlans } from '#tests/journeys/shell/shell-page.ts'
import type { Page } from '@playwright/test'

const LONG =
  'International outdoor and mountaineering equipment for professionals in the whole of Northern Europe'

test('each plan has a card with its place, tier and Search Console, which links to its clusters', async ({
  page,
}) => {
  await openWorkspace(page, [
    { name: 'Acme shoes', domain: 'acme.example', keywordLimit: 5000, importEnded: '2026-11-20T08:00:00Z' },
    { name: 'Small shop', domain: null, keywordLimit: 4999 },
    { name: 'Broken', importEnded: '2026-11-20T08:00:00Z', importError: 'Bad Request' },
  ])
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(0)).toContainText('acme.example / USA / en')
  await expect(cards.nth(0)).toContainText('Professional')
  await expect(cards.nth(0)).toContainText('Room for 5,000 active keywords')
  await expect(cards.nth(0).getByText('Connected', { exact: true })).toBeVisible()
  await expect(cards.nth(1)).toContainText('No domain yet / USA / en')
  await expect(cards.nth(1)).toContainText('Starter')
  await expect(cards.nth(1).getByText('Not connected', { exact: true })).toBeVisible()
  await expect(cards.nth(2).getByText('Not connected', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Filter by name or domain')).toBeHidden()
  await cards.nth(0).click({ position: { x: 200, y: 100 } })
  await expect(page).toHaveURL(/\/contentplan\/\d+\/home$/)
})

test('many plans are filtered by name or domain, and the filter is in the address', async ({ page }) => {
  await openWorkspace(page, makePlans(200))
  await expect(page.getByText('200 content plans')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('plan-19')
  await expect(page.getByText('11 of 200 content plans')).toBeVisible()
  await expect(page).toHaveURL(/\?q=plan-19$/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12)
  await page.getByLabel('Filter by name or domain', { exact: true }).fill('nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No content plan has “nowhere” in its name or domain.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(201)
  await expect(page).toHaveURL(/\/workspace\/\d+$/)
})

test('a long name and a long domain stay inside their card', async ({ page }) => {
  await openWorkspace(page, [{ name: LONG, domain: `${'very-'.repeat(11)}long.example` }, ...makePlans(1)])
  const card = page.getByRole('main').getByRole('listitem').first()
  await expect(card.getByRole('link')).toHaveAttribute('title', LONG)
  await expect(card.getByText('/ USA / en')).toBeInViewport({ ratio: 1 })
  const isInside = await card.evaluate((element) => element.scrollWidth <= element.clientWidth)
  expect(isInside).toBe(true)
})

async function openWorkspace(page: Page, plans: readonly PlanInput[]) {
  const person = await makePerson({ workspaces: [{ name: 'Acme Studio', paidPlans: 300, plans }] })
  await signInAs(page, person)
  await page.goto(`/workspace/${person.workspaces[0]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Content plans' })).toBeVisible()
}
