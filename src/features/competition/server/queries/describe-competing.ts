import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { competingCluster, pseudoCluster } from '../../contract.ts'
import { MOST_COMPETING_KEYWORDS } from '../../rules.ts'
import type { Cluster } from './open-cluster.ts'

const clusterRow = competingCluster.omit({ score: true, seen_count: true, impressions: true, clicks: true })
type ClusterRow = z.infer<typeof clusterRow>

/** What is known of clusters, whatever they compete with. */
export async function describeClusters(
  { database }: Reads,
  { plan, ids }: { plan: Plan; ids: readonly number[] },
): Promise<ClusterRow[]> {
  return listRows(database, clusterRow)`
    select a.id, a.title, a.is_locked, a.keyword_count,
      case when m.known_volume_count > 0 then a.estimated_search_volume end as estimated_search_volume
    from articles a left join article_metrics m on m.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = any (${[...ids]}::integer[])
  `
}

/**
 * The keywords in no cluster for which the page of a cluster is seen, and those of `sharing`, by where they are (N-40).
 */
export async function describePseudoClusters(
  { database }: Reads,
  { cluster, sharing }: { cluster: Cluster; sharing: readonly number[] },
): Promise<z.infer<typeof pseudoCluster>[]> {
  const { plan, pageId } = cluster
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const isSeen = pageId === null ? sql`false` : sql`impressions > 0`
  return listRows(database, pseudoCluster)`
    with free as materialized (
      select k.id, case when k.excluded then 'excluded' when k.in_queue then 'in-queue' else 'not-in-plan' end as name
      from (
        select keyword_id as id from keyword_pages
        where ${isInPlan} and page_id = ${pageId} and impressions_last > 0
        union select unnest(${[...sharing]}::integer[])
      ) as found
      cross join lateral (
        select id, excluded, in_queue from keywords where ${isInPlan} and id = found.id and article_id is null offset 0
      ) as k
    )
    select names.name, sums.*, (
      select coalesce(jsonb_agg(to_jsonb(listed)), '[]')
      from (${listFirst(cluster, sql`k.id = any (names.ids)`)}) as listed
    ) as keywords
    from (select name, array_agg(id) as ids from free group by name) as names
    cross join lateral (
      select count(*)::integer as keyword_count,
        (count(*) filter (where ${isSeen}))::integer as seen_count,
        sum(impressions) filter (where ${isSeen}) as impressions,
        sum(clicks) filter (where ${isSeen}) as clicks
      from (${findNumbers(cluster, sql`k.id = any (names.ids)`)}) as found
    ) as sums
    order by array_position(array['not-in-plan', 'in-queue', 'excluded'], names.name)
  `
}

/** Lists the keywords `k` that are seen most, then those that are searched most. */
export function listFirst(cluster: Cluster, isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  // Where a page is not seen it has no row, though it is known to have no impressions.
  const unseen = cluster.pageId === null ? sql`null` : sql`case when (${isMeasured(cluster.plan)}) then 0 end`
  return sql`
    select id, keyword, estimated_search_volume, volume_is_rough,
      coalesce(impressions, ${unseen}) as google_impressions_last, position as google_position_last
    from (${findNumbers(cluster, isWanted)}) as found
    order by coalesce(impressions, 0) desc, estimated_search_volume desc nulls last, id
    limit ${MOST_COMPETING_KEYWORDS}
  `
}

/**
 * Keywords `k` with the numbers of a cluster's page; for a cluster without one, with those of the site. They are looked
 * up one by one, because a new plan has no statistics yet.
 */
function findNumbers({ plan, pageId }: Cluster, isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  const numbers =
    pageId === null
      ? sql`select impressions_last, clicks_last, position_last from keyword_metrics where keyword_id = k.id offset 0`
      : sql`select impressions_last, clicks_last, position_last from keyword_pages
          where keyword_id = k.id and page_id = ${pageId} offset 0`
  return sql`
    select k.id, k.keyword, k.estimated_search_volume, k.volume_is_rough, m.impressions_last as impressions,
      m.clicks_last as clicks, m.position_last as position
    from keywords k left join lateral (${numbers}) as m on true
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and ${isWanted}
  `
}

/** Whether the last 30 days of the plan's keywords are known. */
function isMeasured({ workspaceId, id }: Plan): RawBuilder<unknown> {
  return sql`exists (
    select from keyword_metrics where workspace_id = ${workspaceId} and contentplan_id = ${id} and impressions_last is not null
  )`
}
