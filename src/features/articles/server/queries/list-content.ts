import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { splitWords } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { hasWords } from '#platform/server/database/search-by-pattern.ts'
import { contentArticle, MOST_CONTENT_BYTES, type content } from '../../contract.ts'
import { CONTENT_FILTERS, TEXT_SECTIONS, type ContentFilter, type ContentSortColumn } from '../../rules.ts'
import { articleSlug, kind, moment, slugOf } from './article-rows.ts'
import { isPublishedAndChanged } from './changed-since-review.ts'

type ContentPage = z.infer<NonNullable<(typeof content.list)['~orpc']['outputSchema']>>
type Input = z.output<NonNullable<(typeof content.list)['~orpc']['inputSchema']>>

interface Asked extends Omit<Input, 'contentplanId'> {
  workspaceId: number
  /** Null: of all plans of the workspace. */
  plan: Plan | null
}

/** One page of the articles that have a final draft, and how many there are in each list (C-039, G-11). */
export async function listContent(ctx: Reads, asked: Asked): Promise<ContentPage> {
  await joinWhole(ctx.database)
  const { ids, rows, ...found } = await findContent(ctx, asked)
  const articles = await readContent(ctx, { ids: rows, hasTexts: asked.texts !== false })
  return { articles, ids, ...found }
}

const foundContent = z.object({
  counts: z.object(mapFilters(() => z.number())),
  topics: z.array(
    z.object({
      contentplan_id: z.number(),
      topic_id: z.number().nullable(),
      topic_name: z.string().nullable(),
      count: z.number(),
    }),
  ),
  total: z.number(),
  rows: z.array(z.number()),
  ids: z.array(z.number()),
})

/** An article that was rejected is in that list alone, whatever its status. */
const list = sql`
  case when a.priority = 'low' then 'rejected'
    when a.status in ('edited', 'illustrated') then 'unpublished'
    when a.status in ('reviewed', 'shared', 'published') then a.status else 'none' end
`

const COLUMNS: Record<ContentSortColumn, RawBuilder<unknown>> = {
  title: sql`lower(a.title) collate "C"`,
  status: sql`a.status collate "C"`,
  last_updated: sql`greatest(a.updated_at, w.saved_at)`,
  status_updated_at: sql`a.status_updated_at`,
}

async function findContent(
  { database }: Reads,
  { workspaceId, plan, statusFilter, ...asked }: Asked,
): Promise<z.infer<typeof foundContent>> {
  const isOfPlan = (table: string) =>
    plan === null ? sql`true` : sql`${sql.ref(`${table}.contentplan_id`)} = ${plan.id}`
  const direction = asked.orderByDirection === 'asc' ? sql`asc` : sql`desc`
  const order = sql`
    contentplan_id, topic_name is null, lower(topic_name) collate "C", topic_id, sort_key ${direction} nulls last, id
  `
  return oneRow(database, foundContent)`
    with found as materialized (
      select a.id, a.contentplan_id, a.topic_id, t.name as topic_name, ${list} as list,
        ${COLUMNS[asked.orderByColumn]} as sort_key
      from articles a
      join article_texts f on f.article_id = a.id and f.section = 'final' and f.text <> ''
        and f.workspace_id = ${workspaceId} and ${isOfPlan('f')}
      join (
        select article_id, max(saved_at) as saved_at from article_texts
        where workspace_id = ${workspaceId} and ${isOfPlan('article_texts')} group by article_id
      ) w on w.article_id = a.id
      left join topics t on t.workspace_id = a.workspace_id and t.contentplan_id = a.contentplan_id
        and t.id = a.topic_id
      where a.workspace_id = ${workspaceId} and ${isOfPlan('a')}
        and ${hasWords(sql`lower(a.title)`, splitWords(asked.filter_title_words ?? ''))}
    ), listed as materialized (
      select * from found where ${statusFilter === 'all' ? sql`true` : sql`list = ${statusFilter}`}
    )
    select
      (select jsonb_build_object(${sql.join(CONTENT_FILTERS.map(countOfList))}) from found) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('contentplan_id', contentplan_id, 'topic_id', topic_id,
          'topic_name', topic_name, 'count', count)), '[]') from (
        select contentplan_id, topic_id, topic_name, count(*) from listed group by 1, 2, 3
        order by 1, topic_name is null, lower(topic_name) collate "C", 2
      ) of_hubs) as topics,
      (select count(*) from listed) as total,
      array(select id from listed order by ${order} limit ${asked.limit} offset ${asked.offset}) as rows,
      array(select id from listed where ${asked.getIds === true} order by ${order}) as ids
  `
}

function countOfList(filter: ContentFilter): RawBuilder<unknown> {
  return filter === 'all'
    ? sql`'all', count(*)`
    : sql`${filter}::text, count(*) filter (where list = ${filter})`
}

function mapFilters<Value>(make: () => Value): Record<ContentFilter, Value> {
  return {
    unpublished: make(),
    reviewed: make(),
    shared: make(),
    published: make(),
    rejected: make(),
    all: make(),
  }
}

/** These articles in this order. Final drafts are given until together they are too long for one answer. */
async function readContent(
  { database }: Reads,
  { ids, hasTexts }: { ids: readonly number[]; hasTexts: boolean },
): Promise<z.infer<typeof contentArticle>[]> {
  const bytesSoFar = sql`sum(octet_length(w.text)) over (order by array_position(${ids}::integer[], a.id))`
  const final = hasTexts
    ? sql`case when ${bytesSoFar} <= ${MOST_CONTENT_BYTES} then w.text end`
    : sql`null::text`
  return listRows(database, contentArticle)`
    select a.id, a.id as article_id, a.contentplan_id, a.title, ${articleSlug} as slug, a.topic_id,
      t.name as topic_name, ${slugOf(sql`t.name`)} as topic_slug, ${kind.type} as type, a.status, a.priority,
      ${isPublishedAndChanged} as is_changed_since_review,
      ${kind.funnel} as funnel, ${final} as final, w.word_count, ${moment(sql`greatest(a.updated_at, w.last_saved_at)`)} as last_updated,
      ${moment(sql`a.status_updated_at`)} as status_updated_at, ${moment(sql`a.created_at`)} as created_at
    from articles a
    join lateral (
      select f.text, r.word_count, (select max(o.saved_at) from article_texts o
        where o.article_id = a.id and o.section = any (${[...TEXT_SECTIONS]}::text[])) as last_saved_at
      from article_texts f
      join article_text_revisions r on r.article_id = f.article_id and r.section = f.section and r.version = f.version
      where f.article_id = a.id and f.section = 'final' offset 0
    ) w on true
    left join topics t on t.workspace_id = a.workspace_id and t.contentplan_id = a.contentplan_id and t.id = a.topic_id
    left join article_kinds f on f.article_id = a.id
    where a.id = any (${ids}::integer[])
    order by array_position(${ids}::integer[], a.id)
  `
}
