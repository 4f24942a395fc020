import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { STEP_STATES } from '#platform/contract/run-messages.ts'
import { isConnectionLoss } from '../database/connection-loss.ts'
import { joinWhole } from '../database/join-whole.ts'
import type { Database, Transaction } from '../database/database.ts'
import { findRow, listRows, oneRow } from '../database/rows.ts'
import { countLostWorker } from './lost-workers.ts'
import type { Run, RunDatabase } from './pipeline.ts'

/** A run that a worker holds. `job` carries the run, and `claim` counts how often the run was taken over. */
export interface LeasedRun extends Run {
  job: string
  claim: number
  /** The id of the process that works on the run; no other process has it. */
  worker: string
  payload: unknown
  steps: LeasedStep[]
}

const leasedStep = z.object({
  name: z.string(),
  state: z.enum(STEP_STATES),
  attempts: z.number(),
  losses: z.number(),
  /** How many workers ended in this step. */
  lost: z.number(),
  restSeconds: z.number(),
  /** Since a service asked this step for the first time to slow down; 0 if none has. */
  waitedSeconds: z.number(),
  result: z.unknown(),
})

export type LeasedStep = z.infer<typeof leasedStep>

/** The worker has lost the run: it was cancelled, deleted or taken over. The worker must not write anything for it. */
export class RunLost extends Error {
  override name = 'RunLost'
}

const PAUSES_MS = [100, 250, 500, 1_000, 2_000, 4_000]

const storedRun = z.object({
  name: z.string(),
  key: z.string(),
  userId: z.number().nullable(),
  payload: z.unknown(),
})

const claimedRun = z.object({ run: z.number(), workspace: z.number(), held: z.number() })

/** Takes over the run that a job carries; returns null when the job does not carry a run any more. */
export async function claimRun(
  database: Transaction,
  { job, worker }: { job: string; worker: string },
): Promise<LeasedRun | null> {
  const claimed = await findRow(database, claimedRun)`
    select run, workspace, held from walls.claim_run(${job}::uuid)
  `
  if (claimed === null) return null
  const { run, workspace, held } = claimed
  await countLostWorker(database, { run, worker })
  const stored = await oneRow(database, storedRun)`
    select name, key, user_id as "userId", payload from runs where id = ${run}
  `
  const steps = await listRows(database, leasedStep)`
    select name, state, attempts, losses, result, cardinality(lost_workers) as lost,
      coalesce(greatest(0, extract(epoch from rest_until - now())), 0)::float8 as "restSeconds",
      coalesce(extract(epoch from now() - put_off_since), 0)::float8 as "waitedSeconds"
    from run_steps where run_id = ${run} order by position
  `
  return { ...stored, id: run, workspaceId: workspace, job, claim: held, worker, steps }
}

/** A step may write the rows of a whole plan, and no request waits for it. */
const STATEMENT_MS = 120_000

type Lease = Pick<LeasedRun, 'job' | 'claim'>

/** Runs a transaction in the run's workspace while this worker holds the run; throws RunLost when it does not. */
export async function inRun<Result>(
  database: Database,
  leased: Lease,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await enterRun(transaction, leased, { keeps: true })
    return work(transaction)
  })
}

/**
 * Like inRun, for work that takes long. Until `work` calls `hold`, the run can be taken away, so that a user who
 * cancels it does not wait; `hold` throws RunLost then, and the transaction is rolled back.
 */
export async function inRunAtLength(
  database: Database,
  leased: Lease,
  work: (transaction: Transaction, hold: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await enterRun(transaction, leased, { keeps: false })
    await work(transaction, () => enterRun(transaction, leased, { keeps: true }))
  })
}

const enteredRun = z.object({ run: z.number().nullable(), set_config: z.string() })

async function enterRun(
  transaction: Transaction,
  { job, claim }: Lease,
  { keeps }: { keeps: boolean },
): Promise<void> {
  const { run } = await oneRow(transaction, enteredRun)`
    select walls.enter_run(${job}::uuid, ${claim}, ${keeps}) as run,
      set_config('statement_timeout', ${String(STATEMENT_MS)}, true)
  `
  await joinWhole(transaction)
  if (run === null) throw new RunLost('This run is held by nobody, or by another worker.')
}

/** The database that the steps of a run use; `check` throws when no transaction may begin now. */
export function openRunDatabase(database: Database, leased: LeasedRun, check: () => void): RunDatabase {
  const execute: ReturnType<RunDatabase['transaction']>['execute'] = async (work) => {
    check()
    return inRun(database, leased, work)
  }
  return { transaction: () => ({ execute }) }
}

/** Tries work again for some seconds when it fails because the database is away. The work may run twice. */
export async function throughOutages<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      await sleep(pause)
    }
  }
  return work()
}
