import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { mappedArticle, mappedHub, type contentMap } from '../../contract.ts'
import { kind, knownVolume } from './article-rows.ts'

/** The favorites of a plan, and all its hubs. */
export async function readMap(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof contentMap>> {
  await joinWhole(database)
  const hubs = await listRows(database, mappedHub)`
    select t.id, t.name, coalesce(sized.count, 0) as article_count
    from topics t
    left join (
      select topic_id, count(*) from articles
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      group by topic_id
    ) as sized on sized.topic_id = t.id
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id}
    order by lower(t.name) collate "C", t.id
  `
  const articles = await listRows(database, mappedArticle)`
    select a.id, a.title, a.topic_id, ${kind.type} as type, ${kind.intent} as intent, ${kind.funnel} as funnel, a.status,
      a.is_locked, p.url as article_url, ${knownVolume} as estimated_search_volume
    from articles a
    left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    left join article_metrics m on m.article_id = a.id
    left join article_kinds f on f.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.show_in_map
    order by estimated_search_volume desc nulls last, a.id
  `
  return { hubs, articles }
}
