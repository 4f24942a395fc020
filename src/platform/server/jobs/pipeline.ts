import { z } from 'zod'
import type { StepProgress } from '#platform/contract/run-messages.ts'
import type { Transaction } from '../database/database.ts'
import type { Log } from '../log.ts'

const ATTEMPTS = 5
const BACK_OFF_SECONDS = 2
const LIMIT_SECONDS = 900

/** The database for steps: each transaction opens the run's workspace, and throws once the run is another's. */
export interface RunDatabase {
  transaction(): {
    execute<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  }
}

export interface Run {
  id: number
  workspaceId: number
  name: string
  key: string
}

/** What every step gets. */
export interface StepContext<Services> {
  run: Run
  database: RunDatabase
  log: Log
  now: Date
  /** Aborted when the run is cancelled, the worker stops or the step takes too long: hand it to every call. */
  signal: AbortSignal
  services: Services
  /** Shows people how much of the step is done; may be called as often as it changes. */
  tellProgress(progress: StepProgress): void
  /** What an earlier step of this run gave back. */
  resultOf<Result>(step: { name: string; result: z.ZodType<Result> }): Result
}

/** For what belongs to a step's end: committed with it, or not at all. */
interface KeepContext {
  run: Run
  database: Transaction
  now: Date
}

export interface Performed {
  /** Small JSON. */
  result: unknown
  keep(ctx: KeepContext): Promise<void>
}

export interface Step<Payload, Services> {
  name: string
  /** How often it may fail before the run does. */
  attempts: number
  /** The pause before the second attempt; it doubles with each. */
  backOffSeconds: number
  /** How long one attempt may take. */
  limitSeconds: number
  perform: (ctx: StepContext<Services>, payload: Payload) => Promise<Performed>
}

interface StepDefinition<Payload, Services, Result> {
  name: string
  /** The shape of what `work` gives back, for later steps; without it nothing is remembered but that it is done. */
  result?: z.ZodType<Result>
  /** May run twice: it asks what is missing and does that. What it does outside carries a key of the run. */
  work: (ctx: StepContext<Services>, payload: Payload) => Promise<Result>
  /** Writes what the step found, in the transaction that marks it as done. */
  keep?: (ctx: KeepContext, result: Result, payload: Payload) => Promise<void>
  attempts?: number
  backOffSeconds?: number
  limitSeconds?: number
}

/** One step of a pipeline: idempotent work, and what is kept of it. */
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

/** A step with its payload in it. */
export interface BoundStep<Services> extends Omit<Step<never, Services>, 'perform'> {
  perform: (ctx: StepContext<Services>) => Promise<Performed>
}

/** A pipeline as the worker knows it, whatever its payload. */
export interface RunnablePipeline<Services> {
  name: string
  /** Throws where the payload is not one of this pipeline. */
  bind: (payload: unknown) => BoundStep<Services>[]
}

/** A pipeline as commands know it, whatever its steps need. */
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
  /** Of one key, one run at a time is active in a workspace. */
  key: (payload: Payload) => string
  /** What the browser needs to know the run by; a `contentplanId` ends the run with its plan. */
  about?: (payload: Payload) => Record<string, number | string | null>
  /** Whether its runs are shown to nobody: what they find is news, that they go on is none. */
  isQuiet?: boolean
  steps: Step<Payload, Services>[]
}

/** Work in steps that survives whatever happens to the process that does it. */
export function pipeline<Payload, Services>(
  definition: PipelineDefinition<Payload, Services>,
): StartablePipeline<Payload> & RunnablePipeline<Services> {
  const { name, payload, key, about = () => ({}), isQuiet = false, steps } = definition
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
  }
}
