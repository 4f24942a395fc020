import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { StateChange } from './compare-states.ts'
import { isChangedSinceReview } from '../queries/changed-since-review.ts'
import { isPageFree } from './restore-matches.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { isInWriting } from '../queries/require-not-in-writing.ts'
import { awaitSaves, hasText } from '../texts/await-saves.ts'

interface Undoing {
  plan: Plan
  change: StateChange
}

/** Columns that are computed from keywords: they do not show whether a user has edited the cluster. */
const COUNTED = [
  'keyword_count',
  'estimated_search_volume',
  'main_keyword_id',
  'serp_overlap',
  'relevance',
  'relevance_related',
  'relevance_presence',
  'updated_at',
  'status_updated_at',
]

/** Columns that must not be null and that changes of earlier versions of the program have not recorded. */
const FIRST_VALUES = sql`jsonb_build_object('show_in_map', false, 'updated_at', now())`

/**
 * The columns of a row to restore, without references to rows that were deleted, and without a page that is excluded or
 * that another cluster has by now (V-28).
 */
function withoutLost(row: RawBuilder<unknown>, plan: Plan): RawBuilder<unknown> {
  const isThere = (table: string, column: string) => sql`
    exists (select from ${sql.table(table)} there where there.workspace_id = ${plan.workspaceId}
      and there.id = (${row} ->> ${column}::text)::integer)
  `
  const drop = (column: string, isLost: RawBuilder<unknown>) =>
    sql`case when ${row} ->> ${column}::text is not null and ${isLost} then array[${column}::text] else '{}' end`
  const isPageLost = sql`
    (${row} ->> 'page_id' is not null and not ${isPageFree(plan, sql`(${row} ->> 'page_id')::integer`)})
  `
  return sql`(${row} - (
    ${drop('topic_id', sql`not ${isThere('topics', 'topic_id')}`)}
    || ${drop('main_keyword_id', sql`not ${isThere('keywords', 'main_keyword_id')}`)}
    || ${drop('page_id', isPageLost)}
  ) || case when ${isPageLost} then '{"article_id_locked": false}' else '{}' end::jsonb)`
}

/** Creates the clusters again that the change deleted, with their ids and all their columns. */
export async function restoreDeleted({ database }: Reads, { plan, change }: Undoing): Promise<void> {
  const gone = change.articles.flatMap(({ before, after }) =>
    before !== null && after === null ? [before] : [],
  )
  if (gone.length === 0) return
  await sql`
    insert into articles overriding system value
    select row.* from jsonb_array_elements(${JSON.stringify(gone)}::jsonb) as gone (columns),
      jsonb_populate_record(null::articles, ${FIRST_VALUES} || ${withoutLost(sql`gone.columns`, plan)}) as row
    where row.workspace_id = ${plan.workspaceId} and row.contentplan_id = ${plan.id}
    on conflict do nothing
  `.execute(database)
}

const restoredArticle = z.object({ id: z.number(), isExact: z.boolean() })

/**
 * Restores each column that is still as the change left it. An article whose final draft an agent has changed since its
 * review becomes edited instead of reviewed. Returns the clusters whose SERP overlap is restored, too.
 */
export async function restoreArticles({ database }: Reads, { plan, change }: Undoing): Promise<Set<number>> {
  const changed = change.articles
    .filter(({ before, after }) => before !== null && after !== null)
    .map(({ id, before, after }) => ({ id, before: withoutMatch(before), after }))
  const gone = change.articles.filter(({ after }) => after === null)
  const exact = new Set(gone.map(({ id }) => id))
  if (changed.length === 0) return exact
  const rows = await listRows(database, restoredArticle)`
    with wanted as materialized (
      select a.id, coalesce(to_jsonb(a) -> 'serp_overlap' = c.after -> 'serp_overlap', false) as exact, (
        select coalesce(jsonb_object_agg(was.key, was.value), '{}') from jsonb_each(c.before) was
        where to_jsonb(a) -> was.key = c.after -> was.key
      ) as columns
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (id integer, before jsonb, after jsonb)
      join articles a on a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = c.id
    )
    update articles a set (title, topic_id, main_keyword_id, is_locked, status, priority, type, intent, funnel,
      show_in_map, prompt, published_at, page_id, article_id_locked, serp_overlap, reviewed_version) = (
        select was.title, was.topic_id, was.main_keyword_id, was.is_locked,
          case when ${isOutdatedReview} then 'edited' else was.status end, was.priority, was.type,
          was.intent, was.funnel, was.show_in_map, was.prompt, was.published_at, was.page_id, was.article_id_locked,
          was.serp_overlap, was.reviewed_version
        from jsonb_populate_record(a, ${withoutLost(sql`wanted.columns`, plan)}) as was
      )
    from wanted where a.id = wanted.id
    returning a.id, wanted.exact as "isExact"
  `
  for (const { id, isExact } of rows) if (isExact) exact.add(id)
  return exact
}

/** What an agent has changed since is neither reviewed nor uploaded, but edited, as when the agent changes it afterwards. */
const isOutdatedReview = sql`(
  was.status <> a.status and was.status in ('reviewed', 'shared') and ${isChangedSinceReview('was')}
)`

/** A match is restored apart from the other columns: its page may have to leave another cluster first. */
function withoutMatch(before: Record<string, unknown> | null) {
  if (before === null || !('page_id' in before)) return before
  const { page_id: _page, article_id_locked: _lock, ...rest } = before
  return rest
}

/** Deletes the clusters that the change created, unless they have keywords or texts, are being written, or a user has edited them since. */
export async function removeCreated({ database }: Reads, { plan, change }: Undoing): Promise<void> {
  const created = change.articles.filter(({ before }) => before === null)
  if (created.length === 0) return
  await awaitSaves({ database }, { plan, articleIds: created.map(({ id }) => id) })
  await sql`
    delete from articles a
    using jsonb_to_recordset(${JSON.stringify(created)}::jsonb) as c (id integer, after jsonb)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = c.id
      and to_jsonb(a) @> (c.after - ${COUNTED}::text[])
      and not ${hasText} and not ${isInWriting}
      and not exists (select from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id)
  `.execute(database)
}
