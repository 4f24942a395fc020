import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Serp, SerpQueue } from '#integrations/serp/index.ts'
import { giveUp, isTriedOut, keepFailures, keepResults, type Collection } from './collection.ts'
import { inParallel } from '#platform/server/in-parallel.ts'
import { classifyFailure, mayBeKeyword, nameFailure } from './classify-failure.ts'
import { dropVanished } from './serp-tasks.ts'

const FETCHES_AT_ONCE = 8
const KEPT_AT_ONCE = 50
/** Finished tasks of other programs may fill the provider's list, so after this time ours are fetched by their ids. */
const OVERDUE_MS = 120_000
const MOST_OVERDUE = 100
/** A result that is missing after six hours will not come. */
const TOO_LATE_MS = 6 * 3_600_000

interface Due {
  keyword: string
  taskId: string
  waitedMs: number
}

interface Failure {
  keyword: string
  error: unknown
}

/** Fetches the results that the provider has finished, whichever run has asked for them. */
export async function fetchPosted(collection: Collection): Promise<void> {
  const { provider, posted, ctx } = collection
  const { queue } = provider
  if (queue === null || posted.size === 0) return
  const due = await listDue(collection, queue)
  const failures: Failure[] = []
  let serps: Serp[] = []
  let fetched = 0
  const answers = inParallel(due, FETCHES_AT_ONCE, (one) => fetchOne(collection, queue, one))
  for await (const { keyword, answer } of answers) {
    if (answer !== null && 'error' in answer) failures.push({ keyword, error: answer.error })
    else if (answer !== null) serps.push(answer)
    else putLast(collection, keyword)
    if (serps.length >= KEPT_AT_ONCE) {
      await keepResults(collection, serps)
      fetched += serps.length
      serps = []
    }
    if (isHopeless(failures, fetched + serps.length)) break
  }
  await keepResults(collection, serps)
  ctx.signal.throwIfAborted()
  await sortFailures(collection, failures, fetched + serps.length > 0)
}

/** Whether more calls would fail like the last one, or like all so far. */
function isHopeless(failures: readonly Failure[], worked: number): boolean {
  const last = failures.at(-1)
  if (last !== undefined && !mayBeKeyword(last.error)) return true
  return worked === 0 && failures.length >= FETCHES_AT_ONCE
}

/** Moves a keyword to the end, so that other overdue ones are fetched next. */
function putLast({ posted }: Collection, keyword: string): void {
  const task = posted.get(keyword)
  posted.delete(keyword)
  if (task !== undefined) posted.set(keyword, task)
}

async function listDue(collection: Collection, queue: SerpQueue): Promise<Due[]> {
  const { posted, ctx } = collection
  const answer = await queue.listReady(ctx).catch((error: unknown) => ({ error }))
  ctx.signal.throwIfAborted()
  if ('error' in answer) {
    if (classifyFailure(answer.error) !== 'passing' || !(answer.error instanceof AdapterError))
      throw answer.error
    collection.trouble = answer.error
    return []
  }
  const ready = new Set(answer)
  const now = performance.now()
  const all = [...posted].map(([keyword, { taskId, askedAt }]) => ({
    keyword,
    taskId,
    waitedMs: now - askedAt,
  }))
  const overdue = all.filter(({ taskId, waitedMs }) => !ready.has(taskId) && waitedMs > OVERDUE_MS)
  return [...all.filter(({ taskId }) => ready.has(taskId)), ...overdue.slice(0, MOST_OVERDUE)]
}

/** The result, or the error why there is none, or null when the search is not finished. */
async function fetchOne({ market, ctx }: Collection, queue: SerpQueue, { keyword, taskId, waitedMs }: Due) {
  try {
    const serp = await queue.get(taskId, { keyword, ...market }, ctx)
    const isTooLate = serp === null && waitedMs > TOO_LATE_MS
    return {
      keyword,
      answer: isTooLate ? { error: new AdapterError('invalid', '', { reason: 'late' }) } : serp,
    }
  } catch (error) {
    return { keyword, answer: { error } }
  }
}

async function sortFailures(
  collection: Collection,
  failures: readonly Failure[],
  hasWorked: boolean,
): Promise<void> {
  const { cache, ctx } = collection
  const lost: Failure[] = []
  const vanished: string[] = []
  for (const { keyword, error } of failures) {
    if (!(error instanceof AdapterError)) throw error
    const kind = classifyFailure(error)
    if (kind === 'money' || kind === 'everything') throw error
    const isVanished = error.kind === 'not_found'
    const mayTryAgain = isVanished || kind === 'passing'
    if (kind === 'passing' && !(hasWorked && mayBeKeyword(error))) collection.trouble = error
    else if (!mayTryAgain || isTriedOut(collection, keyword)) lost.push({ keyword, error })
    else if (isVanished) vanished.push(keyword)
  }
  if (lost.length + vanished.length === 0) return
  await ctx.database.transaction().execute(async (database) => {
    await keepFailures(
      collection,
      database,
      lost.map(({ keyword, error }) => ({ keyword, reason: nameFailure(error) })),
    )
    const taskIds = vanished.map((keyword) => collection.posted.get(keyword)?.taskId ?? '')
    await dropVanished(database, { cache, taskIds })
  })
  for (const { keyword } of lost) giveUp(collection, keyword)
  for (const keyword of vanished) {
    collection.posted.delete(keyword)
    collection.unasked.push(keyword)
  }
}
