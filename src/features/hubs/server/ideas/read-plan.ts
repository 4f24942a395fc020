import { z } from 'zod'
import { knownVolume } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

/** The keywords of a plan, one at each index. */
export interface PlanKeywords {
  ids: readonly number[]
  /** Folded. */
  texts: readonly string[]
  /** Monthly searches; -1 when unknown. */
  volumes: readonly number[]
  /** 0 for a keyword without a cluster, and -1 for an excluded one. */
  articleIds: readonly number[]
}

/** Keywords that are read, at most: the most searched ones. */
const MOST_KEYWORDS = 300_000

const keywordsRow = z.object({
  ids: z.string().nullable(),
  volumes: z.string().nullable(),
  articleIds: z.string().nullable(),
  texts: z.string().nullable(),
})

/** Reads all keywords as four long texts, because reading a hundred thousand rows takes longer than any work on them. */
export async function readKeywords({ database }: Reads, plan: Plan): Promise<PlanKeywords> {
  const { ids, volumes, articleIds, texts } = await oneRow(database, keywordsRow)`
    select string_agg(id::text, ',') as ids, string_agg(volume::text, ',') as volumes,
      string_agg(place::text, ',') as "articleIds", string_agg(folded, E'\n') as texts
    from (
      select id, coalesce(estimated_search_volume, -1) as volume, folded,
        case when excluded then -1 else coalesce(article_id, 0) end as place
      from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      order by estimated_search_volume desc nulls last, id limit ${MOST_KEYWORDS}
    ) as one
  `
  return {
    ids: readJoinedNumbers(ids),
    volumes: readJoinedNumbers(volumes),
    articleIds: readJoinedNumbers(articleIds),
    texts: texts?.split('\n') ?? [],
  }
}

const planHub = z.object({ id: z.number(), name: z.string(), tags: z.string(), description: z.string() })

export type PlanHub = z.infer<typeof planHub>

/** All hubs of a plan, by name. */
export async function readHubs({ database }: Reads, plan: Plan): Promise<PlanHub[]> {
  return listRows(database, planHub)`
    select id, name, tags, description from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    order by lower(name) collate "C", id
  `
}

const planCluster = z.object({
  id: z.number(),
  topicId: z.number().nullable(),
  title: z.string(),
  mainKeywordId: z.number().nullable(),
  /** Null when unknown. */
  volume: z.number().nullable(),
  isDismissed: z.boolean(),
})

export type PlanCluster = z.infer<typeof planCluster>

/** All clusters of a plan, the most searched first. */
export async function readClusters({ database }: Reads, plan: Plan): Promise<PlanCluster[]> {
  return listRows(database, planCluster)`
    select a.id, a.topic_id as "topicId", a.title, a.main_keyword_id as "mainKeywordId",
      (${knownVolume})::float8 as volume, a.priority = 'low' as "isDismissed"
    from articles a left join article_metrics m on m.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
    order by a.estimated_search_volume desc, a.id
  `
}
