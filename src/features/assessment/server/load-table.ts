import { sql, type RawBuilder, type Transaction } from 'kysely'
import { createKeywordTable, type KeywordTable } from '#features/clustering/engine/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { readSerpUrls } from '#features/serps/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { isUrlOf } from '#features/connections/rules.ts'
import type { AssessmentServices } from './services.ts'

/** A step, or a request whose transactions open its workspace. */
export interface Reader {
  workspaceId: number
  database: RunDatabase
  now: Date
  signal: AbortSignal
  services: AssessmentServices
}

export interface LoadedTable {
  table: KeywordTable
  /** The clusters that are there, by their number in `clusterOf`. */
  articleIds: number[]
  /** By row; -1 for a keyword without a cluster. */
  clusterOf: Int32Array
  /** By number; 1 for a cluster that nothing may change. */
  lockedClusters: Uint8Array
  /** By number; the topic of each cluster, from 0; -1 for none. */
  topics: Int32Array
  /** The id of the keyword in each row. */
  keywordIds: number[]
  /** By row; the best rank of the plan's own site, from 1; 0 where it has none. */
  ownRank: Uint8Array
  /** The keywords whose results are known, the most searched first, with their rows and the clusters that they are in (0 for none). */
  known: { id: number; row: number; articleId: number }[]
}

interface KeywordRow {
  id: number
  folded: string
  volume: number
  articleId: number | null
}

interface Wanted {
  contentplanId: number
  /** A query of the ids of inactive keywords that are looked at too; none if absent. */
  others?: RawBuilder<unknown>
}

/** The active keywords of a plan, and others that are looked at too, with their search results, however old. */
export async function loadTable(
  ctx: Reader,
  { contentplanId, others = sql`select null::integer` }: Wanted,
): Promise<LoadedTable> {
  const { plan, serps, rows, articles } = await ctx.database.transaction().execute(async (database) => {
    const opened = await openPlan({ database, workspaceId: ctx.workspaceId }, contentplanId)
    const ports = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
    return {
      plan: opened,
      serps: ports.serps,
      rows: await listRows(database, opened, others),
      articles: await listArticles(database, opened),
    }
  })
  const isSandbox = serps?.isSandbox ?? false
  const loaded = await fillTable(ctx, { plan, rows, isSandbox })
  const ofNumber = loaded.articleIds.map((id) => articles.get(id))
  return {
    ...loaded,
    lockedClusters: Uint8Array.from(ofNumber, (article) => (article?.isLocked ? 1 : 0)),
    topics: numberTopics(ofNumber.map((article) => article?.topicId ?? null)),
  }
}

async function listRows(
  database: Transaction<Database>,
  plan: Plan,
  others: RawBuilder<unknown>,
): Promise<KeywordRow[]> {
  const { rows } = await sql<KeywordRow>`
    select id, folded, coalesce(estimated_search_volume, 0) as volume, article_id as "articleId" from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (status = 'in_plan' or (status = 'not_in_plan'
        and id in (${others})))
    order by id
  `.execute(database)
  return rows
}

interface Article {
  isLocked: boolean
  topicId: number | null
}

async function listArticles(database: Transaction<Database>, plan: Plan): Promise<Map<number, Article>> {
  const { rows } = await sql<Article & { id: number }>`
    select id, is_locked as "isLocked", topic_id as "topicId" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

function numberTopics(topicIds: readonly (number | null)[]): Int32Array {
  const numberOf = new Map<number, number>()
  for (const id of topicIds) if (id !== null && !numberOf.has(id)) numberOf.set(id, numberOf.size)
  return Int32Array.from(topicIds, (id) => (id === null ? -1 : (numberOf.get(id) ?? -1)))
}

async function fillTable(
  ctx: Reader,
  { plan, rows, isSandbox }: { plan: Plan; rows: KeywordRow[]; isSandbox: boolean },
): Promise<Omit<LoadedTable, 'lockedClusters' | 'topics'>> {
  const builder = createKeywordTable()
  const encoder = new TextEncoder()
  const byKeyword = new Map(rows.map((row) => [row.folded, row]))
  const numberOf = new Map<number, number>()
  const found: { row: KeywordRow; place: number; rank: number }[] = []
  const pages = readSerpUrls(ctx, {
    provider: { isSandbox },
    keywords: [...byKeyword.keys()],
    market: plan.market,
    maxAgeDays: null,
  })
  for await (const chunk of pages)
    for (const { keyword, urls } of chunk) {
      const row = byKeyword.get(keyword)
      if (row === undefined) continue
      for (const url of urls) {
        const bytes = encoder.encode(url)
        builder.url(bytes, 0, bytes.length)
      }
      const bytes = encoder.encode(keyword)
      builder.row(bytes, 0, bytes.length, row.volume)
      found.push({
        row,
        place: builder.find(bytes, 0, bytes.length),
        rank: plan.domain === null ? 0 : findRank(plan.domain, urls),
      })
    }
  const clusterOf = new Int32Array(builder.count).fill(-1)
  const keywordIds: number[] = Array.from({ length: builder.count })
  const ownRank = new Uint8Array(builder.count)
  for (const { row, place, rank } of found) {
    ownRank[place] = rank
    keywordIds[place] ??= row.id
    if (row.articleId === null) continue
    if (!numberOf.has(row.articleId)) numberOf.set(row.articleId, numberOf.size)
    clusterOf[place] = numberOf.get(row.articleId) ?? -1
  }
  return {
    table: builder.table(),
    articleIds: [...numberOf.keys()],
    clusterOf,
    keywordIds,
    ownRank,
    known: found
      .toSorted((one, other) => other.row.volume - one.row.volume || one.row.id - other.row.id)
      .map(({ row, place }) => ({ id: row.id, row: place, articleId: row.articleId ?? 0 })),
  }
}

/** From 1; 0 where no address is of the site. */
function findRank(domain: string, urls: readonly string[]): number {
  return urls.findIndex((url) => isUrlOf(domain, url)) + 1
}
