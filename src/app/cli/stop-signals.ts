import process from 'node:process'
import { whenNpmIsGone } from '#platform/server/process/npm-parent.ts'

/**
 * Returns a signal that is aborted at the first SIGINT, SIGTERM or SIGHUP. Later ones change nothing, because npm
 * repeats a Ctrl-C that the terminal has already sent, and the stop has its own time limits.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const watch = whenNpmIsGone(() => stopping.abort())
  stopping.signal.addEventListener('abort', watch.stop)
  // When the supervising process is gone, nothing else would stop this process later.
  if (process.connected) process.once('disconnect', () => stopping.abort())
  process.channel?.unref()
  return stopping.signal
}
