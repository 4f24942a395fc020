import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const searchedHub = z.object({
  name: z.string(),
  description: z.string(),
  tags: z.string(),
  /** The main keywords of its most searched clusters. */
  keywords: z.array(z.string()),
})

export type SearchedHub = z.infer<typeof searchedHub>

const MOST_KEYWORDS = 30

/** A hub with its most searched keywords; throws NotFound for one that is not in the plan. */
export async function readHub(
  { database }: Reads,
  { plan, topicId }: { plan: Plan; topicId: number },
): Promise<SearchedHub> {
  const hub = await findRow(database, searchedHub)`
    select t.name, t.description, t.tags, array(
      select coalesce(k.keyword, a.title) from articles a
      left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
        and k.id = a.main_keyword_id
      where a.workspace_id = t.workspace_id and a.contentplan_id = t.contentplan_id and a.topic_id = t.id
      order by a.estimated_search_volume desc, a.id limit ${MOST_KEYWORDS}
    ) as keywords
    from topics t
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.id = ${topicId}
  `
  if (hub === null) throw new NotFound('There is nothing under this id.')
  return hub
}
