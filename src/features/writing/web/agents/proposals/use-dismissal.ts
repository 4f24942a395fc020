import { useEffect, useEffectEvent, useState } from 'react'
import { useFlushOnLeave } from '#platform/web/autosave/use-flush-on-leave.ts'
import type { Proposal } from './use-proposals.ts'
import { useResolve } from './use-resolve.ts'

/** How long a dismissal can be undone: the server cannot take it back. */
const UNDO_MS = 10_000

export type Dismissal = ReturnType<typeof useDismissal>

/** Dismisses a proposal after a while in which that can be undone, or when the text is left. */
export function useDismissal(articleId: number, proposal: Proposal) {
  const resolving = useResolve(articleId, proposal)
  const [isDismissed, setIsDismissed] = useState(false)
  const send = () => resolving.mutate({ accept: false }, { onError: () => setIsDismissed(false) })
  const sendLater = useEffectEvent(send)
  useEffect(() => {
    if (!isDismissed) return undefined
    const timer = setTimeout(() => sendLater(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [isDismissed])
  useFlushOnLeave(() => {
    if (isDismissed && resolving.isIdle) send()
  })
  return {
    isDismissed,
    isBusy: resolving.isPending,
    dismiss: () => {
      resolving.reset()
      setIsDismissed(true)
    },
    undo: () => setIsDismissed(false),
  }
}
