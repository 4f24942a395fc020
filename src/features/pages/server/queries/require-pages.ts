import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const lockedPage = z.object({
  id: z.number(),
  isExcluded: z.boolean(),
  isFavorite: z.boolean(),
  articleId: z.number().nullable(),
})

export type LockedPage = z.infer<typeof lockedPage>

/**
 * Reads pages of a plan and locks them until the transaction ends; with `withTargets` it also locks the pages that they
 * link to. Throws NotFound unless all pages are in the plan.
 */
export async function requirePages(
  { database }: Reads,
  { plan, pageIds, withTargets }: { plan: Plan; pageIds: readonly number[]; withTargets: boolean },
): Promise<LockedPage[]> {
  const ids = [...new Set(pageIds)]
  const targets = sql`
    or id in (select to_page_id from page_links
      where workspace_id = ${plan.workspaceId} and from_page_id = any (${ids}::integer[]))`
  // All of them at once and by ascending id, as a crawl does: another order could deadlock.
  await sql`
    select from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (id = any (${ids}::integer[]) ${withTargets ? targets : sql``})
    order by id for no key update
  `.execute(database)
  const rows = await listRows(database, lockedPage)`
    select p.id, p.is_excluded as "isExcluded", coalesce(a.show_in_map, false) as "isFavorite", a.id as "articleId"
    from pages p left join articles a on a.workspace_id = p.workspace_id and a.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.id = any (${ids}::integer[])
    order by p.id
  `
  if (rows.length < ids.length) throw new NotFound('There is nothing under this id.')
  return rows
}
