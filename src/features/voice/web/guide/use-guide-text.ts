import { useEffect, useRef, useState } from 'react'
import { STYLE_GUIDE_CHANGED, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Draft } from '#features/editor/web/index.ts'
import { codeOf } from '#platform/web/api/api-error.ts'
import { useAutosave } from '#platform/web/autosave/use-autosave.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { GUIDE_NOT_SAVED } from '../../rules.ts'
import { voiceApi } from '../api.ts'
import { useKeptGuide } from './use-kept-guide.ts'
import { useSaveGuide } from './use-save-guide.ts'

/** How long after the last change a style guide is saved (K-13). */
const PAUSE_MS = 2_000

export type GuideText = ReturnType<typeof useGuideText>

/**
 * The text of a style guide in an editor, saved two seconds after the last change (M-11). What another user or window has
 * saved since is never overwritten without asking: `theirs` is their text then. What is not saved is kept in the browser,
 * and offered when the user comes back.
 */
export function useGuideText(place: PlanPlace, saved: string) {
  const [text, setText] = useState(saved)
  const [theirs, setTheirs] = useState<string | null>(null)
  const [seen, setSeen] = useState(saved)
  /** What is in the editor at this moment, for what goes on after a save. */
  const newest = useRef(text)
  const { findBase, standOn, save, kept } = useGuideSaves(place, saved)
  const settle = (value: string) => {
    standOn(value)
    setSeen(value)
    if (newest.current === value) kept.drop()
  }
  const autosave = useAutosave<string>({
    save: async (value, { isLast }) => settle(await save(value, isLast)),
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
    newest.current = value
    settle(value)
    setText(value)
    setTheirs(null)
  }
  const type = (value: string) => {
    setText(value)
    kept.keep(value, findBase())
    if (theirs === null) autosave.change(value)
  }
  // What another window has saved is shown, but never in place of what is typed here and not saved.
  if (saved !== seen && theirs === null) {
    setSeen(saved)
    if (text === seen) setText(saved)
  }
  useEffect(() => {
    newest.current = text
    if (text === seen) standOn(seen)
  })
  return {
    text,
    state: autosave.state,
    theirs,
    offers: kept.offers,
    type,
    flush: autosave.flush,
    /** Saves at once; throws when that is refused or fails. */
    saveNow: async () => {
      autosave.reset()
      try {
        settle(await save(text))
      } catch (error) {
        await fail(error)
        throw error
      }
    },
    adopt,
    keepMine: async () => {
      try {
        if (theirs !== null) standOn(theirs)
        settle(await save(text))
        setTheirs(null)
        if (newest.current !== text) autosave.change(newest.current)
      } catch (error) {
        await fail(error)
      }
    },
    /** Brings a kept text into the editor. It is not saved over what others have saved since it was typed. */
    restore: async (draft: Draft) => {
      const now = findBase()
      if (text !== now) await kept.offers.setAside(text, 0)
      if (draft.from !== now) setTheirs((known) => known ?? now)
      standOn(draft.from ?? now)
      type(draft.text)
      if (draft.from !== now) autosave.reset()
      await kept.takeOver(draft)
    },
  }
}

/** Saves a style guide, one text after the other, and keeps in the browser what is not saved. */
function useGuideSaves(place: PlanPlace, saved: string) {
  const saveGuide = useSaveGuide(place)
  /** The text that the one in the editor was made from. */
  const base = useRef(saved)
  /** The save that was sent last. The next one is made from its text, so it waits for it. */
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const send = async (value: string, isLast: boolean) => {
    if (value !== base.current) await saveGuide({ text: value, from: base.current, isLast })
    base.current = value
    return value
  }
  const kept = useKeptGuide(place, { saved, untilQuiet: () => sending.current.catch(() => {}) })
  return {
    kept,
    findBase: () => base.current,
    /** From now on the text is made from this one. */
    standOn: (value: string) => void (base.current = value),
    save: (value: string, isLast = false): Promise<string> => {
      // A page that goes away cannot wait.
      const sent = isLast ? send(value, true) : afterwards(sending.current, () => send(value, false))
      sending.current = sent
      return sent
    },
  }
}

/** Does it after another work has ended, whether that succeeded or not. */
async function afterwards<Answer>(work: Promise<unknown>, next: () => Promise<Answer>): Promise<Answer> {
  await work.catch(() => {})
  return next()
}

async function findGuide({ contentplanId }: PlanPlace): Promise<string | null> {
  try {
    return (await voiceApi.getGuide.call({ contentplanId })).style_guide
  } catch {
    // The failure to save is what the user is told.
    return null
  }
}
