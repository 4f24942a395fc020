const CHANNEL = 'keyloom-notion'

/** Tells the other windows of this browser that a plan was connected to Notion. */
export function sendNotionConnected(contentplanId: number): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ contentplanId })
  channel.close()
}

/** Calls the listener when another window has connected this plan. Returns a function that stops it. */
export function onNotionConnected(contentplanId: number, listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data?.contentplanId === contentplanId) listener()
  })
  return () => channel.close()
}
