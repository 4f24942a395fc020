import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { pipeline, step, type StepContext } from '#platform/server/jobs/pipeline.ts'

const payload = z.object({ kind: z.enum(['endless', 'patient']) })

/** A run whose step never ends and so stops the program (`endless`), or a run beside it (`patient`). */
export const pillPipeline = pipeline<z.infer<typeof payload>, unknown>({
  name: 'pill',
  payload,
  key: ({ kind }) => kind,
  steps: [
    step({
      name: 'Swallowing',
      work: async (ctx, { kind }) =>
        kind === 'endless' ? turnForEver(ctx) : untilAnotherWorkerTakesOver(ctx),
    }),
    step({ name: 'Digesting', work: async () => {} }),
  ],
})

/** Loops for ever with a transaction open, as a large piece of work would. */
async function turnForEver({ database, run }: StepContext<unknown>): Promise<void> {
  await database.transaction().execute(async (open) => {
    await sql`select 1 from runs where id = ${run.id}`.execute(open)
    for (let turns = 0; turns >= 0;) turns = (turns + 1) % 7
  })
}

async function untilAnotherWorkerTakesOver({ database, run, signal }: StepContext<unknown>): Promise<void> {
  for (;;) {
    const again = await database
      .transaction()
      .execute((open) => sql`select from runs where id = ${run.id} and claim > 1`.execute(open))
    if (again.rows.length > 0) return
    await sleep(20, undefined, { signal })
  }
}
