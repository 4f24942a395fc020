import { useEffect, useEffectEvent, useState } from 'react'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import type { Compared } from '../comparing/CompareDialog.tsx'
import type { Decision } from '../comparing/use-decision.ts'
import { decideDraft } from '../drafts/decide-draft.ts'
import type { Draft } from '../drafts/draft-store.ts'
import type { KeptDraft } from '../drafts/keep-draft.ts'
import type { Offers } from '../drafts/use-offers.ts'
import type { OpenText, TextState } from './create-text.ts'
import type { Version } from './send-text.ts'

/** The comparison opens when the user has not typed for so long, so that no key meant for the text decides anything. */
const PAUSE_MS = 800

interface ComparingInput {
  text: OpenText
  state: TextState
  draft: KeptDraft
  offers: Offers
  isOpen: boolean
}

interface Comparing extends Compared {
  /** What was typed earlier and is compared; null for the text in the editor. */
  draft: Draft | null
}

/** Compares a text that is not saved with a newer version, and does what the user decides. Nothing is lost by it. */
export function useComparing({ text, state, draft: kept, offers, isOpen }: ComparingInput) {
  const [compared, setCompared] = useState<Comparing | null>(null)
  /** The version on which the text stands that the user wants to compare later. */
  const [putOff, setPutOff] = useState<number | null>(null)
  const compare = () => {
    const { text: mine, base, trouble } = text.read()
    if (trouble === null) text.pause()
    setCompared({ mine, baseVersion: base.version, base: base.text, draft: null })
  }
  const open = useEffectEvent(compare)
  const isDue =
    isOpen && compared === null && state.trouble?.kind === 'changed' && putOff !== state.base.version
  useEffect(() => {
    if (!isDue) return undefined
    let timer = setTimeout(open, PAUSE_MS)
    const end = text.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(open, PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [isDue, text])

  // Otherwise a text that was saved after all would be offered again when the next one is saved.
  const settle = useEffectEvent(offers.settle)
  useEffect(() => {
    for (const draft of offers.drafts)
      if (decideDraft({ draft, now: state.base }) === 'nothing') settle(draft)
  }, [offers.drafts, state.base])

  /** Sets aside what is typed here, before another text takes its place. */
  const keepUnsaved = async () => {
    if (text.isDirty()) await offers.setAside(text.read().text, text.read().base.version)
  }
  return {
    compared,
    compare,
    keepUnsaved,
    close: () => {
      setCompared(null)
      setPutOff(state.base.version)
    },
    restore: async (draft: Draft) => {
      const decision = decideDraft({ draft, now: text.read().base })
      if (decision === 'compare')
        return setCompared({ mine: draft.text, baseVersion: draft.baseVersion, base: null, draft })
      if (decision === 'restore') {
        await keepUnsaved()
        text.type(draft.text)
        await kept.flush()
      }
      offers.settle(draft)
    },
    decide: async ({ choice, text: chosen, hasAllOfMine }: Decision, theirs: Version) => {
      if (compared === null) return
      const { mine, baseVersion, draft } = compared
      if (choice === 'theirs') {
        if (draft === null) {
          await offers.setAside(mine, baseVersion)
          text.adopt(theirs)
        } else text.hear(theirs)
        return setCompared(null)
      }
      if (draft !== null) await keepUnsaved()
      await text.saveOnTop(chosen, theirs)
      if (draft !== null && hasAllOfMine) offers.settle(draft)
      if (draft === null && !hasAllOfMine) await offers.setAside(mine, baseVersion)
      setCompared(null)
      showSnackbar({ text: 'Saved. Their version is in the history.', tone: 'good' })
    },
  }
}
