import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { isOfPlan, type Reading } from './read-seen.ts'
import { findTextSearch } from './text-search.ts'

/**
 * The clusters whose page was read and mentions none of their keywords (G-28): the stems of its words next to each other, or all of them
 * in title and heading. What its language does not write in words apart is looked for as it is.
 */
export async function findMute({ database }: Reading, plan: Plan): Promise<Set<number>> {
  const language = findTextSearch(plan.language)
  await stemTexts({ database }, plan, language)
  const config = sql`${language}::regconfig`
  const { rows } = await sql<{ id: number }>`
    select a.id
    from articles a
    join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    join page_texts t on t.workspace_id = a.workspace_id and t.page_id = p.id
    cross join lateral (
      select string_agg(nullif(phraseto_tsquery(${config}, k.keyword)::text, ''), ' | ')::tsquery as phrases,
        string_agg('( ' || nullif(plainto_tsquery(${config}, k.keyword)::text, '') || ' )', ' | ')::tsquery as loose,
        array_agg(k.folded) as texts
      from keywords k
      where k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
    ) as wanted
    cross join lateral (select concat_ws(' ', p.title, p.heading) as text) as top
    where ${isOfPlan('a', plan)} and wanted.texts is not null
      and not coalesce(to_tsvector(${config}, top.text) @@ wanted.loose, false)
      and not coalesce(t.words @@ wanted.phrases, false)
      and not exists (
        select from unnest(wanted.texts) as one where position(one in lower(concat_ws(' ', top.text, t.text))) > 0
      )
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/** So much of a text is searched: more words than a tsvector holds are an error. */
const MOST_CHARACTERS = 300_000

async function stemTexts({ database }: Reading, plan: Plan, language: string): Promise<void> {
  await sql`
    update page_texts t
    set words = to_tsvector(${language}::regconfig, left(t.text, ${MOST_CHARACTERS})), words_language = ${language}
    where ${isOfPlan('t', plan)} and (t.words is null or t.words_language is distinct from ${language})
  `.execute(database)
}
