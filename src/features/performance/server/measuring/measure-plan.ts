import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { foldQuery } from '../importing/fold-query.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import type { Ranked, Ranking } from '../facts/questions/ranking.ts'
import { addTo, emptySums, toRow, type MetricRow, type WindowSums } from './sums.ts'
import { ImportedDays } from './imported-days.ts'
import { readHistory, type PageHistory, type PageSums, type PageWindows } from './page-history.ts'
import { windowsUntil, type Windows } from './windows.ts'

const MOST_ROWS = 100_000
const QUERIES_AT_ONCE = 2_000
const BY_TEXT = { by: 'text', direction: 'asc' } as const

export interface Measured {
  plan: Plan
  until: string
  keywords: (MetricRow & { keyword_id: number })[]
  pages: (MetricRow & PageHistory & { page_id: number })[]
  /** Number of days with data about pages. */
  pageDays: number
  pairs: (MetricRow & { keyword_id: number; page_id: number })[]
}

interface Measuring {
  database: Transaction
  plan: Plan
  facts: FactsStore
  windows: Windows
  /** The imported days, by grain. */
  imported: ImportedDays
}

export interface MeasureContext {
  workspaceId: number
  database: RunDatabase
  facts: FactsStore
}

/** Measures keywords and pages by the imported facts; null when there are none. */
export async function measurePlan(
  { workspaceId, database: transactions, facts }: MeasureContext,
  contentplanId: number,
): Promise<Measured | null> {
  return transactions.transaction().execute(async (database) => {
    const plan = await openPlan({ database, workspaceId }, contentplanId)
    const imported = await facts.findImported({ database }, { plan, grain: 'page_query' })
    if (imported === null) return null
    const windows = windowsUntil(imported.last)
    const range = { from: imported.first, to: imported.last }
    const days = new ImportedDays(await facts.listImportedDays({ database }, { plan, range }))
    const measuring = { database, plan, facts, windows, imported: days }
    const keywordIds = await listKeywordIds(measuring)
    const pageIds = await listPageIds(measuring)
    const { keywords, queries } = await measureKeywords(measuring, keywordIds)
    return {
      plan,
      until: imported.last,
      keywords,
      pages: await measurePages(measuring, pageIds),
      pageDays: days.count('page'),
      pairs: await measurePairs(measuring, { queries, pageIds }),
    }
  })
}

const keywordIdRow = z.object({ id: z.number(), folded: z.string() })

async function listKeywordIds({ database, plan }: Measuring): Promise<Map<string, number>> {
  const rows = await listRows(database, keywordIdRow)`
    select id, folded from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return new Map(rows.map(({ id, folded }) => [folded, id]))
}

const pageIdRow = z.object({ id: z.number(), url: z.string() })

async function listPageIds({ database, plan }: Measuring): Promise<Map<string, number>> {
  const rows = await listRows(database, pageIdRow)`
    select id, url from pages where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/** Measures all keywords; those without impressions get 0. Also returns the keyword id of each query. */
async function measureKeywords(
  { database, plan, facts, windows, imported }: Measuring,
  keywordIds: ReadonlyMap<string, number>,
): Promise<{ keywords: Measured['keywords']; queries: Map<string, number> }> {
  const known = imported.know('query', windows)
  const sums = new Map<number, WindowSums>([...keywordIds.values()].map((id) => [id, emptySums()]))
  const queries = new Map<string, number>()
  const rank = (offset: number) =>
    facts.rankQueries({ database }, { plan, ...ranges(windows), sort: BY_TEXT, limit: MOST_ROWS, offset })
  for await (const { text, ...measures } of readAll(rank)) {
    const id = keywordIds.get(foldQuery(text, keywordIds))
    if (id === undefined) continue
    queries.set(text, id)
    addTo(sumsOf(sums, id), measures)
  }
  return { queries, keywords: [...sums].map(([id, one]) => ({ keyword_id: id, ...toRow(one, known) })) }
}

async function measurePages(
  { database, plan, facts, windows, imported }: Measuring,
  pageIds: ReadonlyMap<string, number>,
): Promise<Measured['pages']> {
  const known = imported.know('page', windows)
  const sums = new Map<number, WindowSums>([...pageIds.values()].map((id) => [id, emptySums()]))
  const rankPages = (asked: PageWindows) => {
    const rank = (offset: number) =>
      facts.rankPages({ database }, { plan, ...asked, sort: BY_TEXT, limit: MOST_ROWS, offset })
    return rankedPages(readAll(rank), pageIds)
  }
  for await (const { id, ...measures } of rankPages(ranges(windows))) addTo(sumsOf(sums, id), measures)
  const historyOf = await readHistory(rankPages, { windows, imported })
  return [...sums].map(([id, one]) => ({ page_id: id, ...toRow(one, known), ...historyOf(id) }))
}

async function* rankedPages(
  rows: AsyncIterable<Ranked>,
  pageIds: ReadonlyMap<string, number>,
): AsyncGenerator<PageSums> {
  for await (const { text, range, comparison } of rows) {
    const id = findPage(pageIds, text)
    if (id !== null) yield { id, range, comparison }
  }
}

async function measurePairs(
  { database, plan, facts, windows, imported }: Measuring,
  { queries, pageIds }: { queries: ReadonlyMap<string, number>; pageIds: ReadonlyMap<string, number> },
): Promise<Measured['pairs']> {
  const known = imported.know('page_query', windows)
  const sums = new Map<string, { keywordId: number; pageId: number; sums: WindowSums }>()
  const { range, comparison } = ranges(windows)
  for (const chunk of inChunks([...queries.keys()], QUERIES_AT_ONCE))
    for (const pair of await facts.readPairs({ database }, { plan, queries: chunk, range, comparison })) {
      const [keywordId, pageId] = [queries.get(pair.query), findPage(pageIds, pair.page)]
      if (keywordId === undefined || pageId === null) continue
      const key = `${keywordId} ${pageId}`
      const one = sums.get(key) ?? { keywordId, pageId, sums: emptySums() }
      sums.set(key, one)
      addTo(one.sums, pair)
    }
  return [...sums.values()].map((one) => ({
    keyword_id: one.keywordId,
    page_id: one.pageId,
    ...toRow(one.sums, known),
  }))
}

async function* readAll(rank: (offset: number) => Promise<Ranking>): AsyncGenerator<Ranked> {
  for (let offset = 0; ; offset += MOST_ROWS) {
    const { rows } = await rank(offset)
    yield* rows
    if (rows.length < MOST_ROWS) return
  }
}

/** The page of an address. Google counts addresses with a fragment separately; they belong to the same page. */
function findPage(pageIds: ReadonlyMap<string, number>, address: string): number | null {
  return pageIds.get(readPageUrl(address) ?? '') ?? null
}

function ranges({ last, prev }: Windows) {
  return { range: last, comparison: prev }
}

function sumsOf(sums: Map<number, WindowSums>, id: number): WindowSums {
  const one = sums.get(id) ?? emptySums()
  sums.set(id, one)
  return one
}
