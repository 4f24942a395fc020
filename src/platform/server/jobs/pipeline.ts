import { z } from 'zod'
import type { StepProgress } from '#platform/contract/run-messages.ts'
import type { Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'

const ATTEMPTS = 5
const BACK_OFF_SECONDS = 2
const LIMIT_SECONDS = 900

/**
 * The database for steps: each transaction opens the run's workspace, and throws RunLost when this worker has lost the
 * run.
 */
export interface RunDatabase {
  transaction(): {
    execute<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  }
}

export interface Run {
  id: number
  workspaceId: number
  /** Who started the run; null when a schedule or another run did. */
  userId: number | null
  name: string
  key: string
}

/** What every step gets. */
export interface StepContext<Services> {
  run: Run
  database: RunDatabase
  log: Log
  now: Date
  /** Aborted when the run is cancelled, the worker stops or the step takes too long. Pass it to every call. */
  signal: AbortSignal
  services: Services
  /** Shows users how much of the step is done; may be called at every change. */
  tellProgress(progress: StepProgress): void
  /** The result of an earlier step of this run. */
  resultOf<Result>(step: { name: string; result: z.ZodType<Result> }): Result
}

/** For writes that belong to a step's end: they are committed with it, or not at all. */
export interface KeepContext {
  run: Run
  database: Transaction
  now: Date
}

/** What a run has done, said by its last step and kept as the result of that step. */
interface RunOutcome {
  /** A sentence for users. */
  note: string
  /** The screen that shows what the run has done: what its link says, and its path within the content plan. */
  link: { label: string; path: string } | null
  /** Small JSON for the feature that the run belongs to. */
  details: unknown
}

export interface Performed {
  /** Small JSON. */
  result: unknown
  /** Returns the outcome of the run if the step knows it. */
  keep(ctx: KeepContext): Promise<RunOutcome | void>
}

export interface Step<Payload, Services> {
  name: string
  /** How often the step may fail before the run fails. */
  attempts: number
  /** The pause before the second attempt; it doubles with each. */
  backOffSeconds: number
  /** How long one attempt may take. */
  limitSeconds: number
  perform: (ctx: StepContext<Services>, payload: Payload) => Promise<Performed>
}

interface StepDefinition<Payload, Services, Result> {
  name: string
  /** The shape of what `work` returns, for later steps. Without it, only the fact that the step is done is stored. */
  result?: z.ZodType<Result>
  /** May run twice, so it asks what is missing and does that. Its calls to outside services carry a key of the run. */
  work: (ctx: StepContext<Services>, payload: Payload) => Promise<Result>
  /**
   * Writes what the step found, in the transaction that marks the step as done. What the last step returns is kept as
   * the outcome of the run.
   */
  keep?: (ctx: KeepContext, result: Result, payload: Payload) => Promise<RunOutcome | void>
  attempts?: number
  backOffSeconds?: number
  limitSeconds?: number
}

/** Declares a step of a pipeline: idempotent work, and what is kept of its result. */
export function step<Payload, Services, Result>(
  definition: StepDefinition<Payload, Services, Result>,
): Step<Payload, Services> & { result: z.ZodType<Result> } {
  const { name, work, keep } = definition
  const { attempts = ATTEMPTS, backOffSeconds = BACK_OFF_SECONDS, limitSeconds = LIMIT_SECONDS } = definition
  return {
    name,
    attempts,
    backOffSeconds,
    limitSeconds,
    result: definition.result ?? z.never(),
    async perform(ctx, payload) {
      const result = await work(ctx, payload)
      return {
        result: definition.result === undefined ? null : definition.result.parse(result),
        keep: async (kept) => keep?.(kept, result, payload),
      }
    },
  }
}

/** A step that has its payload already. */
export interface BoundStep<Services> extends Omit<Step<never, Services>, 'perform'> {
  perform: (ctx: StepContext<Services>) => Promise<Performed>
}

/** A pipeline as the worker knows it, for any payload. */
export interface RunnablePipeline<Services> {
  name: string
  /** Throws when the payload does not fit this pipeline. */
  bind: (payload: unknown) => BoundStep<Services>[]
  /** Takes back what a run of this pipeline has reserved; does nothing for a payload that does not fit. */
  giveUp: (ctx: KeepContext, payload: unknown) => Promise<void>
}

/** A pipeline as commands know it, for any services that its steps need. */
export interface StartablePipeline<Payload> {
  name: string
  payload: z.ZodType<Payload>
  key: (payload: Payload) => string
  about: (payload: Payload) => Record<string, number | string | boolean | null>
  stepNames: string[]
}

interface PipelineDefinition<Payload, Services> {
  name: string
  payload: z.ZodType<Payload>
  /** A workspace has at most one active run of each key. */
  key: (payload: Payload) => string
  /** The fields by which browsers recognise the run. One with a `contentplanId` ends together with that plan. */
  about?: (payload: Payload) => Record<string, number | string | null>
  /** Hidden runs: users are notified of their results, but not shown the run itself. */
  isQuiet?: boolean
  steps: Step<Payload, Services>[]
  /** Takes back what the run has reserved, in the transaction that records its failure. */
  giveUp?: (ctx: KeepContext, payload: Payload) => Promise<void>
}

/** Declares work in steps, which another process continues when the one that did it has ended. */
export function pipeline<Payload, Services>(
  definition: PipelineDefinition<Payload, Services>,
): StartablePipeline<Payload> & RunnablePipeline<Services> {
  const { name, payload, key, about = () => ({}), isQuiet = false, steps, giveUp } = definition
  return {
    name,
    payload,
    key,
    about: (given) => ({ ...about(given), ...(isQuiet && { isQuiet }) }),
    stepNames: steps.map((one) => one.name),
    bind(stored) {
      const parsed = payload.parse(stored)
      return steps.map(({ perform, ...one }) => ({ ...one, perform: (ctx) => perform(ctx, parsed) }))
    },
    async giveUp(ctx, stored) {
      const parsed = payload.safeParse(stored)
      if (parsed.success) await giveUp?.(ctx, parsed.data)
    },
  }
}
