import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { FetchedSource } from './fetch-source.ts'
import { KEPT_DAYS } from './list-missing.ts'

/**
 * Stores what a visit to a page found. A failure keeps what an earlier visit has read, and is not stored at all when
 * another run has read the page meanwhile.
 */
export async function storeSource(
  { database, now }: { database: Transaction; now: Date },
  { plan, fetched: { url, status, content, problem } }: { plan: Plan; fetched: FetchedSource },
): Promise<void> {
  if (content === null) {
    await sql`
      insert into source_pages as known (workspace_id, url, fetched_at, status, problem)
      values (${plan.workspaceId}, ${url}, ${now}::timestamptz, ${status}, ${problem})
      on conflict (workspace_id, url) do update set fetched_at = excluded.fetched_at, status = excluded.status,
        problem = excluded.problem
      where known.problem is not null or known.fetched_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})
    `.execute(database)
    return
  }
  const { title, language, date, headings, text, wordCount } = content
  await sql`
    insert into source_pages (workspace_id, url, fetched_at, status, read_at, title, language, date, headings, text, word_count)
    values (${plan.workspaceId}, ${url}, ${now}::timestamptz, ${status}, ${now}::timestamptz, ${title}, ${language},
      ${date}::date, ${JSON.stringify(headings)}::jsonb, ${text}, ${wordCount})
    on conflict (workspace_id, url) do update set fetched_at = excluded.fetched_at, status = excluded.status,
      problem = null, read_at = excluded.read_at, title = excluded.title, language = excluded.language,
      date = excluded.date, headings = excluded.headings, text = excluded.text, word_count = excluded.word_count
  `.execute(database)
}
