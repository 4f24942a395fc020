import { deleteDraft, putDraft, type KeptPlace, type Unsaved } from './draft-store.ts'

/** What is typed reaches the browser's storage after this time, also while the user goes on typing. */
const PAUSE_MS = 300

/** Storage of drafts, as far as this needs it. */
interface Store {
  put: typeof putDraft
  remove: typeof deleteDraft
}

export type KeptDraft = ReturnType<typeof keepDraft>

/** Keeps the newest of what is typed in one editor, until it is saved. */
export function keepDraft(
  place: KeptPlace & { writer: string },
  store: Store = { put: putDraft, remove: deleteDraft },
) {
  let unkept: (Unsaved & { typedAt: number }) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // One after the other: a slow write must not come after the deletion of what it wrote.
  let last = Promise.resolve()

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (unkept === null) return last
    const draft = { ...place, ...unkept }
    unkept = null
    last = last.then(() => store.put(draft))
    return last
  }

  return {
    keep(unsaved: Unsaved): void {
      unkept = { ...unsaved, typedAt: Date.now() }
      timer ??= setTimeout(() => void write(), PAUSE_MS)
    },
    /** Writes at once what is not written yet. */
    flush: write,
    drop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      unkept = null
      last = last.then(() => store.remove(place))
      return last
    },
  }
}
