import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { pipeline, step, type RunnablePipeline, type StartablePipeline } from './pipeline.ts'
import { RetryAfter } from './retry-after.ts'
import { startPipeline } from './start-pipeline.ts'

interface Schedule<Payload> {
  name: string
  payload: z.ZodType<Payload>
  /** What it starts each time; its runs have the same keys as those of the schedule. */
  starts: StartablePipeline<Payload>
  /** What browsers know its runs by. */
  about: (payload: Payload) => Record<string, number | string | null>
  /** Where a start is due: says when the next one is, and returns true. */
  takeDue: (database: Transaction, of: Payload & { workspaceId: number }) => Promise<boolean>
  /** Seconds until the next start; null: nothing is scheduled any more, and the schedule ends. */
  secondsLeft: (database: Transaction, of: Payload & { workspaceId: number }) => Promise<number | null>
}

/** What `secondsLeft` reads; null: no start is due any more. */
export const secondsLeftRow = z.object({ seconds: z.number().nullable() })

/** A pipeline that starts another one whenever it is due, and sleeps in between. */
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
          await startPipeline({ database: transaction, workspaceId }, starts, given)
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
