import { z } from 'zod'
import { knownVolume } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const unclaimedItem = z.object({ text: z.string(), volume: z.number().nullable() })

export type UnclaimedItem = z.infer<typeof unclaimedItem>

export interface Unclaimed {
  kind: 'clusters' | 'keywords'
  /** The most searched first. */
  items: UnclaimedItem[]
}

/** Clusters or keywords that hubs are suggested from, at most. */
const MOST_READ = 2_000

/** The most searched clusters without a hub, or where there are none, the most searched keywords without a cluster. */
export async function readUnclaimed({ database }: Reads, plan: Plan): Promise<Unclaimed> {
  const clusters = await listRows(database, unclaimedItem)`
    select coalesce(k.folded, lower(a.title)) as text, (${knownVolume})::float8 as volume
    from (
      select * from articles
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and topic_id is null and priority <> 'low'
      order by estimated_search_volume desc, id limit ${MOST_READ}
    ) as a
    left join article_metrics m on m.article_id = a.id
    left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
      and k.id = a.main_keyword_id
    order by a.estimated_search_volume desc, a.id
  `
  if (clusters.length > 0) return { kind: 'clusters', items: clusters }
  const keywords = await listRows(database, unclaimedItem)`
    select folded as text, estimated_search_volume::float8 as volume from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'not_in_plan'
    order by estimated_search_volume desc nulls last, id limit ${MOST_READ}
  `
  return { kind: 'keywords', items: keywords }
}
