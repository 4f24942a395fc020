import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** A keyword is in the cluster of this id, in none, or excluded. */
export const NOWHERE = 0
export const EXCLUDED = -1

/** A cluster's row as the database has it. */
export type ArticleState = Record<string, unknown> & { id: number }

/** Where some keywords of a plan are, and what some of its clusters say. */
export interface PlanState {
  placeOf: Map<number, number>
  articles: Map<number, ArticleState>
  minimumScore: number
}

export interface Touched {
  plan: Plan
  keywordIds: readonly number[]
  articleIds: readonly number[]
}

/** What a change of these may change: read under the lock of the plan's keywords. */
export async function readPlanState(
  { database }: Pick<MemberContext, 'database'>,
  { plan, keywordIds, articleIds }: Touched,
): Promise<PlanState> {
  const { rows: keywords } = await sql<{ id: number; place: number }>`
    select id, case when excluded then ${EXCLUDED}::integer else coalesce(article_id, ${NOWHERE}::integer) end as place
    from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...keywordIds]}::integer[])
    order by id
  `.execute(database)
  const { rows: articles } = await sql<{ row: ArticleState }>`
    select to_jsonb(a) as row from articles a
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
    order by id
  `.execute(database)
  const { rows: plans } = await sql<{ score: number }>`
    select minimum_score as score from contentplans where id = ${plan.id}
  `.execute(database)
  return {
    placeOf: new Map(keywords.map(({ id, place }) => [id, place])),
    articles: new Map(articles.map(({ row }) => [row.id, row])),
    minimumScore: plans[0].score,
  }
}
