import { foldKeyword } from '#features/contentplans/rules.ts'
import type { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Serp, SerpProvider, SerpQuery } from '#integrations/serp/index.ts'
import type { CostSettings } from '#features/billing/contract.ts'
import type { Explained } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Run, RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { chooseWay, isSearchable } from '../../rules.ts'
import { listUnknown, storeSerps } from '../cache/cache.ts'
import { inChunks } from '#platform/server/in-parallel.ts'
import {
  forgetLostTasks,
  forgetTasks,
  listTasks,
  recordFailures,
  type SerpTask,
  type ProviderCache,
} from './serp-tasks.ts'

const CHUNK = 5_000

/** The part of a step's context that collecting needs. */
export interface CollectContext {
  run: Run
  database: RunDatabase
  now: Date
  signal: AbortSignal
}

interface Progress {
  done: number
  total: number
}

export interface Collecting {
  provider: SerpProvider
  keywords: readonly string[]
  market: Omit<SerpQuery, 'keyword'>
  costs: Pick<CostSettings, 'monthlyCap'>
  onProgress?: ((progress: Progress) => void) | undefined
}

/** The state of the collecting of a run's results. All keywords are folded. */
export interface Collection extends Collecting {
  ctx: CollectContext
  cache: ProviderCache
  way: 'live' | 'queue'
  total: number
  /** How many of them were in the cache, or were stored there by another run meanwhile. */
  cached: number
  fetched: number
  /** How many of them get no result. */
  failed: number
  /** Keywords without a result so far: unasked, posted or awaited. */
  missing: Set<string>
  unasked: string[]
  posted: Map<string, { taskId: string; askedAt: number }>
  /** Keywords that another run is asking for. */
  awaited: Set<string>
  /** How often each keyword has failed while others succeeded. */
  tries: Map<string, number>
  /** A failure in the last round that passes by itself. */
  trouble: AdapterError | null
  /** Why no more may be asked for. */
  stop: Explained | null
}

/** Finds out which results are in the cache, and which an earlier attempt or another run has asked for. */
export async function beginCollection(ctx: CollectContext, given: Collecting): Promise<Collection> {
  const { provider, keywords, market } = given
  const { location, language, device } = market
  const wanted = [...new Set(keywords.map(foldKeyword))]
  const searchable = wanted.filter(isSearchable)
  const cache = { location, language, device, provider: provider.name, isSandbox: provider.isSandbox }
  const missing = await collectChunks(ctx, searchable, (database, chunk) =>
    listUnknown({ database, now: ctx.now }, { keywords: chunk, cache }),
  )
  await ctx.database
    .transaction()
    .execute((database) => forgetLostTasks(database, { cache, runId: ctx.run.id }))
  const collection: Collection = {
    ...given,
    ctx,
    cache,
    way: 'live',
    total: wanted.length,
    cached: searchable.length - missing.length,
    fetched: 0,
    failed: wanted.length - searchable.length,
    missing: new Set(missing),
    unasked: [],
    posted: new Map(),
    awaited: new Set(),
    tries: new Map(),
    trouble: null,
    stop: null,
  }
  const tasks = await collectChunks(ctx, missing, (database, chunk) =>
    listTasks(database, { cache, keywords: chunk }),
  )
  sortTasks(collection, missing, tasks)
  collection.way = chooseWay(collection.unasked.length, provider)
  report(collection)
  return collection
}

/** Sorts keywords by their tasks: posted, given up by this run, awaited from another run, or unasked. */
export function sortTasks(
  collection: Collection,
  keywords: readonly string[],
  tasks: readonly SerpTask[],
): void {
  const known = new Map(tasks.map((task) => [task.keyword, task]))
  for (const keyword of keywords) {
    const task = known.get(keyword)
    collection.awaited.delete(keyword)
    if (task === undefined || task.isLost) collection.unasked.push(keyword)
    else if (task.failure !== null) {
      if (task.runId === collection.ctx.run.id) giveUp(collection, keyword)
      else collection.unasked.push(keyword)
    } else if (task.taskId === null) collection.awaited.add(keyword)
    else {
      const askedAt = performance.now() - task.waitedSeconds * 1_000
      collection.posted.set(keyword, { taskId: task.taskId, askedAt })
    }
  }
}

/** Saves results, and deletes the tasks that asked for them. */
export async function keepResults(collection: Collection, serps: readonly Serp[]): Promise<void> {
  if (serps.length === 0) return
  const { ctx, provider, cache } = collection
  const keywords = serps.map(({ keyword }) => foldKeyword(keyword))
  await ctx.database.transaction().execute(async (database) => {
    await storeSerps({ database }, { provider, serps })
    await forgetTasks(database, { cache, keywords })
  })
  for (const keyword of keywords) {
    collection.missing.delete(keyword)
    collection.posted.delete(keyword)
  }
  collection.fetched += keywords.length
  report(collection)
}

/** Records that this run gets no results of keywords. */
export async function keepFailures(
  collection: Collection,
  database: Transaction,
  failures: readonly { keyword: string; reason: string }[],
): Promise<void> {
  if (failures.length === 0) return
  await recordFailures(database, { cache: collection.cache, runId: collection.ctx.run.id, failures })
}

/** Counts a keyword as cached, because another run has stored its result meanwhile. */
export function countKnown(collection: Collection, keyword: string): void {
  collection.awaited.delete(keyword)
  collection.missing.delete(keyword)
  collection.cached += 1
}

export function giveUp(collection: Collection, keyword: string): void {
  collection.missing.delete(keyword)
  collection.posted.delete(keyword)
  collection.failed += 1
}

/** Counts a passing failure of a keyword; true when it has failed too often. */
export function isTriedOut({ tries }: Collection, keyword: string): boolean {
  const count = (tries.get(keyword) ?? 0) + 1
  tries.set(keyword, count)
  return count >= MOST_TRIES
}

const MOST_TRIES = 3

export function report({ onProgress, total, missing }: Collection): void {
  onProgress?.({ done: total - missing.size, total })
}

/** Queries rows of many keywords in chunks, each in a transaction of its own, one after the other. */
export async function collectChunks<Row>(
  { database, signal }: Pick<CollectContext, 'database' | 'signal'>,
  keywords: readonly string[],
  ask: (database: Transaction, chunk: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const chunk of inChunks(keywords, CHUNK)) {
    signal.throwIfAborted()
    const found = await database.transaction().execute((open) => ask(open, chunk))
    for (const row of found) rows.push(row)
  }
  return rows
}
