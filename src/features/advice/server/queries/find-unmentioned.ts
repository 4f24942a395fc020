import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { isOfPlan, type Matched } from './read-impressions.ts'
import { findTextSearch, type TextSearch } from './text-search.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/**
 * The clusters whose page was crawled and mentions none of their keywords (G-28). A keyword is mentioned when the stems
 * of its words are next to each other in the text, or all of them are in title and heading. In languages that do not
 * write spaces between words, the keyword is searched for as it is.
 */
export async function findUnmentioned(
  { database }: Reads,
  { plan, matched }: { plan: Plan; matched: readonly Pick<Matched, 'articleId' | 'pageId'>[] },
): Promise<Set<number>> {
  const language = findTextSearch(plan.language)
  const wanted = await readWanted({ database }, { plan, matched, language })
  const config = sql`${language.config}::regconfig`
  const rows = await listRows(database, idRow)`
    select wanted.id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id integer, page integer, phrases text, texts text[])
    join pages p on p.workspace_id = ${plan.workspaceId} and p.id = wanted.page
    join page_texts t on t.workspace_id = ${plan.workspaceId} and t.page_id = wanted.page
    cross join lateral (select concat_ws(' ', p.title, p.heading) as text) as top
    where not coalesce(${stems(language)} @@ wanted.phrases::tsquery, false)
      and not coalesce(
        to_tsvector(${config}, top.text) @@ regexp_replace(wanted.phrases, '<(-|[0-9]+)>', '&', 'g')::tsquery, false)
      and not exists (
        select from unnest(wanted.texts) as one where position(one in lower(concat_ws(' ', top.text, t.text))) > 0
      )
  `
  return new Set(rows.map(({ id }) => id))
}

const clusterWords = z.object({
  id: z.number(),
  /** A tsquery that matches any of the keywords; null when none of them has a word. */
  phrases: z.string().nullable(),
  /** The keywords as they are, in languages without spaces between words; null in all others. */
  texts: z.array(z.string()).nullable(),
})

type Wanted = z.infer<typeof clusterWords> & { page: number }

async function readWanted(
  { database }: Reads,
  {
    plan,
    matched,
    language,
  }: { plan: Plan; matched: readonly Pick<Matched, 'articleId' | 'pageId'>[]; language: TextSearch },
): Promise<Wanted[]> {
  const pageOf = new Map(matched.map(({ articleId, pageId }) => [articleId, pageId]))
  const texts = language.hasSpaces ? sql`null::text[]` : sql`array_agg(k.folded)`
  const rows = await listRows(database, clusterWords)`
    select k.article_id as id, ${texts} as texts,
      string_agg(nullif(phraseto_tsquery(${language.config}::regconfig, k.keyword)::text, ''), ' | ') as phrases
    from keywords k
    where ${isOfPlan('k', plan)} and k.article_id = any (${[...pageOf.keys()]}::integer[])
    group by k.article_id
  `
  return rows.map((row) => ({ ...row, page: pageOf.get(row.id) ?? 0 }))
}

/** Characters of a text that are searched, at most: more words than a tsvector holds are an error. */
const MOST_CHARACTERS = 300_000

/** The stems of a text `t`: those that are stored, if they are of the language. */
function stems({ config }: TextSearch): RawBuilder<unknown> {
  return sql`
    case when t.words is not null and t.words_language = ${config} then t.words else to_tsvector(${config}::regconfig, left(t.text, ${MOST_CHARACTERS})) end
  `
}

/** Stores the stems of the texts of a plan's pages, so that searching them again is fast. */
export async function stemTexts({ database }: Reads, plan: Plan): Promise<void> {
  const { config } = findTextSearch(plan.language)
  await sql`
    update page_texts t set words = to_tsvector(${config}::regconfig, left(t.text, ${MOST_CHARACTERS})), words_language = ${config}
    where ${isOfPlan('t', plan)} and (t.words is null or t.words_language is distinct from ${config})
  `.execute(database)
}
