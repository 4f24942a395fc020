import type { Page } from '@playwright/test'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { expect } from '#tests/support/browser/journey.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { seedCluster } from '#tests/support/browser/journey-serps.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

interface SeededPage {
  path: string
  type: string
  parent?: string
  impressions?: number
  isExcluded?: boolean
  stock?: string
  /** Whether no crawl has visited it. */
  isNew?: boolean
  title?: string
  headings?: readonly { level: number; text: string }[]
  /** Of a cluster with one keyword of the same name. */
  cluster?: string
}

/** A shop of a few pages of each kind. */
export const SHOP: readonly SeededPage[] = [
  { path: '/shoes', type: 'category', impressions: 50 },
  { path: '/shoes/boots', type: 'category', parent: '/shoes', impressions: 900 },
  { path: '/shoes/boots/winter', type: 'category', parent: '/shoes/boots' },
  { path: '/bags', type: 'category', impressions: 300 },
  { path: '/p/trail-boot', type: 'product', parent: '/shoes/boots', impressions: 80, stock: 'in stock' },
  { path: '/p/day-pack', type: 'product', parent: '/bags', impressions: 70, stock: 'out of stock' },
  { path: '/journal/lacing', type: 'article', impressions: 20 },
  { path: '/', type: 'home', impressions: 10 },
  { path: '/imprint', type: 'other', isExcluded: true },
]

/** Puts pages of https://shop.example into the first plan of a person; numbers before are half of those now. */
async function seedPages({ workspaces: [first] }: Person, pages: readonly SeededPage[]): Promise<void> {
  const place = [first?.id, first?.plans[0]]
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into pages (workspace_id, contentplan_id, url, title, type, type_reason, status_code, is_excluded,
         parent_category, parent_category_url, stock_status, published_at, headings, crawled_at)
       select $1, $2, 'https://shop.example' || path, coalesce(title, 'A page'), type, 'Its address says so.', case when "isNew" then null else 200 end,
         coalesce("isExcluded", false), substr(parent, 2), 'https://shop.example' || parent,
         stock, '2031-05-06', coalesce(headings, '[]'), case when "isNew" then null else now() end
       from jsonb_to_recordset($3::jsonb) as given (path text, type text, parent text, "isExcluded" boolean, stock text, title text, headings jsonb, "isNew" boolean)`,
      [...place, JSON.stringify(pages)],
    )
    await client.query(
      `insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last,
         impressions_prev, clicks_prev, position_prev)
       select p.id, p.workspace_id, p.contentplan_id, impressions, impressions / 10, 4.5, impressions / 2, impressions / 10, 6
       from jsonb_to_recordset($2::jsonb) as given (path text, impressions integer)
       join pages p on p.contentplan_id = $1 and p.url = 'https://shop.example' || path
       where impressions is not null`,
      [first?.plans[0], JSON.stringify(pages)],
    )
  })
}

async function seedClusters(person: Person, pages: readonly SeededPage[]): Promise<void> {
  for (const { path, cluster } of pages) {
    if (cluster === undefined) continue
    const id = await seedCluster(person, { title: cluster, serps: { [cluster.toLowerCase()]: null } })
    await withJourneyDatabase((client) =>
      client.query(
        `update articles a set page_id = p.id from pages p
         where a.id = $1 and p.contentplan_id = a.contentplan_id and p.url = 'https://shop.example' || $2`,
        [id, path],
      ),
    )
  }
}

/** Signs in a person whose plan has these pages, and opens the Pages screen. */
export async function openPages(
  page: Page,
  {
    pages = SHOP,
    search = '',
    domain = 'shop.example',
  }: { pages?: readonly SeededPage[]; search?: string; domain?: string | null } = {},
): Promise<Person> {
  // A workspace whose only plan has no website leads to the setup.
  const others = domain === null ? [{ name: 'Acme journal' }] : []
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme shop', domain }, ...others] }],
  })
  await seedPages(person, pages)
  await seedClusters(person, pages)
  await signInAs(page, person)
  await page.goto(planPath(person, `pages${search}`))
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  return person
}

export function table(page: Page) {
  return page.getByRole('table', { name: 'Pages', exact: true })
}

export function selection(page: Page) {
  return page.getByRole('region', { name: 'Selection' })
}

export function urlFilter(page: Page) {
  return page.getByRole('textbox', { name: 'Filter by URL' })
}

/** The panel about one page. */
export function details(page: Page) {
  return page.getByRole('complementary', { name: 'Page details' })
}

export function messages(page: Page) {
  return page.getByRole('status', { name: 'Messages' })
}

/** The button that opens the panel of a page. */
export function pathOf(page: Page, path: string) {
  return table(page).getByRole('button', { name: path, exact: true })
}

/** The row of a page in the table. */
export function rowOf(page: Page, path: string) {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: path, exact: true }) })
}

/** The addresses that are shown, with a dash for each level of the hierarchy. */
export async function shownPages(page: Page): Promise<string[]> {
  return table(page)
    .locator('tbody [data-row-open]')
    .evaluateAll((paths) =>
      paths.map((path) => {
        const level = /level (\d+)/.exec(path.parentElement?.textContent ?? '')?.[1] ?? '1'
        return `${'-'.repeat(Number(level) - 1)}${path.textContent}`
      }),
    )
}
