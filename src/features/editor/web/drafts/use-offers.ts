import { useEffect, useEffectEvent, useState } from 'react'
import { deleteDraft, findDraft, listDrafts, putDraft, type Draft, type KeptPlace } from './draft-store.ts'
import { createWriter, untilClosed } from './writers.ts'

/** The text that is offered, and the one that was discarded last and can be brought back. */
interface Offered {
  drafts: readonly Draft[]
  discarded: Draft | null
}

export type Offers = ReturnType<typeof useOffers>

/** What was typed before and never saved: in windows that are closed now, or set aside in this one. */
export function useOffers({ user, workspaceId, articleId, section }: KeptPlace, ownWriter: string) {
  const [{ drafts, discarded }, setOffers] = useState<Offered>({ drafts: [], discarded: null })
  const add = (draft: Draft) =>
    setOffers((before) => ({
      drafts: [draft, ...before.drafts.filter(({ writer }) => writer !== draft.writer)],
      discarded: before.discarded?.writer === draft.writer ? null : before.discarded,
    }))
  const offerFound = useEffectEvent(add)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const offer = async (draft: Draft) => {
      await untilClosed(draft.writer, signal)
      const now = await findDraft(draft)
      if (now !== undefined && !signal.aborted) offerFound(now)
    }
    void listDrafts({ user, workspaceId, articleId, section }).then((found) =>
      Promise.all(found.filter(({ writer }) => writer !== ownWriter).map(offer)),
    )
    return () => controller.abort()
  }, [user, workspaceId, articleId, section, ownWriter])

  const remove = ({ writer }: Draft, left: Draft | null = null) =>
    setOffers((before) => ({
      drafts: before.drafts.filter((one) => one.writer !== writer),
      discarded: left ?? before.discarded,
    }))
  return {
    drafts,
    discarded,
    /** Keeps a text that another one replaces, and offers it. */
    setAside: async (text: string, baseVersion: number) => {
      const place = { user, workspaceId, articleId, section }
      const unsaved = { text, baseVersion, unanswered: null, typedAt: Date.now() }
      const draft = { ...place, ...unsaved, writer: createWriter() }
      add(draft)
      await putDraft(draft)
    },
    discard: (draft: Draft) => {
      remove(draft, draft)
      void deleteDraft(draft)
    },
    undoDiscard: () => {
      if (discarded === null) return
      add(discarded)
      void putDraft(discarded)
    },
    /** Forgets a draft that is saved, or in the editor. */
    settle: (draft: Draft) => {
      remove(draft)
      void deleteDraft(draft)
    },
  }
}
