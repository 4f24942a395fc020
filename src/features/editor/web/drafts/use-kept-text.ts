import { useEffect, useState } from 'react'
import { useFlushOnLeave } from '#platform/web/autosave/use-flush-on-leave.ts'
import type { KeptPlace } from './draft-store.ts'
import { keepDraft } from './keep-draft.ts'
import { useOffers } from './use-offers.ts'
import { createWriter, holdWriter } from './writers.ts'

/**
 * Keeps in the browser what is typed of a text until it is saved, and offers what was kept before and never saved.
 * `untilQuiet` waits for the saves that are on their way when the text is left.
 */
export function useKeptText(place: KeptPlace, untilQuiet: () => Promise<unknown>) {
  const [{ writer, draft }] = useState(() => {
    const own = createWriter()
    return { writer: own, draft: keepDraft({ ...place, writer: own }) }
  })
  const [wait] = useState(() => untilQuiet)
  useFlushOnLeave(() => void draft.flush())
  useEffect(() => {
    const release = holdWriter(writer)
    // The last save is sent in this same moment.
    return () => void Promise.resolve().then(wait).then(release)
  }, [writer, wait])
  return { draft, offers: useOffers(place, writer) }
}
