/**
 * Starts a signal that is aborted after `timeoutMs`, or with the caller's own. Without `end` its timer keeps running.
 */
export function startDeadline({ timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }) {
  const own = new AbortController()
  const timer = setTimeout(() => own.abort(), timeoutMs)
  const over = performance.now() + timeoutMs
  return {
    signal: AbortSignal.any([signal, own.signal]),
    isOver: () => own.signal.aborted,
    leftMs: () => over - performance.now(),
    end: () => clearTimeout(timer),
  }
}
