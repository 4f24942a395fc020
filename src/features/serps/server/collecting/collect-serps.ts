import { Temporary } from '#platform/errors.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'
import { chooseNextCheck } from '../../rules.ts'
import { askForUnasked } from './ask-for-serps.ts'
import { listUnknown } from '../cache/cache.ts'
import {
  beginCollection,
  collectChunks,
  countKnown,
  report,
  sortTasks,
  type CollectContext,
  type Collecting,
  type Collection,
} from './collection.ts'
import { expectProvider } from './expect-provider.ts'
import { fetchPosted } from './fetch-posted.ts'
import { listTasks } from './serp-tasks.ts'

/** Well below the time limit of a step, so that long work continues in a new attempt instead of failing. */
const LONGEST_MS = 300_000
const USUAL_PAUSE_SECONDS = 15
const AWAITED_SECONDS = 2

/**
 * How many different searches there were, and where their results came from, as the last attempt of the step saw it.
 */
export interface Collected {
  total: number
  cached: number
  fetched: number
  /** Searches without a result; they are not in the cache. */
  failed: number
}

/**
 * Fetches the results of keywords into the cache, from which `readSerpPages` and `findCachedSerps` read them. For the
 * work of a step: it may run twice, asks only for what is missing, books each batch before it is paid, and throws
 * RetryAfter while the provider or other runs are working. Over the cap, or without money at the provider, it throws an
 * error that ends the run and says why; what was collected stays, and a restarted run asks for the rest.
 */
export async function collectSerps(
  ctx: CollectContext,
  given: Omit<Collecting, 'provider'> & { provider: SerpProvider | null },
): Promise<Collected> {
  const provider = expectProvider(given.provider, given.market)
  const end = performance.now() + LONGEST_MS
  const isTimeOver = () => performance.now() > end
  const collection = await beginCollection(ctx, { ...given, provider })
  const { missing, posted } = collection
  while (missing.size > 0) {
    const before = { missing: missing.size, posted: posted.size }
    collection.trouble = null
    await askForUnasked(collection, isTimeOver)
    await fetchPosted(collection)
    await lookForAwaited(collection)
    report(collection)
    if (missing.size === 0) break
    if (isTimeOver()) throw new RetryAfter(0, describe(collection))
    const hasMoved = missing.size < before.missing || posted.size > before.posted
    if (!hasMoved || isTooFast(collection)) throw findReason(collection)
  }
  const { total, cached, fetched, failed } = collection
  return { total, cached, fetched, failed }
}

/** Whether the provider asks us to wait, even if other calls have succeeded. */
function isTooFast({ trouble }: Collection): boolean {
  return trouble?.kind === 'rate_limited'
}

/** Checks which keywords that other runs are asking for have results by now, and sorts the rest again. */
async function lookForAwaited(collection: Collection): Promise<void> {
  const { ctx, cache, awaited } = collection
  if (awaited.size === 0) return
  const keywords = [...awaited]
  const unknown = await collectChunks(ctx, keywords, (database, chunk) =>
    listUnknown({ database, now: ctx.now }, { keywords: chunk, cache }),
  )
  const tasks = await collectChunks(ctx, unknown, (database, chunk) =>
    listTasks(database, { cache, keywords: chunk }),
  )
  const left = new Set(unknown)
  for (const keyword of keywords.filter((one) => !left.has(one))) countKnown(collection, keyword)
  sortTasks(collection, unknown, tasks)
}

/** The error that says why the collection cannot go on at this moment. */
function findReason(collection: Collection): Error {
  const { trouble, stop, posted, awaited } = collection
  if (trouble?.kind === 'rate_limited')
    return new RetryAfter(trouble.retryAfter ?? USUAL_PAUSE_SECONDS, trouble.message)
  if (trouble !== null) return new Temporary(trouble.message)
  const reason = stop?.message ?? describe(collection)
  if (posted.size > 0) return new RetryAfter(chooseNextCheck(findLongestWait(collection)), reason)
  if (awaited.size > 0) return new RetryAfter(AWAITED_SECONDS, reason)
  return stop ?? new RetryAfter(AWAITED_SECONDS, reason)
}

function findLongestWait({ posted }: Collection): number {
  let first = performance.now()
  for (const { askedAt } of posted.values()) first = Math.min(first, askedAt)
  return (performance.now() - first) / 1_000
}

function describe({ provider, total, missing }: Collection): string {
  return `${provider.label} is searching: ${total - missing.size} of ${total} results are here.`
}
