import { sql, type Transaction } from 'kysely'
import { createKeywordTable, type KeywordTable } from '#features/clustering/engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { readSerpUrls } from '#features/serps/server/index.ts'
import type { Database } from '#platform/server/database/tables.ts'
import type { StepContext } from '#platform/server/jobs/pipeline.ts'
import type { GroupingServices } from './services.ts'
import { openPlanOf } from './steps/open-run.ts'

export interface LoadedTable {
  table: KeywordTable
  minimumScore: number
  /** The clusters that are there, by their number in `clusterOf`. */
  articleIds: number[]
  /** By row; -1 for the keywords of the run. */
  clusterOf: Int32Array
  keywords: {
    /** The id of the keyword in each row. */
    ofRow: number[]
    /** The keywords of the run whose results are known, and their rows. */
    newIds: number[]
    newRows: number[]
  }
}

interface KeywordRow {
  id: number
  folded: string
  volume: number
  articleId: number | null
}

/** The active keywords of a plan and those of the run, with their search results. */
export async function loadTable(
  ctx: StepContext<GroupingServices>,
  contentplanId: number,
): Promise<LoadedTable> {
  const { plan, serps, rows } = await ctx.database.transaction().execute(async (database) => {
    const opened = await openPlanOf(ctx.run, database, contentplanId)
    const ports = await ctx.services.providers.forWorkspace({ database }, opened.workspaceId)
    return { plan: opened, serps: ports.serps, rows: await listRows(database, opened, ctx.run.id) }
  })
  const isSandbox = serps?.isSandbox ?? false
  return { minimumScore: plan.minimumScore, ...(await fillTable(ctx, { plan, rows, isSandbox })) }
}

async function listRows(database: Transaction<Database>, plan: Plan, runId: number): Promise<KeywordRow[]> {
  const { rows } = await sql<KeywordRow>`
    select id, folded, coalesce(estimated_search_volume, 0) as volume, article_id as "articleId" from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (status = 'in_plan' or (status = 'not_in_plan' and in_queue and run_id = ${runId}))
    order by id
  `.execute(database)
  return rows
}

async function fillTable(
  ctx: StepContext<GroupingServices>,
  { plan, rows, isSandbox }: { plan: Plan; rows: KeywordRow[]; isSandbox: boolean },
): Promise<Omit<LoadedTable, 'minimumScore'>> {
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
  const ofRow: number[] = Array.from({ length: builder.count })
  for (const { row, place } of found) {
    ofRow[place] ??= row.id
    if (row.articleId === null) continue
    if (!numberOf.has(row.articleId)) numberOf.set(row.articleId, numberOf.size)
    clusterOf[place] = numberOf.get(row.articleId) ?? -1
  }
  const fresh = found.filter(({ row }) => row.articleId === null)
  return {
    table: builder.table(),
    articleIds: [...numberOf.keys()],
    clusterOf,
    keywords: {
      ofRow,
      newIds: fresh.map(({ row }) => row.id),
      newRows: fresh.map(({ place }) => place),
    },
  }
}
