import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { pipeline, step, type Step, type StepContext } from '#platform/server/jobs/pipeline.ts'
import { RetryAfter } from '#platform/server/jobs/retry-after.ts'

/** Mistakes that a pipeline could make, and that the judge must notice. */
export const BUGS = ['acknowledged-early', 'effect-outside'] as const
export type Bug = (typeof BUGS)[number]

/** What each step does outside: an effect once per key, an effect on every call, or rows that it keeps. */
export const STEP_KINDS = ['keyed', 'plain', 'kept', 'plain', 'keyed', 'plain'] as const

/** The longest time that a step of the long run takes before its effect, and again after it. */
export const STEP_MS = 250
const LATE_MS = 600

interface ChaosServices {
  bug: Bug | null
  stepMs: number
  /** Reports to the ledger that this worker works on a run. */
  giveSign(run: number): Promise<void>
  doEffect(effect: { run: number; step: number; key: string | null }): Promise<void>
}

const payload = z.object({ number: z.number() })
type Payload = z.infer<typeof payload>
type ChaosStep = Step<Payload, ChaosServices>

/** Six steps that each do one thing outside and sometimes fail or ask to be tried later. */
export const chaosPipeline = pipeline<Payload, ChaosServices>({
  name: 'chaos',
  payload,
  key: ({ number }) => String(number),
  steps: STEP_KINDS.map((kind, place) => makeStep(kind, place)),
})

function makeStep(kind: (typeof STEP_KINDS)[number], place: number): ChaosStep {
  return step<Payload, ChaosServices, void>({
    name: `Step ${place}`,
    attempts: 50,
    backOffSeconds: 0,
    async work(ctx) {
      await ctx.services.giveSign(ctx.run.id)
      const { stepMs } = ctx.services
      await sleep(stepMs * Math.random(), undefined, { signal: ctx.signal })
      haveTrouble(Math.random())
      await act(ctx, kind, place)
      await sleep(stepMs * Math.random(), undefined, { signal: ctx.signal })
    },
    async keep({ run, database }) {
      if (kind === 'kept')
        await sql`
          insert into audit_entries (workspace_id, action, subject_id)
          values (${run.workspaceId}, ${`step ${place}`}, ${run.id})
        `.execute(database)
    },
  })
}

function haveTrouble(chance: number): void {
  if (chance < 0.04) throw new Error('a planted failure')
  if (chance < 0.08) throw new RetryAfter(0.3)
}

async function act(ctx: StepContext<ChaosServices>, kind: string, place: number): Promise<void> {
  const { services, run } = ctx
  const effect = (at: number) =>
    services.doEffect({
      run: run.id,
      step: at,
      key: STEP_KINDS[at] === 'keyed' ? `${run.id}/${at}` : null,
    })
  if (kind === 'kept') return
  if (services.bug === 'acknowledged-early') {
    setTimeout(() => void effect(place).catch(() => {}), LATE_MS)
    return
  }
  if (services.bug === 'effect-outside') {
    if (place === 0 || remembered.has(run.id)) return place === 1 ? undefined : effect(place)
    remembered.add(run.id)
    await effect(1)
    if (place === 1) return
  }
  await effect(place)
}

/** The runs whose effect of step 1 has happened: the planted bug remembers it in the process, not in a step. */
const remembered = new Set<number>()
