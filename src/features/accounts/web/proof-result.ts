const CHANNEL = 'keyloom-proof'

/** Sends the result of the provider's tab to the waiting tab. */
export function sendProofResult(isProven: boolean): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ isProven })
  channel.close()
}

/** Calls the listener with the result that another tab sends. Returns a function that stops it. */
export function onProofResult(listener: (isProven: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data?.isProven === true))
  return () => channel.close()
}
