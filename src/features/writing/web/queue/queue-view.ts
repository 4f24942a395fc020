import type { z } from 'zod'
import { formatCost } from '#features/billing/rules.ts'
import { placeBefore } from '#platform/place-before.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { queuedArticle, writing } from '../../contract.ts'
import { WRITING_STEPS } from '../../rules.ts'

export type QueuedArticle = z.infer<typeof queuedArticle>
export type Queue = z.infer<NonNullable<(typeof writing.getQueue)['~orpc']['outputSchema']>>

/** The articles of a queue by what becomes of them. */
export function sortQueue(articles: readonly QueuedArticle[]) {
  const of = (state: QueuedArticle['state']) => articles.filter((one) => one.state === state)
  const waiting = of('waiting')
  return {
    writing: of('writing'),
    /** Those that were started by themselves come before the line. */
    next: waiting.filter((one) => !one.is_in_line),
    waiting: waiting.filter((one) => one.is_in_line),
    failed: of('failed'),
    done: of('done'),
  }
}

/** "2 being written, 10 waiting, 1 failed, 5 done." */
export function describeQueue(articles: readonly QueuedArticle[]): string {
  const { writing: now, next, waiting, failed, done } = sortQueue(articles)
  const parts = [
    [now.length, 'being written'],
    [next.length + waiting.length, 'waiting'],
    [failed.length, 'failed'],
    [done.length, 'done'],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return words.length === 0 ? 'Nothing is being written.' : `${words.join(', ')}.`
}

/** "Spent so far: $0.42." or the tokens where a price is not known; empty before the first call. */
export function describeSpent(articles: readonly QueuedArticle[]): string {
  const tokens = articles.reduce((sum, one) => sum + one.tokens, 0)
  if (tokens === 0) return ''
  const isKnown = articles.every(({ cost }) => cost !== null)
  const cost = articles.reduce((sum, one) => sum + (one.cost ?? 0), 0)
  if (isKnown) return `Spent so far: ${cost === 0 ? 'nothing' : formatCost(cost)}.`
  return `Used so far: ${formatNoun(tokens, 'token', 'tokens')}; not all prices are known.`
}

/** What one article has cost so far; empty before its first call. */
export function describeCost({ tokens, cost }: Pick<QueuedArticle, 'tokens' | 'cost'>): string {
  if (tokens === 0) return ''
  if (cost === null) return formatNoun(tokens, 'token', 'tokens')
  return cost === 0 ? 'Free' : formatCost(cost)
}

/** The queue as it is after an article was moved before another one that waits, or to the end. */
export function moveInQueue(
  queue: Queue,
  { moved, before }: { moved: number; before: number | null },
): Queue {
  const { waiting } = sortQueue(queue.articles)
  const byId = new Map(waiting.map((one) => [one.articleId, one]))
  const order = placeBefore([...byId.keys()], { moved, before })
  if (order === null) return queue
  const inOrder = order.flatMap((id) => byId.get(id) ?? [])
  const others = queue.articles.filter((one) => !byId.has(one.articleId))
  const at = others.findIndex(({ state }) => state === 'failed' || state === 'done')
  return { ...queue, articles: others.toSpliced(at < 0 ? others.length : at, 0, ...inOrder) }
}

interface StepMessage {
  runId: number
  stepName: string
  status: string
  progress?: { done: number; total: number } | undefined
}

/** The queue with what a message says about a step that has begun, got further or is done. */
export function followStep(queue: Queue, message: StepMessage): Queue {
  const isMoved = queue.articles.some((one) => moveArticle(one, message) !== one)
  return isMoved ? { ...queue, articles: queue.articles.map((one) => moveArticle(one, message)) } : queue
}

/** A step that is done begins the next one; a late message about an earlier step changes nothing. */
function moveArticle(one: QueuedArticle, { runId, stepName, status, progress }: StepMessage): QueuedArticle {
  if (one.runId !== runId || one.state !== 'writing') return one
  const told = STEPS.indexOf(stepName)
  const now = one.step === null ? told : STEPS.indexOf(one.step)
  const next = status === 'done' ? told + 1 : told
  const done = one.steps_done + next - now
  // What comes after the last step is told by the end of the run.
  if (told < 0 || next < now || status === 'error' || done >= one.steps) return one
  return {
    ...one,
    step: STEPS[next] ?? stepName,
    steps_done: done,
    progress: status === 'done' ? null : (progress ?? null),
  }
}

const STEPS: readonly string[] = WRITING_STEPS
