import { AsyncLocalStorage } from 'node:async_hooks'

export interface StepWork {
  kind: 'step'
  workspaceId: number
  run: number
  pipeline: string
  step: string
}

/** What code is running for. */
export type Work =
  | StepWork
  | { kind: 'request'; method: string; route: string | null }
  | { kind: 'message'; name: string }

/** Where the watchdog finds it from its thread, in the middle of whatever the program does. */
export const CURRENT_WORK = 'keyloom.current-work'

const current = new AsyncLocalStorage<Work>()
Object.assign(globalThis, { [Symbol.for(CURRENT_WORK)]: current })

const steps = new Set<StepWork>()
const listeners = new Set<(steps: StepWork[]) => void>()

/** Everything that `act` does, and what it goes on with later, is known to be for this. */
export function workOn<Result>(work: Work, act: () => Result): Result {
  return current.run(work, act)
}

/** The same for a step of a run, which is at work until it ends. */
export async function workOnStep<Result>(work: StepWork, act: () => Promise<Result>): Promise<Result> {
  steps.add(work)
  tellSteps()
  try {
    return await workOn(work, act)
  } finally {
    steps.delete(work)
    tellSteps()
  }
}

/** Tells the steps at work, now and whenever one begins or ends; the result ends that. */
export function watchSteps(listener: (steps: StepWork[]) => void): () => void {
  listeners.add(listener)
  listener([...steps])
  return () => listeners.delete(listener)
}

function tellSteps(): void {
  for (const listener of listeners) listener([...steps])
}
