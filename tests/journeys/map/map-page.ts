import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/browser/journey.ts'
import { withJourneyDatabase } from '#tests/support/browser/journey-database.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

interface SeededFavorite {
  title: string
  /** The place of its hub in the list of hubs, counted from 1; 0: no hub. */
  hub: number
  funnel?: 'top' | 'middle' | 'bottom' | null
  type?: string
  status?: string
  intent?: string
}

export interface SeededMap {
  hubs: readonly string[]
  favorites: readonly SeededFavorite[]
  credits?: number
}

/** Three hubs; Boots has favorites in all rows but the last, Tents a product. */
export const SMALL_MAP: SeededMap = {
  hubs: ['Boots', 'Lamps', 'Tents'],
  favorites: [
    { title: 'How to lace boots', hub: 1 },
    { title: 'Best winter boots', hub: 1, funnel: 'middle', status: 'drafted' },
    { title: 'Boots in a shop', hub: 1, funnel: 'bottom', status: 'published' },
    { title: 'A tent for two', hub: 3, type: 'product', funnel: 'bottom' },
    { title: 'How to pitch a tent', hub: 3, funnel: null },
  ],
}

/** 1,000 favorites in 50 hubs. */
export const LARGE_MAP: SeededMap = {
  hubs: Array.from({ length: 50 }, (_, at) => `Hub ${String(at + 1).padStart(2, '0')}`),
  favorites: Array.from({ length: 1000 }, (_, at) => ({
    title: `Favorite ${String(at + 1).padStart(4, '0')} with a title of two lines in its cell`,
    hub: 1 + (at % 50),
    funnel: (['top', 'middle', 'bottom'] as const)[Math.floor(at / 50) % 3] ?? 'top',
    type: at % 4 === 0 ? 'product' : 'article',
  })),
}

/** Signs in a person whose plan has these hubs and favorites, and opens their map. */
export async function openMap(page: Page, map: SeededMap, search = ''): Promise<Person> {
  const { hubs, favorites, credits = 0 } = map
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', credits, plans: [{ name: 'Acme shoes' }] }],
  })
  const [first] = person.workspaces
  const usual = { funnel: 'top', type: 'article', status: 'no status', intent: 'informational' }
  const rows = favorites.map((favorite) => ({ ...usual, ...favorite }))
  await withJourneyDatabase(async (client) => {
    await client.query(
      `insert into topics (workspace_id, contentplan_id, name)
       select $1, $2, name from unnest($3::text[]) with ordinality as given (name, place) order by place`,
      [first?.id, first?.plans[0], hubs],
    )
    await client.query(
      `insert into articles (workspace_id, contentplan_id, title, topic_id, show_in_map, funnel, type, status, intent)
       select $1, $2, f.title, t.id, true, f.funnel, f.type, f.status, f.intent
       from jsonb_to_recordset($3::jsonb)
         as f (title text, hub integer, funnel text, type text, status text, intent text)
       left join (select id, row_number() over (order by id) as place from topics where contentplan_id = $2) t
         on t.place = f.hub`,
      [first?.id, first?.plans[0], JSON.stringify(rows)],
    )
  })
  await signInAs(page, person)
  await page.goto(planPath(person, `map${search}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  return person
}

const ROWS = ['Top Funnel', 'Middle Funnel', 'Bottom Funnel', 'Products']

/** The cell of a hub in a row, as in "Boots, Top Funnel". */
export function cell(page: Page, name: string): Locator {
  const [hub = '', row = ''] = name.split(', ')
  const column = `//*[@role="columnheader"][*[text()="${hub}"]]/@aria-colindex`
  return page.locator(
    `xpath=//*[@role="grid"]/*[@role="row"][${ROWS.indexOf(row) + 2}]//*[@role="gridcell"][@aria-colindex = ${column}]`,
  )
}

export function card(page: Page, title: string): Locator {
  return page.getByRole('grid').getByRole('link', { name: title })
}

/** Drags a favorite by the mouse over a cell, and leaves it there, above the cell. */
export async function dragOver(page: Page, title: string, to: string): Promise<void> {
  await card(page, title).hover()
  await page.mouse.down()
  const box = await cell(page, to).boundingBox()
  if (box === null) throw new Error(`The cell ${to} is not there.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // The browser begins to drag after some pixels, and says so a moment later.
  await page.mouse.move(x, y - 4)
  await page.mouse.move(x, y)
}

/** Answers changes of clusters with an error of the server, as long as it is not ended. */
export async function failChanges(page: Page): Promise<() => Promise<void>> {
  const pattern = /\/contentplan\/\d+\/article$/
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: { code: 'failed', message: '' } }))
  return () => page.unroute(pattern)
}
