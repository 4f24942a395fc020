import { useState } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { useMatchPage } from '#features/pages/web/index.ts'

/** What asks for more first. */
type AskingAction =
  | 'match url'
  | 'match cluster'
  | 'status'
  | 'funnel'
  | 'priority'
  | 'move'
  | 'reset'
  | 'delete'

/** What can be done with a row. */
export type GapAction = AskingAction | 'lock' | 'exclude'

/** An action that was chosen for a row. */
export interface Asked {
  action: AskingAction
  article: Article
  /** The button of the row's menu. */
  button: HTMLElement
}

/** Does what was chosen for a row, or keeps it until it was asked for more. */
export function useGapActions(contentplanId: number) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const matching = useMatchPage(contentplanId)
  return {
    asked,
    close: () => setAsked(null),
    start: (action: GapAction, { article, button }: Pick<Asked, 'article' | 'button'>) => {
      if (action !== 'lock' && action !== 'exclude') return setAsked({ action, article, button })
      const { page_id: pageId, article_id_locked: isLocked } = article
      if (pageId === null) return undefined
      const change = action === 'lock' ? ({ action: 'toggleLock', isLocked } as const) : ({ action } as const)
      return matching.mutate({ pageId, change })
    },
  }
}
