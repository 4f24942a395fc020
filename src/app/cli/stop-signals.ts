import process from 'node:process'

const LOOK_FOR_PARENT_MS = 500

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. npm hands a Ctrl-C on that the terminal has already
 * sent, so later ones change nothing: the stop is under way and has its own limits.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  stopWithNpm(stopping)
  return stopping.signal
}

/** npm killed the hard way tells nobody; a server it started would stay behind unseen. */
function stopWithNpm(stopping: AbortController): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== parent) stopping.abort()
  }, LOOK_FOR_PARENT_MS).unref()
  stopping.signal.addEventListener('abort', () => clearInterval(timer))
}
