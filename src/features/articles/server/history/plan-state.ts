import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

/** The place of a keyword is the id of its cluster, NOWHERE if it has none, or EXCLUDED. */
export const NOWHERE = 0
export const EXCLUDED = -1

/** The row of a cluster or hub as the database has it. */
const articleState = z.looseObject({ id: z.number() })
export type ArticleState = z.infer<typeof articleState>

/** The places of some keywords of a plan, and the rows of some of its clusters and hubs. */
export interface PlanState {
  placeOf: Map<number, number>
  articles: Map<number, ArticleState>
  hubs: Map<number, ArticleState>
  minimumScore: number
}

interface Touched {
  plan: Plan
  keywordIds: readonly number[]
  articleIds: readonly number[]
  hubIds?: readonly number[]
}

const scoreRow = z.object({ score: z.number() })

const articleRow = z.object({ row: articleState })

const keywordRow = z.object({ id: z.number(), place: z.number() })

/** Reads the state that a change of these keywords and clusters may modify. The caller holds the plan's lock. */
export async function readPlanState(
  { database }: Reads,
  { plan, keywordIds, articleIds, hubIds = [] }: Touched,
): Promise<PlanState> {
  const keywords = await listRows(database, keywordRow)`
    select id, case when excluded then ${EXCLUDED}::integer else coalesce(article_id, ${NOWHERE}::integer) end as place
    from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...keywordIds]}::integer[])
    order by id
  `
  const articles = await listRows(database, articleRow)`
    select to_jsonb(a) as row from articles a
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
    order by id
  `
  const hubs = await listRows(database, articleRow)`
    select to_jsonb(t) as row from topics t
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...hubIds]}::integer[])
    order by id
  `
  const { score } = await oneRow(database, scoreRow)`
    select minimum_score as score from contentplans where id = ${plan.id}
  `
  return {
    placeOf: new Map(keywords.map(({ id, place }) => [id, place])),
    articles: new Map(articles.map(({ row }) => [row.id, row])),
    hubs: new Map(hubs.map(({ row }) => [row.id, row])),
    minimumScore: score,
  }
}
