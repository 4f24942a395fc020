import { codeOf, mayPassLater, messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { createAutosave, type AutosaveState } from '#platform/web/autosave/autosave.ts'
import { TEXT_CHANGED } from '#features/articles/rules.ts'
import type { Unsaved } from '../drafts/draft-store.ts'
import { createSender, type SendCalls, type Version } from './send-text.ts'

/** Why a text is not saved, though the server can be reached. */
type Trouble =
  | { kind: 'changed' }
  | { kind: 'gone' }
  /** `isLocked`: no text can be saved, because the cluster is being written; otherwise a shorter one may be, for example. */
  | { kind: 'refused'; reason: string; isLocked: boolean }

export interface TextState {
  /** What the editor shows. */
  text: string
  /** The version that it was made from. */
  base: Version
  saving: AutosaveState
  trouble: Trouble | null
  /** Whether a save is on its way. */
  isSending: boolean
  /** Whether the text shown came from another window since the user last typed. */
  isUpdated: boolean
}

interface Calls extends SendCalls {
  /** Keeps in the browser what is not saved yet. */
  keep: (unsaved: Unsaved) => void
  /** Called when everything typed is saved. */
  drop: () => void
  onFailed: (error: unknown) => void
}

const QUIET = { saving: 'clean', trouble: null, isSending: false, isUpdated: false } as const

export type OpenText = ReturnType<typeof createText>

/** A text that is open in an editor: saves what is typed, takes over what others have saved, and never both blindly. */
export function createText(first: Version, calls: Calls) {
  let state: TextState = { ...QUIET, text: first.text, base: first }
  const sender = createSender(calls)
  const listeners = new Set<() => void>()
  const autosave = createAutosave<string>({
    save: async (text, { isLast }) => {
      change({ isSending: true })
      try {
        settle(await sender.send({ text, base: state.base, isLast }), text)
      } finally {
        change({ isSending: false })
      }
    },
    canRetry: mayPassLater,
    onState: (saving) => change({ saving }),
    onFailed: fail,
  })

  function change(part: Partial<TextState>): void {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function keep(): void {
    calls.keep({ text: state.text, baseVersion: state.base.version, unanswered: sender.unanswered() })
  }

  /** Goes on from a version that was saved with this text. */
  function settle(base: Version, text: string): void {
    if (base.version >= state.base.version) change({ base: { ...base, text } })
    if (mayBeSaved(state.trouble)) change({ trouble: null })
    if (isDirty()) keep()
    else calls.drop()
  }

  function fail(error: unknown): void {
    const trouble = troubleOf(error)
    if (trouble === null) return calls.onFailed(error)
    // The text stays in the browser until the user has decided.
    autosave.reset()
    change({ trouble })
  }

  function adopt(version: Version, isUpdated = false): void {
    autosave.reset()
    sender.forget()
    calls.drop()
    change({ text: version.text, base: version, trouble: null, isUpdated })
  }

  const isDirty = () => state.text !== state.base.text

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    isDirty,
    type(text: string): void {
      if (text === state.text) return
      change({ text, isUpdated: false })
      keep()
      if (mayBeSaved(state.trouble)) autosave.change(text)
    },
    flush: autosave.flush,
    /** Takes over what another window has saved, unless something is typed here that is not saved. */
    hear(newest: Version): void {
      if (newest.version <= state.base.version) return
      if (newest.text === state.text) adopt(newest)
      else if (!isDirty() && autosave.isClean() && state.trouble === null) adopt(newest, true)
    },
    /** Stops saving until the user has compared this text with a newer one. */
    pause(): void {
      autosave.reset()
      change({ trouble: { kind: 'changed' } })
    },
    /** Tries again after a refusal. */
    resume(): void {
      change({ trouble: null })
      if (isDirty()) autosave.change(state.text)
      autosave.flush()
    },
    /** Shows a version that was chosen or brought back in place of what is here. */
    adopt: (version: Version) => adopt(version),
    /** Saves a chosen text on top of a version; throws when that is refused or fails. */
    async saveOnTop(text: string, version: Version): Promise<void> {
      const saved = await sender.send({ text, base: version })
      adopt({ ...saved, text })
      change({ saving: 'saved' })
    },
  }
}

/** Waits until no save is on its way or will follow by itself. */
export function untilQuiet({ subscribe, read }: Pick<OpenText, 'subscribe' | 'read'>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { saving } = read()
      if (saving === 'saving' || saving === 'retrying') return
      end()
      resolve()
    }
    const end = subscribe(look)
    look()
  })
}

/** Whether another text may be saved than the one that was refused. */
function mayBeSaved(trouble: Trouble | null): boolean {
  return trouble === null || (trouble.kind === 'refused' && !trouble.isLocked)
}

function troubleOf(error: unknown): Trouble | null {
  if (codeOf(error) === TEXT_CHANGED) return { kind: 'changed' }
  const status = statusOf(error)
  if (status === 404) return { kind: 'gone' }
  // The end of a session is no word about the text.
  if (mayPassLater(error) || status === 401) return null
  const reason = messageOf(error, 'The text cannot be saved at the moment.')
  return { kind: 'refused', reason, isLocked: codeOf(error) === 'conflict' }
}
