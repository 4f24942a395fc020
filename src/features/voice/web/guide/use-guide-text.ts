import { useEffect, useRef, useState } from 'react'
import { STYLE_GUIDE_CHANGED, type PlanPlace } from '#features/contentplans/rules.ts'
import { codeOf } from '#platform/web/api/api-error.ts'
import { useAutosave } from '#platform/web/autosave/use-autosave.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { GUIDE_NOT_SAVED } from '../../rules.ts'
import { voiceApi } from '../api.ts'
import { useSaveGuide } from './use-save-guide.ts'

/** How long after the last change a style guide is saved (K-13). */
const PAUSE_MS = 2_000

export type GuideText = ReturnType<typeof useGuideText>

/**
 * The text of a style guide in an editor, saved two seconds after the last change (M-11). What another user or window has
 * saved since is never overwritten without asking: `theirs` is their text then.
 */
export function useGuideText(place: PlanPlace, saved: string) {
  const saveGuide = useSaveGuide(place)
  const [text, setText] = useState(saved)
  const [theirs, setTheirs] = useState<string | null>(null)
  const [seen, setSeen] = useState(saved)
  /** What is in the editor at this moment, for what goes on after a save. */
  const newest = useRef(text)
  /** The text that this one was made from. */
  const base = useRef(saved)
  const settle = (value: string) => {
    base.current = value
    setSeen(value)
  }
  /** The save that was sent last. The next one is made from its text, so it waits for it. */
  const sending = useRef<Promise<void>>(Promise.resolve())
  const send = async (value: string, isLast: boolean) => {
    if (value !== base.current) await saveGuide({ text: value, from: base.current, isLast })
    settle(value)
  }
  const save = (value: string, isLast = false): Promise<void> => {
    // A page that goes away cannot wait.
    const sent = isLast ? send(value, true) : afterwards(sending.current, () => send(value, false))
    sending.current = sent
    return sent
  }
  const autosave = useAutosave<string>({
    save: (value, { isLast }) => save(value, isLast),
    onFailed: (error) => void fail(error),
    pauseMs: PAUSE_MS,
  })
  const fail = async (error: unknown) => {
    const now = codeOf(error) === STYLE_GUIDE_CHANGED ? await findGuide(place) : null
    if (now === null) return showError(error, GUIDE_NOT_SAVED)
    autosave.reset()
    setTheirs(now)
  }
  const adopt = (value: string) => {
    autosave.reset()
    settle(value)
    setText(value)
    setTheirs(null)
  }
  // What another window has saved is shown, but never in place of what is typed here and not saved.
  if (saved !== seen && theirs === null) {
    setSeen(saved)
    if (text === seen) setText(saved)
  }
  useEffect(() => {
    newest.current = text
    if (text === seen) base.current = seen
  })
  return {
    text,
    state: autosave.state,
    theirs,
    type: (value: string) => {
      setText(value)
      if (theirs === null) autosave.change(value)
    },
    flush: autosave.flush,
    /** Saves at once; throws when that is refused or fails. */
    saveNow: async () => {
      autosave.reset()
      try {
        await save(text)
      } catch (error) {
        await fail(error)
        throw error
      }
    },
    adopt,
    takeTheirs: () => theirs !== null && adopt(theirs),
    keepMine: async () => {
      try {
        await saveGuide({ text, ...(theirs !== null && { from: theirs }) })
        settle(text)
        setTheirs(null)
        if (newest.current !== text) autosave.change(newest.current)
      } catch (error) {
        await fail(error)
      }
    },
  }
}

/** Does it after another work has ended, whether that succeeded or not. */
async function afterwards(work: Promise<void>, next: () => Promise<void>): Promise<void> {
  await work.catch(() => {})
  await next()
}

async function findGuide({ contentplanId }: PlanPlace): Promise<string | null> {
  try {
    return (await voiceApi.getGuide.call({ contentplanId })).style_guide
  } catch {
    // The failure to save is what the user is told.
    return null
  }
}
