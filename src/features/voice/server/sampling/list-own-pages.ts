import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { BLOG_TYPES } from '#features/pages/rules.ts'
import { readLanguage } from '#features/writing/text/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { sql } from 'kysely'
import type { OwnPage } from '../../measuring/index.ts'
import { MOST_PAGES } from '../../rules.ts'

/** A page with fewer words is a list of links, or says nothing. */
const LEAST_WORDS = 80
/** Characters of a page that are measured, at most: one long page must not speak for the site. */
const LONGEST = 20_000

const headings = z.array(z.object({ level: z.number(), text: z.string() }))
const pageRow = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  text: z.string(),
  headings: z.unknown(),
  lists: z.number().nullable(),
  tables: z.number().nullable(),
})

type SampledPage = OwnPage & { id: number }

/** The pages that show best how a website is written: articles first, then those that search shows and links lead to. */
export async function listOwnPages({ database }: Reads, { plan }: { plan: Plan }): Promise<SampledPage[]> {
  const rows = await listRows(database, pageRow)`
    select p.id, p.url, coalesce(p.heading, p.title, p.url) as title, left(t.text, ${LONGEST}) as text, p.headings,
      t.list_count as lists, t.table_count as tables
    ${readable(plan)}
    order by p.type = any (${[...BLOG_TYPES]}::text[]) desc, m.impressions_last desc nulls last,
      (select count(*) from page_links l where l.workspace_id = p.workspace_id and l.to_page_id = p.id) desc, p.id
    limit ${MOST_PAGES}
  `
  return rows.map((row) => ({ ...row, headings: headings.catch([]).parse(row.headings ?? []) }))
}

const countRow = z.object({ count: z.number() })

export async function countReadPages({ database }: Reads, { plan }: { plan: Plan }): Promise<number> {
  return (await oneRow(database, countRow)`select count(*)::integer as count ${readable(plan)}`).count
}

/** Pages with a text in the language of the plan. */
function readable(plan: Plan) {
  const language = readLanguage(plan.language)
  return sql`
    from pages p
    join page_texts t on t.workspace_id = p.workspace_id and t.page_id = p.id
    left join page_metrics m on m.page_id = p.id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and not p.is_excluded
      and p.status_code = 200 and p.word_count >= ${LEAST_WORDS}
      and split_part(lower(coalesce(p.language, ${language})), '-', 1) = ${language}
  `
}
