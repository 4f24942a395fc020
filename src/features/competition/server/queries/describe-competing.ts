import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { competingCluster, pseudoCluster } from '../../contract.ts'
import { MOST_COMPETING_KEYWORDS } from '../../rules.ts'
import type { Cluster } from './open-cluster.ts'

const clusterRow = competingCluster.omit({ score: true })
type ClusterRow = z.infer<typeof clusterRow>

/** Clusters with their keywords, and with what the page of another cluster gets for these. */
export async function describeClusters(
  { database }: Reads,
  { cluster, ids }: { cluster: Cluster; ids: readonly number[] },
): Promise<ClusterRow[]> {
  const { plan } = cluster
  return listRows(database, clusterRow)`
    select a.id, a.title, a.is_locked,
      case when m.known_volume_count > 0 then a.estimated_search_volume end as estimated_search_volume, sums.*
    from articles a left join article_metrics m on m.article_id = a.id
    cross join lateral (${sumKeywords(cluster, sql`k.article_id = a.id`)}) as sums
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
    select names.name, sums.*
    from (select name, array_agg(id) as ids from free group by name) as names
    cross join lateral (${sumKeywords(cluster, sql`k.id = any (names.ids)`)}) as sums
    order by array_position(array['not-in-plan', 'in-queue', 'excluded'], names.name)
  `
}

/**
 * Sums up the numbers of keywords `k`, and lists the first of them. The numbers are those of the cluster's page; a cluster
 * without one has those of the site.
 */
function sumKeywords({ plan, pageId }: Cluster, isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  const hasPage = pageId !== null
  return sql`
    select count(*)::integer as keyword_count,
      (count(*) filter (where of_page > 0))::integer as seen_count,
      sum(of_page) filter (where of_page > 0) as impressions,
      sum(clicks) filter (where of_page > 0) as clicks,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'keyword', keyword,
        'estimated_search_volume', estimated_search_volume, 'volume_is_rough', volume_is_rough,
        'google_impressions_last', impressions, 'google_position_last', position
      ) order by place) filter (where place <= ${MOST_COMPETING_KEYWORDS}), '[]') as keywords
    from (
      select *, row_number() over (order by impressions desc nulls last, estimated_search_volume desc nulls last, id) as place
      from (
        select k.id, k.keyword, k.estimated_search_volume, k.volume_is_rough,
          kp.impressions_last as of_page, kp.clicks_last as clicks,
          ${hasPage ? sql`coalesce(kp.impressions_last, 0 * m.impressions_last)` : sql`m.impressions_last`} as impressions,
          ${hasPage ? sql`kp.position_last` : sql`m.position_last`} as position
        from keywords k
        left join keyword_metrics m on m.keyword_id = k.id
        left join lateral (
          select impressions_last, clicks_last, position_last from keyword_pages
          where keyword_id = k.id and page_id = ${pageId} offset 0
        ) as kp on true
        where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and ${isWanted}
      ) as measured
    ) as placed
  `
}
