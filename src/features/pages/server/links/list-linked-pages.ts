import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { linkedPage } from '../../contract.ts'
import type { LINK_PAGE_SORT_COLUMNS, PAGES_WITHOUT_LINKS } from '../../rules.ts'
import { joinArticles } from '../queries/page-rows.ts'
import { countedPages, LACKS_LINKS } from './page-states.ts'

export type LinkedPage = z.infer<typeof linkedPage>

export interface LinkedPageFilter {
  plan: Plan
  problem: (typeof PAGES_WITHOUT_LINKS)[number]
  inContent: boolean
  sortColumn: (typeof LINK_PAGE_SORT_COLUMNS)[number]
  sortDirection: 'asc' | 'desc'
}

const totalRow = z.object({ total: z.number() })
const countedRow = linkedPage.extend(totalRow.shape)
const SORTED_BY = {
  url: sql`p.url collate "C"`,
  incoming: sql`p.incoming`,
  outgoing: sql`p.outgoing`,
} as const satisfies Record<LinkedPageFilter['sortColumn'], unknown>

/** The pages of a plan that no content links to, or that link to none; all of them without a limit. */
export async function listLinkedPages(
  { database }: Reads,
  {
    plan,
    problem,
    inContent,
    limit,
    page,
    ...order
  }: LinkedPageFilter & { limit: number | null; page: number },
): Promise<{ pages: LinkedPage[]; total: number }> {
  await joinWhole(database)
  const direction = order.sortDirection === 'asc' ? sql`asc` : sql`desc`
  const isMeant = LACKS_LINKS[problem]
  const rows = await listRows(database, countedRow)`
    with ${countedPages(plan, inContent)}, meant as materialized (select p.* from counted p where ${isMeant})
    select p.id as page_id, p.url, p.title, p.type, a.id as article_id, a.title as article_title, p.incoming, p.outgoing,
      (select count(*) from meant) as total
    from meant p ${joinArticles}
    order by ${SORTED_BY[order.sortColumn]} ${direction}, p.id
    limit ${limit} offset ${limit === null ? 0 : (page - 1) * limit}
  `
  const [first] = rows
  if (first !== undefined || page === 1) return { pages: rows, total: first?.total ?? 0 }
  const { total } = await oneRow(database, totalRow)`
    with ${countedPages(plan, inContent)} select count(*) as total from counted p where ${isMeant}
  `
  return { pages: [], total }
}
