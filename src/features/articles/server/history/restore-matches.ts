import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { StateChange } from './compare-states.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

interface Undoing {
  plan: Plan
  change: StateChange
}

/** Whether a page can be matched: it exists, is not excluded, and no cluster has it (V-28). */
export function isPageFree({ workspaceId }: Plan, pageId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    exists (select from pages there where there.workspace_id = ${workspaceId} and there.id = ${pageId}
      and not there.is_excluded)
    and not exists (select from articles other where other.workspace_id = ${workspaceId} and other.page_id = ${pageId})
  )`
}

/** Takes the page from clusters that still have the page, or none, that the change gave them. Returns their ids. */
export async function releaseMatches({ database }: Reads, { plan, change }: Undoing): Promise<number[]> {
  const matched = listMatched(change)
  if (matched.length === 0) return []
  const rows = await listRows(database, idRow)`
    update articles a set page_id = null
    from jsonb_to_recordset(${JSON.stringify(matched)}::jsonb) as c (id integer, after jsonb)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = c.id
      and a.page_id is not distinct from (c.after ->> 'page_id')::integer
    returning a.id
  `
  return rows.map(({ id }) => id)
}

/** Gives released clusters the page that they had before the change, with its lock, if no other cluster has it. */
export async function restoreMatches(
  { database }: Reads,
  { plan, change, articleIds }: Undoing & { articleIds: readonly number[] },
): Promise<void> {
  const released = new Set(articleIds)
  const matched = listMatched(change).filter(({ id }) => released.has(id))
  if (matched.length === 0) return
  await sql`
    update articles a set page_id = was.page_id, article_id_locked = was.is_locked
    from (
      select c.id, page.id as page_id,
        coalesce((c.before ->> 'article_id_locked')::boolean, now.article_id_locked)
          and (page.id is not null or c.before ->> 'page_id' is null) as is_locked
      from jsonb_to_recordset(${JSON.stringify(matched)}::jsonb) as c (id integer, before jsonb)
      join articles now on now.workspace_id = ${plan.workspaceId} and now.id = c.id
      left join pages page on page.workspace_id = ${plan.workspaceId} and page.contentplan_id = ${plan.id}
        and page.id = (c.before ->> 'page_id')::integer and ${isPageFree(plan, sql`page.id`)}
    ) as was
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = was.id
  `.execute(database)
}

/** Clusters that existed before and after the change, with a different page or none. */
function listMatched({ articles }: StateChange) {
  return articles.filter(
    ({ before, after }) => before !== null && after !== null && 'page_id' in before && 'page_id' in after,
  )
}
