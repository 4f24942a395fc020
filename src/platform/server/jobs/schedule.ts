import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { pipeline, step, type RunnablePipeline, type StartablePipeline } from './pipeline.ts'
import { RetryAfter } from './retry-after.ts'
import { startPipeline } from './start-pipeline.ts'

interface Schedule<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** The pipeline that is started each time; its runs have the same keys as those of the schedule. */
  starts: StartablePipeline<Payload>
  /** The fields by which browsers recognise the runs of the schedule. */
  about: (payload: Payload) => Record<string, number | string | null>
  /** When a start is due, writes when the next one will be, and returns true. */
  takeDue: (database: Transaction, of: Payload & { workspaceId: number }) => Promise<boolean>
  /** Seconds until the next start, or null when nothing is scheduled any more, so that the schedule ends. */
  secondsLeft: (database: Transaction, of: Payload & { workspaceId: number }) => Promise<number | null>
}

/** The row that `secondsLeft` reads; null when no further start is scheduled. */
export const secondsLeftRow = z.object({ seconds: z.number().nullable() })

/** Declares a pipeline that starts another one whenever it is due, and waits in between. */
export function schedule<Payload>({
  name,
  payload,
  starts,
  about,
  takeDue,
  secondsLeft,
}: Schedule<Payload>): RunnablePipeline<unknown> & StartablePipeline<Payload> {
  const startDue = step<Payload, unknown, number | null>({
    name: 'Waiting',
    work: ({ database, run: { workspaceId } }, given) =>
      database.transaction().execute(async (transaction) => {
        const of = { ...given, workspaceId }
        if (await takeDue(transaction, of))
          await startPipeline({ database: transaction, workspaceId, userId: null }, starts, given)
        return secondsLeft(transaction, of)
      }),
    async keep(_ctx, seconds) {
      if (seconds !== null) throw new RetryAfter(seconds, 'The next one is due later.')
    },
  })
  return pipeline<Payload, unknown>({
    name,
    payload,
    key: starts.key,
    about,
    isQuiet: true,
    steps: [startDue],
  })
}
