import { sql, type Transaction } from 'kysely'
import { createKeywordTable, type KeywordTable } from '#features/clustering/engine/index.ts'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { readSerpUrls } from '#features/serps/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { GroupingServices } from './services.ts'

/** A step, or a request whose transactions open its workspace. */
export interface Reader {
  workspaceId: number
  database: RunDatabase
  now: Date
  signal: AbortSignal
  services: Pick<GroupingServices, 'providers'>
}

export interface LoadedTable {
  table: KeywordTable
  /** The clusters that are there, by their number in `clusterOf`. */
  articleIds: number[]
  /** By row; -1 for a keyword without a cluster. */
  clusterOf: Int32Array
  /** By number; 1 for a cluster that nothing may change. */
  lockedClusters: Uint8Array
  /** The id of the keyword in each row. */
  keywordIds: number[]
  /** The keywords whose results are known, the most searched first, with their rows and the clusters that they are in (0 for none). */
  known: { id: number; row: number; articleId: number }[]
}

interface KeywordRow {
  id: number
  folded: string
  volume: number
  articleId: number | null
}

/** The active keywords of a plan and, of the others, those that a run has chosen, with their search results. */
export async function loadTable(
  ctx: Reader,
  { contentplanId, runId }: { contentplanId: number; runId: number | null },
): Promise<LoadedTable> {
  const { plan, serps, rows, locked } = await ctx.database.transaction().execute(async (database) => {
    const opened = await openPlan({ database, workspaceId: ctx.workspaceId }, contentplanId)
    const ports = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
    return {
      plan: opened,
      serps: ports.serps,
      rows: await listRows(database, opened, runId),
      locked: await listLocked(database, opened),
    }
  })
  const isSandbox = serps?.isSandbox ?? false
  const loaded = await fillTable(ctx, { plan, rows, isSandbox })
  return { ...loaded, lockedClusters: Uint8Array.from(loaded.articleIds, (id) => (locked.has(id) ? 1 : 0)) }
}

async function listRows(
  database: Transaction<Database>,
  plan: Plan,
  runId: number | null,
): Promise<KeywordRow[]> {
  const { rows } = await sql<KeywordRow>`
    select id, folded, coalesce(estimated_search_volume, 0) as volume, article_id as "articleId" from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (status = 'in_plan' or (status = 'not_in_plan'
        and id in (select unnest(keyword_ids) from proposals where run_id = ${runId}::integer)))
    order by id
  `.execute(database)
  return rows
}

async function listLocked(database: Transaction<Database>, plan: Plan): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and is_locked
  `.execute(database)
  return new Set(rows.map(({ id }) => id))
}

async function fillTable(
  ctx: Reader,
  { plan, rows, isSandbox }: { plan: Plan; rows: KeywordRow[]; isSandbox: boolean },
): Promise<Omit<LoadedTable, 'lockedClusters'>> {
  const builder = createKeywordTable()
  const encoder = new TextEncoder()
  const byKeyword = new Map(rows.map((row) => [row.folded, row]))
  const numberOf = new Map<number, number>()
  const found: { row: KeywordRow; place: number }[] = []
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
      found.push({ row, place: builder.find(bytes, 0, bytes.length) })
    }
  const clusterOf = new Int32Array(builder.count).fill(-1)
  const keywordIds: number[] = Array.from({ length: builder.count })
  for (const { row, place } of found) {
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
    known: found
      .toSorted((one, other) => other.row.volume - one.row.volume || one.row.id - other.row.id)
      .map(({ row, place }) => ({ id: row.id, row: place, articleId: row.articleId ?? 0 })),
  }
}
