import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { MOST_LOOKED_FOR, type Evidence } from '../../contract.ts'
import { isOfPlan } from '../queries/read-impressions.ts'

const lookedRow = z.object({
  page_id: z.number(),
  url: z.string(),
  title: z.string().nullable(),
  heading: z.string().nullable(),
  hasText: z.boolean(),
  crawled_at: z.string().nullable(),
  main_keyword: z.string().nullable(),
  keywords: z.array(z.string()),
  moreKeywords: z.number(),
})

/** Which keywords of a cluster were looked for in its page, and in which of its parts. */
export async function describeUnmentioned(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<Evidence['no_keywords_mentioned']> {
  const found = await findRow(database, lookedRow)`
    select p.id as page_id, p.url, p.title, p.heading, coalesce(t.text, '') <> '' as "hasText",
      to_char(p.crawled_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as crawled_at, main.keyword as main_keyword,
      rest.keywords, rest.count - cardinality(rest.keywords) as "moreKeywords"
    from articles a
    join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    left join page_texts t on t.workspace_id = a.workspace_id and t.page_id = p.id
    left join keywords main on main.workspace_id = a.workspace_id and main.contentplan_id = a.contentplan_id
      and main.id = a.main_keyword_id
    cross join lateral (
      select count(*)::integer as count,
        coalesce(array_agg(k.keyword order by k.place) filter (where k.place <= ${MOST_LOOKED_FOR}), '{}') as keywords
      from (
        select keyword, row_number() over (order by estimated_search_volume desc nulls last, id) as place
        from keywords k
        where ${isOfPlan('k', plan)} and k.article_id = a.id and k.id is distinct from a.main_keyword_id
      ) k
    ) rest
    where ${isOfPlan('a', plan)} and a.id = ${articleId}
  `
  if (found === null) return null
  const { page_id, url, hasText, ...rest } = found
  const has = { title: rest.title !== null, heading: rest.heading !== null, text: hasText }
  return {
    page: { page_id, url },
    places: (['title', 'heading', 'text'] as const).filter((place) => has[place]),
    ...rest,
  }
}
