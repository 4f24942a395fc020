import { z } from 'zod'

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

/** The server says that one step of one tracker is in another state now. */
export const trackerMessage = z.object({
  contentplanId: z.number(),
  clusterId: z.number().nullable(),
  stepName: z.string(),
  status: z.enum(STEP_STATES),
})
