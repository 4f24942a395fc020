const PAUSE_MS = 1_000
/** How long each further try waits after a failure. */
const RETRY_MS = [2_000, 4_000, 6_000]

/** `retrying`: the last try failed, and the next one follows by itself. `failed`: no further one follows. */
export type AutosaveState = 'clean' | 'saving' | 'saved' | 'retrying' | 'failed'

interface SaveOptions {
  /** Whether the page is about to go away, so that the request has to outlive it. */
  isLast: boolean
}

interface AutosaveCalls<Value> {
  save: (value: Value, options: SaveOptions) => Promise<void>
  /** All tries have failed. */
  onFailed: (error: unknown) => void
}

interface AutosaveInput<Value> extends AutosaveCalls<Value> {
  /** Whether the same value may succeed later; a refusal would only be repeated. */
  canRetry: (error: unknown) => boolean
  /** How long after the last change it saves; a second if absent. */
  pauseMs?: number
  onState: (state: AutosaveState) => void
}

/**
 * Saves what a user types a second after the last change (M-11, K-13). A change during a save is saved after it; a failed save is
 * repeated three times, with the newest value.
 */
export function createAutosave<Value>({
  canRetry,
  onState,
  pauseMs = PAUSE_MS,
  ...first
}: AutosaveInput<Value>) {
  let calls: AutosaveCalls<Value> = first
  let unsaved: { value: Value } | null = null
  let isSaving = false
  let failures = 0
  /** Counts the resets: a save from before one says nothing about what was typed since. */
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function saveIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), ms)
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (unsaved === null || isSaving) return
    const sent = { ...unsaved, round }
    unsaved = null
    isSaving = true
    onState('saving')
    try {
      await calls.save(sent.value, { isLast: false })
      if (sent.round !== round) return
      isSaving = false
      failures = 0
      if (unsaved === null) onState('saved')
      else saveIn(pauseMs)
    } catch (error) {
      if (sent.round === round) isSaving = false
      fail(error, sent)
    }
  }

  function fail(error: unknown, sent: { value: Value; round: number }): void {
    if (sent.round !== round) return
    unsaved ??= sent
    const pause = RETRY_MS[failures]
    if (pause !== undefined && canRetry(error)) {
      failures++
      onState('retrying')
      return saveIn(pause)
    }
    failures = 0
    onState('failed')
    calls.onFailed(error)
  }

  return {
    change(value: Value): void {
      unsaved = { value }
      onState('saving')
      if (!isSaving) saveIn(pauseMs)
    },
    /** Saves at once what is not saved yet. */
    flush({ isLast = false } = {}): void {
      if (!isLast || unsaved === null) return void saveNow()
      const sent = { ...unsaved, round }
      unsaved = null
      clearTimeout(timer)
      // A browser may show the page again later, with this value in it.
      calls.save(sent.value, { isLast }).then(
        () => sent.round === round && onState('saved'),
        (error: unknown) => fail(error, sent),
      )
    },
    /** Forgets what is not saved yet and every failure, as for another text; a save on its way is left to itself. */
    reset(): void {
      clearTimeout(timer)
      round++
      unsaved = null
      isSaving = false
      failures = 0
      onState('clean')
    },
    /** From now on, saves and tells failures in another way. */
    use(next: AutosaveCalls<Value>): void {
      calls = next
    },
    isClean: () => unsaved === null && !isSaving,
  }
}
