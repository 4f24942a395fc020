/** Aborts when nothing is heard for too long. */
interface Watch {
  signal: AbortSignal
  /** Something was heard. */
  hear(): void
  /** Nothing is awaited until `hear` is called. */
  rest(): void
}

export function watchSilence(longestMs: number, reason: () => Error): Watch {
  const silent = new AbortController()
  let timer: NodeJS.Timeout | null = null
  const rest = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  return {
    signal: silent.signal,
    rest,
    hear() {
      rest()
      timer = setTimeout(() => silent.abort(reason()), longestMs)
    },
  }
}
