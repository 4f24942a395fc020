import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { outgoing } from '#platform/contract/message.ts'
import { runMessage, STEP_STATES, stepMessage, stepProgress } from '#platform/contract/run-messages.ts'

export { runMessage }

/** Work in the background: its steps in their order, by the name that is shown. */
export const tracker = z.object({
  id: z.string(),
  name: z.string(),
  contentplanId: z.number(),
  /** The article that the work is about; null when it is about the whole plan. */
  clusterId: z.number().nullable(),
  stepsObject: z.record(z.string(), z.enum(STEP_STATES)),
  /** Progress of the current step, when the step reports it. */
  progress: stepProgress.nullable().optional(),
  /** Why the work waits or failed, or what came of it, as a sentence for users. */
  reason: z.string().nullable().optional(),
  /** What shows the result of the work that is done: the text of a link, and its path within the content plan. */
  link: z.object({ label: z.string(), path: z.string() }).nullable().optional(),
  /** Code of the error with which the work failed, when the error has one. */
  trouble: z.string().nullable().optional(),
})

const about = { tag: 'progress' } as const

/** A run in the form in which its tracker shows it. */
export const listedTracker = tracker.extend({
  /** Whether the run is queued, running or waiting. */
  isActive: z.boolean(),
})

export const progress = {
  listTrackers: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/tracker',
    summary: 'What goes on about a content plan, and what ended within the last hour, the newest first.',
  })
    .input(z.object({ contentplanId }))
    .output(z.array(listedTracker)),
}

/** A step of some work has begun, progressed, ended or failed. */
export const trackerMessage = outgoing(stepMessage.name, {
  ...about,
  summary: 'One step of one tracker is in another state now, or further on.',
  data: z.object({
    /** The run that the step belongs to. */
    runId: z.number(),
    contentplanId: z.number(),
    clusterId: z.number().nullish(),
    stepName: z.string(),
    status: z.enum(STEP_STATES),
    /** Progress of the step, sent several times while it runs. */
    progress: stepProgress.optional(),
    /** The hub that is being created, when the step creates one. */
    topicId: z.number().optional(),
  }),
})

/** A step in the analysis of a shop. */
const analyzerMessage = outgoing('analyzer', {
  ...about,
  summary: 'One step of an analysis of a shop is in another state now.',
  data: z.object({
    contentplanId: z.number(),
    stepName: z.string(),
    status: z.enum(['inProgress', 'done', 'error']),
    /** What went wrong, as a sentence for users. */
    message: z.string().optional(),
  }),
})

export const progressMessages = [trackerMessage, runMessage, analyzerMessage] as const
