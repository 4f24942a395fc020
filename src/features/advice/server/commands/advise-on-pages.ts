import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { chooseAction } from '../../choose-action.ts'
import type { SeenCluster } from '../../find-conflicts.ts'
import { findCompetingPages } from '../queries/find-competing-pages.ts'
import { readPages } from '../queries/read-pages.ts'
import type { Matched } from '../queries/read-impressions.ts'

/** Saves for every page of a plan that is not excluded what to do with it, and why. */
export async function adviseOnPages(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, ...seen }: { plan: Plan; clusters: ReadonlyMap<number, SeenCluster>; matched: readonly Matched[] },
): Promise<void> {
  const competingPages = await findCompetingPages(ctx, services, { plan, ...seen })
  const pages = await readPages(ctx, plan)
  const urls = new Map(pages.map(({ pageId, url }) => [pageId, url]))
  const rows = pages.map(({ pageId, facts }) => {
    const competing = competingPages.get(pageId)
    const url = urls.get(competing?.pageId ?? 0)
    const { action, reason, gain } = chooseAction({
      ...facts,
      competing: competing === undefined || url === undefined ? null : { ...competing, url },
    })
    const mergePageId = action === 'merge' ? competing?.pageId : null
    return { page_id: pageId, action, reason, gain, merge_page_id: mergePageId }
  })
  await sql`
    delete from page_advice a where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.page_id <> all (${rows.map(({ page_id }) => page_id)}::integer[])
  `.execute(ctx.database)
  await sql`
    insert into page_advice as a (page_id, workspace_id, contentplan_id, action, reason, gain, merge_page_id)
    select found.page_id, ${plan.workspaceId}, ${plan.id}, found.action, found.reason, found.gain, found.merge_page_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as found (page_id integer, action text, reason text, gain float8, merge_page_id integer)
    on conflict (page_id) do update
      set action = excluded.action, reason = excluded.reason, gain = excluded.gain, merge_page_id = excluded.merge_page_id
      where (a.action, a.reason, a.gain, a.merge_page_id)
        is distinct from (excluded.action, excluded.reason, excluded.gain, excluded.merge_page_id)
  `.execute(ctx.database)
}
