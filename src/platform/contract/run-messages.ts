import { z } from 'zod'
import { outgoing } from './message.ts'

/** The states of one step of a run. */
export const STEP_STATES = ['pending', 'inProgress', 'done', 'error'] as const

/** How much of a step is done, in the unit that the step counts. */
export const stepProgress = z.object({ done: z.number(), total: z.number() })
export type StepProgress = z.infer<typeof stepProgress>

const about = { tag: 'progress' } as const

/** Sent for every step of every run, with the fields by which its pipeline says what the run is about. */
export const stepMessage = outgoing('tracker', {
  ...about,
  summary: 'One step of one run is in another state now, or further on.',
  data: z.looseObject({
    runId: z.number(),
    stepName: z.string(),
    status: z.enum(STEP_STATES),
    progress: stepProgress.optional(),
  }),
})

/** Sent when a run begins, waits or ends, with the same fields. Which of these has happened is read with the run. */
export const runMessage = outgoing('run', {
  ...about,
  summary: 'A run began, waits or ended.',
  data: z.looseObject({ runId: z.number() }),
})
