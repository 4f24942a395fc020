import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { mayBePaid } from '#integrations/service-answer.ts'
import type { SerpQueue } from '#integrations/serp/index.ts'
import { settle, spend } from '#features/billing/server/index.ts'
import { estimateCost } from '#features/billing/rules.ts'
import { LimitReached } from '#platform/errors.ts'
import { priceOfSerp } from '../../rules.ts'
import { listUnknown } from '../cache/cache.ts'
import { countKnown, giveUp, isTriedOut, keepFailures, keepResults, type Collection } from './collection.ts'
import { inParallel } from '#platform/server/in-parallel.ts'
import { classifyFailure, mayBeKeyword, nameFailure } from './classify-failure.ts'
import { claimKeywords, dropClaims, forgetTasks, rememberTasks } from './serp-tasks.ts'
import { itemAt } from '#platform/items.ts'

/** Live searches at a time: so many may be paid for twice when the worker is lost. */
const LIVE_AT_ONCE = 8
/** Batches that are queued in a round: as many as a provider lists as finished at once. */
const BATCHES_A_ROUND = 10
/** When this many fail alike and none has succeeded yet, the keywords are not the cause. */
const ENOUGH_ALIKE = 5

interface Batch {
  keywords: string[]
  reference: string
  /** Whether all failures are one, of the whole call. */
  isOneCall: boolean
}

interface Failure {
  keyword: string
  error: unknown
}

/**
 * Asks for the keywords that no run has asked for, until nothing is left, a failure or a limit stops it, or the time is
 * over. The cost of each batch is booked before it is paid.
 */
export async function askForUnasked(collection: Collection, isTimeOver: () => boolean): Promise<void> {
  const { way, provider } = collection
  const { queue } = provider
  for (let batches = 0; !isTimeOver(); batches++) {
    const mayAsk = collection.unasked.length > 0 && collection.stop === null && collection.trouble === null
    if (!mayAsk) return
    if (way === 'live' || queue === null) await askLive(collection)
    else if (batches < BATCHES_A_ROUND) await postBatch(collection, queue)
    else return
  }
}

async function askLive(collection: Collection): Promise<void> {
  const { ctx, provider, market } = collection
  const { location, language, device } = market
  const batch = await bookBatch(collection, LIVE_AT_ONCE)
  if (batch === null) return
  const failures: Failure[] = []
  const answers = inParallel(batch.keywords, LIVE_AT_ONCE, async (keyword) => {
    const answer = await provider
      .fetchSerp({ keyword, ...market }, ctx)
      .catch((error: unknown) => ({ error }))
    return { keyword, answer }
  })
  for await (const { keyword, answer } of answers) {
    if ('error' in answer) failures.push({ keyword, error: answer.error })
    else await keepResults(collection, [{ ...answer, keyword, location, language, device }])
  }
  ctx.signal.throwIfAborted()
  await closeBatch(collection, batch, failures)
}

async function postBatch(collection: Collection, queue: SerpQueue): Promise<void> {
  const { ctx, market, cache } = collection
  const batch = await bookBatch(collection, queue.batchSize)
  if (batch === null) return
  const queries = batch.keywords.map((keyword) => ({ keyword, ...market }))
  const posted = await queue.post(queries, ctx).catch((error: unknown) => ({ error }))
  if ('error' in posted) {
    ctx.signal.throwIfAborted()
    const { error } = posted
    const failures = batch.keywords.map((keyword) => ({ keyword, error }))
    return closeBatch(collection, { ...batch, isOneCall: true }, failures)
  }
  const tasks = posted.flatMap(({ taskId }, index) =>
    taskId === null ? [] : [{ keyword: itemAt(batch.keywords, index), taskId }],
  )
  const failures = posted.flatMap(({ failure }, index) =>
    failure === null ? [] : [{ keyword: itemAt(batch.keywords, index), error: failure }],
  )
  await ctx.database
    .transaction()
    .execute((database) => rememberTasks(database, { cache, runId: ctx.run.id, tasks }))
  const askedAt = performance.now()
  for (const { keyword, taskId } of tasks) collection.posted.set(keyword, { taskId, askedAt })
  await closeBatch(collection, batch, failures)
}

/**
 * Claims the next keywords and books what they cost, in one transaction; null at a limit, or when none is left to ask.
 */
async function bookBatch(collection: Collection, size: number): Promise<Batch | null> {
  const wanted = collection.unasked.slice(0, size)
  try {
    const { mine, known, reference } = await claimAndBook(collection, wanted)
    collection.unasked.splice(0, size)
    const others = new Set(wanted)
    for (const keyword of mine) others.delete(keyword)
    for (const keyword of known) {
      others.delete(keyword)
      countKnown(collection, keyword)
    }
    for (const keyword of others) collection.awaited.add(keyword)
    return mine.length === 0 ? null : { keywords: mine, reference, isOneCall: false }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    collection.stop = error
    return null
  }
}

async function claimAndBook({ ctx, provider, cache, costs, way }: Collection, wanted: string[]) {
  const { id: runId, workspaceId } = ctx.run
  return ctx.database.transaction().execute(async (database) => {
    const claims = await claimKeywords(database, { cache, keywords: wanted, runId })
    const keywords = claims.map(({ keyword }) => keyword)
    // The run that had the claim before may have stored the result since the cache was read.
    const mine = await listUnknown({ database, now: ctx.now }, { keywords, cache })
    const unknown = new Set(mine)
    const known = keywords.filter((keyword) => !unknown.has(keyword))
    if (known.length > 0) await forgetTasks(database, { cache, keywords: known })
    const reference = `run ${runId} serps ${claims[0]?.id ?? ''}`
    if (mine.length > 0) {
      const cost = estimateCost({ calls: mine.length, price: priceOfSerp(way, provider) })
      const expense = { workspaceId, kind: 'serp', provider: provider.name, reference } as const
      await spend({ database, costs }, { ...expense, units: mine.length, cost })
    }
    return { mine, known, reference }
  })
}

/** Books what a batch really cost, and decides which failed keywords are given up and which are asked for again. */
async function closeBatch(collection: Collection, batch: Batch, failures: readonly Failure[]): Promise<void> {
  const { ctx, provider, cache, way } = collection
  const isWhole = failures.length === batch.keywords.length
  const classified = failures.map(({ keyword, error }) => ({ keyword, error, kind: classifyFailure(error) }))
  const lost = classified.filter(
    ({ keyword, error, kind }) =>
      kind === 'keyword' ||
      (kind === 'passing' && !isWhole && mayBeKeyword(error) && isTriedOut(collection, keyword)),
  )
  const again = classified.filter((one) => !lost.includes(one))
  const paid = batch.keywords.length - failures.filter(({ error }) => !mayBePaid(error)).length
  const cost = estimateCost({ calls: paid, price: priceOfSerp(way, provider) })
  const fatal = findFatal(collection, { classified, isWhole, isOneCall: batch.isOneCall })
  await ctx.database.transaction().execute(async (database) => {
    const dropped = fatal === null ? again : classified
    const keywords = dropped.map(({ keyword }) => keyword)
    await dropClaims(database, { cache, keywords, runId: ctx.run.id })
    if (fatal === null) await keepFailures(collection, database, lost.map(describeFailure))
    if (paid < batch.keywords.length)
      await settle(
        { database },
        { workspaceId: ctx.run.workspaceId, reference: batch.reference, cost, units: paid },
      )
  })
  if (fatal !== null) throw fatal
  for (const { keyword } of lost) giveUp(collection, keyword)
  for (const { keyword, error, kind } of again) {
    collection.unasked.push(keyword)
    if (!(error instanceof AdapterError)) continue
    if (kind === 'money') collection.stop = error
    else if (isWhole || !mayBeKeyword(error)) collection.trouble = error
  }
}

function describeFailure({ keyword, error }: Failure): { keyword: string; reason: string } {
  return { keyword, reason: nameFailure(error) }
}

interface Failed {
  classified: readonly (Failure & { kind: ReturnType<typeof classifyFailure> })[]
  isWhole: boolean
  isOneCall: boolean
}

/** The failure that ends the run, if there is one. */
function findFatal(
  { total, missing, posted }: Collection,
  { classified, isWhole, isOneCall }: Failed,
): unknown {
  const worst = classified.find(({ kind }) => kind === 'everything')
  if (worst !== undefined) return worst.error
  const isAboutKeywords = classified.length > 0 && classified.every(({ kind }) => kind === 'keyword')
  if (!isAboutKeywords) return null
  const hasWorked = missing.size < total || posted.size > 0
  const isFaultOfService = isWhole && classified.length >= ENOUGH_ALIKE && !hasWorked
  return isOneCall || isFaultOfService ? itemAt(classified, 0).error : null
}
