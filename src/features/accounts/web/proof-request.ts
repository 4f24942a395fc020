interface ProofRequest {
  /** Settles with whether it is proven. */
  isProven: Promise<boolean>
  answer: (isProven: boolean) => void
}

const listeners = new Set<() => void>()
let request: ProofRequest | null = null

/**
 * Asks whoever sits before the browser to prove who they are: once for all calls that want it at the same time. false
 * where they do not want to, or where no screen is there to ask.
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (request === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isProven: boolean) => {
      change(null)
      resolve(isProven)
    }
    change({ isProven: promise, answer })
  }
  return request?.isProven ?? Promise.resolve(false)
}

/** What is asked now; null: nothing. */
export function findProofRequest(): ProofRequest | null {
  return request
}

/** Calls back when it changes. Returns how to stop: a screen that goes away leaves nobody waiting. */
export function onProofRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) request?.answer(false)
  }
}

function change(next: ProofRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}
