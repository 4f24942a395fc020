import { sql } from 'kysely'
import { scoreSet } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { groupRows, readResults } from '../serps/read-serps.ts'
import type { OverlapServices } from '../serps/services.ts'

/** Keeps the SERP overlap of clusters true after keywords came into them or left them. */
export async function rescoreArticles(
  ctx: Pick<MemberContext, 'database'>,
  services: OverlapServices,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  if (articleIds.length === 0) return
  const results = await readResults(ctx, services, { plan, articleIds })
  const rows = groupRows(results)
  const scores = articleIds.map((id) => scoreSet(results.table, rows.get(id) ?? []))
  await sql`
    update articles a set serp_overlap = scored.score
    from unnest(${[...articleIds]}::integer[], ${scores}::float8[]) as scored (id, score)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = scored.id
      and a.serp_overlap is distinct from scored.score
  `.execute(ctx.database)
}
