import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { lastUpdate } from '#features/pages/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { planEvent } from '../../contract.ts'

/** Kinds of changes that change what clusters are about; others change names, locks and pages alone. */
const CLUSTERS_CHANGED = [
  'move',
  'create',
  'delete articles',
  'reset articles',
  'merge',
  'cluster',
  'recluster',
]

/**
 * What happened to the clusters of a plan on the days of a range, together by day: pages that were published or last
 * updated, and changes of clusters that were not undone. Clusters of a day that was undone are left out.
 */
export async function listEvents(
  { database }: Reads,
  { plan, startDate, endDate }: { plan: Plan; startDate: string; endDate: string },
): Promise<z.infer<typeof planEvent>[]> {
  const isOfPlan = (table: string) =>
    sql`${sql.ref(`${table}.workspace_id`)} = ${plan.workspaceId} and ${sql.ref(`${table}.contentplan_id`)} = ${plan.id}`
  const isWithin = (time: string) =>
    sql`${sql.ref(time)} >= ${startDate}::date and ${sql.ref(time)} < ${endDate}::date + 1`
  return listRows(database, planEvent)`
    with happened as (
      select 'published' as kind, p.published_at as at, a.title as detail, 1 as clusters
      from articles a join pages p on p.workspace_id = a.workspace_id and p.contentplan_id = a.contentplan_id and p.id = a.page_id
      where ${isOfPlan('a')} and ${isWithin('p.published_at')}
      union all
      select 'updated', ${lastUpdate}, a.title, 1
      from articles a join pages p on p.workspace_id = a.workspace_id and p.contentplan_id = a.contentplan_id and p.id = a.page_id
      where ${isOfPlan('a')} and ${isWithin('p.modified_at')} and ${lastUpdate} is not null
      union all
      select 'clusters changed', c.created_at, c.kind, jsonb_array_length(c.articles)
      from plan_changes c
      where ${isOfPlan('c')} and ${isWithin('c.created_at')} and c.kind = any (${CLUSTERS_CHANGED}::text[])
        and c.undone_at is null and jsonb_array_length(c.articles) > 0
    )
    select kind, to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, sum(clusters)::integer as count,
      case when kind = 'clusters changed' or count(*) = 1 then min(detail) end as detail
    from happened
    group by kind, to_char(at at time zone 'utc', 'YYYY-MM-DD'), case when kind = 'clusters changed' then detail end
    order by day, kind, detail
  `
}
