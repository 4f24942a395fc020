import { useEffect, useEffectEvent } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useKeptText, type Draft } from '#features/editor/web/index.ts'
import { findSession } from '#platform/web/session/session.ts'

/** Keeps in the browser what is typed of a style guide until it is saved, and offers what was kept and never saved. */
export function useKeptGuide(
  { workspaceId, contentplanId }: PlanPlace,
  { saved, untilQuiet }: { saved: string; untilQuiet: () => Promise<unknown> },
) {
  const user = findSession()?.sub ?? ''
  const section = `guide ${contentplanId}` as const
  const { draft, offers } = useKeptText({ user, workspaceId, articleId: 0, section }, untilQuiet)
  // A text that was saved after all is not offered when the style guide changes next.
  const settle = useEffectEvent(offers.settle)
  useEffect(() => {
    for (const kept of offers.drafts) if (kept.text === saved) settle(kept)
  }, [offers.drafts, saved])
  return {
    offers,
    keep: (text: string, from: string) => draft.keep({ text, from, baseVersion: 0, unanswered: null }),
    /** Forgets a kept text that is in the editor now. */
    takeOver: async (other: Draft) => {
      await draft.flush()
      offers.settle(other)
    },
    drop: () => void draft.drop(),
  }
}
