import { sql } from 'kysely'
import { z } from 'zod'
import { FINAL_STATUSES } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

interface Terms {
  /** Keywords in the spellings that Google may use. */
  queries: string[]
  keywordCount: number
  pages: string[]
}

const termRow = z.object({
  found: z.number(),
  keywords: z.array(z.string()),
  folded: z.array(z.string()),
  pages: z.array(z.string()),
})

/** The keywords and pages of clusters, and of all clusters of hubs. Throws NotFound when one is not in the plan. */
export async function findTerms(
  { database }: Reads,
  { plan, ...named }: { plan: Plan; articleIds: readonly number[]; topicIds: readonly number[] },
): Promise<Terms> {
  const [articleIds, topicIds] = [[...new Set(named.articleIds)], [...new Set(named.topicIds)]]
  const isInPlan = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
  const { found, keywords, folded, pages } = await oneRow(database, termRow)`
    with meant as materialized (
      select id, page_id from articles
      where ${isInPlan} and (id = any (${articleIds}::integer[]) or topic_id = any (${topicIds}::integer[]))
    ), members as materialized (
      select keyword, folded from keywords where ${isInPlan} and article_id = any (array(select id from meant))
    )
    select (
      (select count(*) from articles where ${isInPlan} and id = any (${articleIds}::integer[]))
      + (select count(*) from topics where ${isInPlan} and id = any (${topicIds}::integer[]))
    )::integer as found,
    array(select keyword from members) as keywords, array(select folded from members) as folded,
    array(select url from pages where ${isInPlan} and id = any (array(select page_id from meant))) as pages
  `
  if (found < articleIds.length + topicIds.length) throw new NotFound('There is nothing under this id.')
  const questions = folded.map((keyword) => `${keyword}?`)
  return { queries: [...new Set([...keywords, ...folded, ...questions])], keywordCount: folded.length, pages }
}

const ownPageRow = z.object({ url: z.string() })

/** URLs of the pages of clusters that were written with the product. */
export async function listOwnPages({ database }: Reads, { plan }: { plan: Plan }): Promise<string[]> {
  const rows = await listRows(database, ownPageRow)`
    select p.url from pages p where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
      and p.id = any (array(
        select page_id from articles
        where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
          and status = any (${[...FINAL_STATUSES]}::text[])
      ))
  `
  return rows.map(({ url }) => url)
}
