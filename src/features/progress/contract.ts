import { z } from 'zod'
import { outgoing } from '#platform/contract/message.ts'

export const STEP_STATES = ['pending', 'inProgress', 'done', 'error'] as const

/** Work that goes on while people do something else: its steps in order, by the name that is shown. */
export const tracker = z.object({
  id: z.string(),
  name: z.string(),
  contentplanId: z.number(),
  /** The article that it is about, where it is about one. */
  clusterId: z.number().nullable(),
  stepsObject: z.record(z.string(), z.enum(STEP_STATES)),
})

/** The steps of the writer and of the clusterer for workspaces of the type saas, as trackers name them. */
export const TOOL_STEPS = [
  'KeywordResearch',
  'Clustering',
  'Briefing',
  'Researching',
  'Drafting',
  'Editing',
  'Illustrating',
  'Publishing',
] as const

const about = { tag: 'progress' } as const

/** */
export const trackerMessage = outgoing('tracker', {
  ...about,
  summary: 'One step of one tracker is in another state now.',
  data: z.object({
    contentplanId: z.number(),
    clusterId: z.number().nullable(),
    stepName: z.string(),
    status: z.enum(STEP_STATES),
    /** The hub that it is about, while one is created. */
    topicId: z.number().optional(),
  }),
})

/** */
export const analyzerMessage = outgoing('analyzer', {
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

export const progressMessages = [trackerMessage, analyzerMessage] as const
