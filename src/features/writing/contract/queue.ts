import { z } from 'zod'
import { ARTICLE_STATUSES } from '#features/articles/rules.ts'
import { articleId, inPlan } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { outgoing } from '#platform/contract/message.ts'
import { queryList } from '#platform/contract/query.ts'
import { stepProgress } from '#platform/contract/run-messages.ts'
import { QUEUE_STATES, WRITING_ENGINES } from '../rules.ts'
import { writingEstimate } from './estimate.ts'

const about = { tag: 'writing' } as const
const place = '/contentplan/{contentplanId}/writing'

/** A cluster that is not written with others, and why. */
export const refusedArticle = z.object({ articleId: z.number(), reason: z.string() })

/** An article that is being written, waits for it, or was written or failed within the last day. */
export const queuedArticle = z.object({
  articleId: z.number(),
  runId: z.number(),
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  state: z.enum(QUEUE_STATES),
  /** Whether it stands in line with others; false: it was started by itself, and so is next. */
  is_in_line: z.boolean(),
  /** The step that it is at, or that failed; null before the first and after the last. */
  step: z.string().nullable(),
  progress: stepProgress.nullable(),
  /** Steps that are done, of all. */
  steps_done: z.number(),
  steps: z.number(),
  /** Why it waits or failed, or what came of it, as a sentence for users. */
  reason: z.string().nullable(),
  /** Calls of models for it so far: tokens, and millionths of a US dollar; null when a price is not known. */
  tokens: z.number(),
  cost: z.number().nullable(),
  ended_at: z.string().nullable(),
})

export const queueEndpoints = {
  estimateMany: endpoint('member', {
    ...about,
    method: 'GET',
    path: `${place}/estimate`,
    summary:
      'What writing several clusters will cost, each and together: those that are named, or all favorites. Says also which cannot be written, and why.',
  })
    .input(z.object({ ...inPlan, articleIds: queryList(articleId).optional() }))
    .output(
      z.object({
        engine: z.enum(WRITING_ENGINES),
        /** Article credits that are neither taken nor promised to articles in line; null when they are unlimited. */
        credits_left: z.number().nullable(),
        /** In the order in which they would be written. */
        articles: z.array(
          writingEstimate.pick({ tokens: true, cost: true, credits: true }).extend({ articleId: z.number() }),
        ),
        total: writingEstimate,
        refused: z.array(refusedArticle),
      }),
    ),
  getQueue: endpoint('member', {
    ...about,
    method: 'GET',
    path: place,
    summary:
      'The articles of a plan that are being written, wait for it, or were written or failed within the last day, with what each has cost so far.',
  })
    .input(z.object(inPlan))
    .output(
      z.object({
        /** Whether a person has stopped it: nothing new begins, and what has begun is finished. */
        is_paused: z.boolean(),
        /** Why nothing new begins although no user has stopped it, as a sentence for users. */
        held_reason: z.string().nullable(),
        /** Those at work first, then those that wait in their order, those that failed, and those that are done. */
        articles: z.array(queuedArticle),
      }),
    ),
  changeQueue: endpoint('member', {
    ...about,
    scope: 'run',
    method: 'PUT',
    path: place,
    needsRoom: false,
    summary:
      'Pauses the writing of a plan, resumes it, or moves an article that waits before another one (without one: to the end).',
  })
    .input(
      z.discriminatedUnion('action', [
        z.object({ ...inPlan, action: z.literal('pause') }),
        z.object({ ...inPlan, action: z.literal('resume') }),
        z.object({ ...inPlan, action: z.literal('move'), articleId, before: articleId.nullable() }),
      ]),
    )
    .output(z.object({ is_paused: z.boolean() })),
}

/** The order of a queue has changed, or whether it goes on. */
export const writingQueueChanged = outgoing('writingQueue', {
  ...about,
  summary: 'The writing of a plan was paused or resumed, or what waits for it is in another order now.',
  data: z.object({ contentplanId: z.number() }),
})
