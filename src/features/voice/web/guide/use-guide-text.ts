import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { STYLE_GUIDE_CHANGED, type PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { codeOf } from '#platform/web/api/api-error.ts'
import { useAutosave } from '#platform/web/autosave/use-autosave.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { GUIDE_NOT_SAVED } from '../../rules.ts'
import { voiceApi } from '../api.ts'

/** K-13 */
const PAUSE_MS = 2_000
/** Browsers send no larger request for a page that goes away. */
const MOST_LAST_BYTES = 30_000

export type GuideText = ReturnType<typeof useGuideText>

/**
 * The text of a style guide in an editor, saved two seconds after the last change (M-11). What somebody else has saved
 * since is never overwritten without asking: `theirs` is their text then.
 */
export function useGuideText(place: PlanPlace, saved: string) {
  const queryClient = useQueryClient()
  const { contentplanId } = place
  const [text, setText] = useState(saved)
  const [theirs, setTheirs] = useState<string | null>(null)
  /** The text that this one was made from. */
  const base = useRef(saved)
  const [seen, setSeen] = useState(saved)

  const send = async (value: string, { isLast = false, isForced = false } = {}) => {
    if (value === base.current) return
    const size = isLast ? new TextEncoder().encode(value + base.current).length : 0
    await contentplansApi.update.call(
      {
        ...place,
        style_guide: value,
        ...(!isForced && { style_guide_from: base.current }),
      },
      { context: { outlivesPage: isLast && size < MOST_LAST_BYTES } },
    )
    settle(value)
  }
  const settle = (value: string) => {
    base.current = value
    setSeen(value)
    queryClient.setQueryData(voiceApi.getGuide.queryKey({ input: { contentplanId } }), (known) =>
      known === undefined ? known : { ...known, style_guide: value },
    )
    void askAgain(queryClient, { queryKey: contentplansApi.key() })
  }
  const autosave = useAutosave<string>({
    save: (value, { isLast }) => send(value, { isLast }),
    onFailed: (error) => void fail(error),
    pauseMs: PAUSE_MS,
  })
  const fail = async (error: unknown) => {
    if (codeOf(error) !== STYLE_GUIDE_CHANGED) return showError(error, GUIDE_NOT_SAVED)
    autosave.reset()
    const now = await voiceApi.getGuide.call({ contentplanId }).catch(() => null)
    if (now === null) showError(error, GUIDE_NOT_SAVED)
    else setTheirs(now.style_guide)
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
    if (text === seen) base.current = seen
  })
  return {
    text,
    state: autosave.state,
    theirs,
    isDirty: text !== seen,
    type: (value: string) => {
      setText(value)
      if (theirs === null) autosave.change(value)
    },
    flush: autosave.flush,
    /** Saves at once; throws when that is refused or fails. */
    saveNow: async () => {
      autosave.reset()
      try {
        await send(text)
      } catch (error) {
        await fail(error)
        throw error
      }
    },
    adopt,
    takeTheirs: () => theirs !== null && adopt(theirs),
    keepMine: async () => {
      await send(text, { isForced: true }).then(
        () => setTheirs(null),
        (error: unknown) => showError(error, GUIDE_NOT_SAVED),
      )
    },
  }
}
