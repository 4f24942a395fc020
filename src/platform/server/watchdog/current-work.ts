import { AsyncLocalStorage } from 'node:async_hooks'

export interface StepWork {
  kind: 'step'
  workspaceId: number
  run: number
  pipeline: string
  step: string
}

/** What the running code works on. */
export type Work =
  | StepWork
  | { kind: 'request'; method: string; route: string | null }
  | { kind: 'message'; name: string }

/** The name under which the watchdog's thread finds the current work, whatever the program is doing. */
export const CURRENT_WORK = 'keyloom.current-work'

const current = new AsyncLocalStorage<Work>()
Object.assign(globalThis, { [Symbol.for(CURRENT_WORK)]: current })

const steps = new Set<StepWork>()
const listeners = new Set<(steps: StepWork[]) => void>()

/** Runs `act`, and notes that everything it does, also later in callbacks, belongs to this work. */
export function workOn<Result>(work: Work, act: () => Result): Result {
  return current.run(work, act)
}

/** The same for a step of a run, which counts as running until it ends. */
export async function workOnStep<Result>(work: StepWork, act: () => Promise<Result>): Promise<Result> {
  steps.add(work)
  notifyListeners()
  try {
    return await workOn(work, act)
  } finally {
    steps.delete(work)
    notifyListeners()
  }
}

/**
 * Calls the listener with the running steps, at once and whenever a step begins or ends; returns a function that stops
 * this.
 */
export function watchSteps(listener: (steps: StepWork[]) => void): () => void {
  listeners.add(listener)
  listener([...steps])
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener([...steps])
}
