import { sql } from 'kysely'
import { z } from 'zod'
import { articleOfChange as describeArticle } from '#features/articles/server/index.ts'
import { articleOfChange } from '#features/articles/contract.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { movedKeyword } from '../../contract.ts'

interface Window {
  plan: Plan
  offset: number
  limit: number
}

const counts = z.object({ articleCount: z.number(), keywordCount: z.number() })
const articleRow = z.object({ article: articleOfChange })

/** A part of the clusters and keywords of a change, in the order in which it was recorded. */
export async function getChange(
  ctx: Reads,
  { plan, changeId, offset, limit }: Window & { changeId: number },
) {
  const { database } = ctx
  await joinWhole(database)
  const change = sql`plan_changes c where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id}
    and c.id = ${changeId}`
  const found = await findRow(database, counts)`
    select jsonb_array_length(articles) as "articleCount", cardinality(keyword_ids) as "keywordCount" from ${change}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const rows = await listRows(database, articleRow)`
    select ${describeArticle} as article
    from (select articles from ${change}) as c, jsonb_array_elements(c.articles) with ordinality as listed (one, place)
    left join articles a on a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = (one ->> 'id')::integer
    order by (one ->> 'before' is null or one ->> 'after' is null) desc, place limit ${limit} offset ${offset}
  `
  const placeOf = (side: 'before' | 'after') => {
    const id = sql.ref(`moved.place_${side}`)
    return sql`jsonb_build_object(
      'kind', case ${id} when 0 then 'inactive' when -1 then 'excluded' else 'cluster' end,
      'title', coalesce((select title from titles where titles.id = ${id}),
        (select a.title from articles a where a.workspace_id = ${plan.workspaceId} and a.id = ${id})))`
  }
  const keywords = await listRows(database, movedKeyword)`
    with c as (select articles, keyword_ids, places_before, places_after from ${change}),
    titles as materialized (
      select (one ->> 'id')::integer as id, one ->> 'title' as title from c, jsonb_array_elements(c.articles) one
    ),
    moved as materialized (
      select m.* from c, unnest(c.keyword_ids, c.places_before, c.places_after)
        with ordinality as m (id, place_before, place_after, place)
      order by m.place limit ${limit} offset ${offset}
    )
    select k.id, k.keyword, ${placeOf('before')} as from, ${placeOf('after')} as to
    from moved join keywords k on k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.id = moved.id
    order by moved.place
  `
  return { ...found, keywords, articles: rows.map(({ article }) => article) }
}

const importRow = z.object({ isUndone: z.boolean(), keywordCount: z.number() })
const keywordRow = z.object({ keyword: z.string() })

/** A part of the keywords that an import added and that are there, or that its undo removed, the most searched first. */
export async function getImport(
  { database }: Reads,
  { plan, importId, offset, limit }: Window & { importId: number },
): Promise<{ keywords: string[]; keywordCount: number }> {
  const imported = sql`keyword_imports where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    and id = ${importId}`
  const added = sql`keywords k where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
    and k.import_id = ${importId}`
  const found = await findRow(database, importRow)`
    select removed is not null as "isUndone",
      coalesce(jsonb_array_length(removed), (select count(*) from ${added})::integer) as "keywordCount"
    from ${imported}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const removed = sql`(select row ->> 'keyword' as keyword, (row ->> 'estimated_search_volume')::integer as volume
    from ${imported}, jsonb_array_elements(removed) row) as listed`
  const rows = found.isUndone
    ? await listRows(database, keywordRow)`
        select keyword from ${removed} order by volume desc nulls last, keyword limit ${limit} offset ${offset}
      `
    : await listRows(database, keywordRow)`
        select keyword from ${added} order by estimated_search_volume desc nulls last, id limit ${limit} offset ${offset}
      `
  return { keywords: rows.map(({ keyword }) => keyword), keywordCount: found.keywordCount }
}
