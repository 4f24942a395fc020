import process from 'node:process'
import { whenNpmIsGone } from '#platform/server/process/npm-parent.ts'

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. npm hands a Ctrl-C on that the terminal has already
 * sent, so later ones change nothing: the stop is under way and has its own limits.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const watch = whenNpmIsGone(() => stopping.abort())
  stopping.signal.addEventListener('abort', watch.stop)
  // The supervising process is gone: without it nothing stops this process later.
  if (process.connected) process.once('disconnect', () => stopping.abort())
  process.channel?.unref()
  return stopping.signal
}
