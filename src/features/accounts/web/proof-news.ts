const CHANNEL = 'keyloom-proof'

/** Tells the tab that waits how the visit at the provider ended. */
export function tellProof(isProven: boolean): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ isProven })
  channel.close()
}

/** Calls back with what another tab tells. Returns how to stop. */
export function onProofTold(listener: (isProven: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data?.isProven === true))
  return () => channel.close()
}
