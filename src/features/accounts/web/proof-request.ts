interface ProofRequest {
  /** Resolves with whether the user has confirmed their identity. */
  isProven: Promise<boolean>
  answer: (isProven: boolean) => void
}

const listeners = new Set<() => void>()
let request: ProofRequest | null = null

/**
 * Asks the user to confirm their identity, once for all calls that need it at the same time. Resolves with false when
 * the user cancels, or when no screen is open that can ask.
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

/** The open request; null when there is none. */
export function findProofRequest(): ProofRequest | null {
  return request
}

/**
 * Calls the listener when the request changes. Returns a function that stops it; the last listener to stop answers
 * the request with false.
 */
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
