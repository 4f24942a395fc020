import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { outgoing } from '#platform/contract/message.ts'
import { runMessage, STEP_STATES, stepMessage, stepProgress } from '#platform/contract/run-messages.ts'

export { runMessage }

/** Work that goes on while people do something else: its steps in order, by the name that is shown. */
export const tracker = z.object({
  id: z.string(),
  name: z.string(),
  contentplanId: z.number(),
  /** The article that it is about, where it is about one. */
  clusterId: z.number().nullable(),
  stepsObject: z.record(z.string(), z.enum(STEP_STATES)),
  /** How much of the step that goes on is done, where it says so. */
  progress: stepProgress.nullable().optional(),
  /** Why it waits or failed, in words for people. */
  reason: z.string().nullable().optional(),
  /** The code of why it failed, where its error has one. */
  trouble: z.string().nullable().optional(),
})

const about = { tag: 'progress' } as const

/** A run as its tracker shows it. */
export const listedTracker = tracker.extend({
  /** Whether anything still happens to it by itself. */
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

/** what the runner says of a step, as the trackers of people's plans have it. */
export const trackerMessage = outgoing(stepMessage.name, {
  ...about,
  summary: 'One step of one tracker is in another state now, or further on.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number().nullish(),
    stepName: z.string(),
    status: z.enum(STEP_STATES),
    /** How much of it is done, told several times while it goes on. */
    progress: stepProgress.optional(),
    /** The hub that it is about, while one is created. */
    topicId: z.number().optional(),
  }),
})

/** */
const analyzerMessage = outgoing('analyzer', {
  ...about,
  summary: 'One step of an analysis of a shop is in another state now.',
  data: z.object({
    contentplanId: z.number(),
    stepName: z.string(),
    status: z.enum(['inProgress', 'done', 'error']),
    /** What went wrong, for the person who reads it. */
    message: z.string().optional(),
  }),
})

/** `tool_status` says what the model is busy with; `data` is not for the chat but for the editor around it. */
const CHAT_ROLES = ['user', 'assistant', 'data', 'tool_status'] as const

/** */
export const aiMessage = outgoing('aiMessage', {
  tag: 'writing',
  summary: 'A piece of what a model writes, for the person who asked for it.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number().nullable(),
    pageId: z.number().nullable(),
    messages: z.tuple([z.object({ role: z.enum(CHAT_ROLES), content: z.string() })]),
    isComplete: z.boolean().optional(),
    done: z.boolean().optional(),
    finish_reason: z.string().nullable().optional(),
  }),
})

export const progressMessages = [trackerMessage, runMessage, analyzerMessage] as const
