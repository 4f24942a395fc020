import type { ReactNode, RefObject } from 'react'
import type { Favorite } from '../map-layout.ts'
import { withPinned } from './column-width.ts'
import { CARD_HEIGHT } from './MapCard.tsx'
import classes from './MapGrid.module.css'
import { useBoxView } from './use-box-view.ts'

/** Up to so many cards of a cell, all are rendered. */
export const MOST_WHOLE = 8
/** Cards above and below those in sight that are rendered, too. */
const BESIDE = 1
const STEP = CARD_HEIGHT
const BEFORE_MEASURED = { left: 0, top: 0, width: 0, height: 4 * CARD_HEIGHT }

interface CardsInSightProps {
  cell: RefObject<HTMLElement | null>
  articles: readonly Favorite[]
  /** Favorites that stay rendered. */
  pinnedIds: readonly (number | null)[]
  render: (article: Favorite, at: number) => ReactNode
}

/** The cards of a full cell, of which only those in sight are rendered. */
export function CardsInSight({ cell, articles, pinnedIds, render }: CardsInSightProps) {
  const { top, height } = useBoxView(cell, { step: STEP, first: BEFORE_MEASURED })
  const start = Math.max(0, top / CARD_HEIGHT - BESIDE)
  const end = Math.ceil((top + STEP + height) / CARD_HEIGHT) + BESIDE
  const pinned = pinnedIds.map((id) => indexOf(articles, id))
  const shown = withPinned({ start, end: Math.min(end, articles.length) }, pinned)
  return (
    <CardList count={articles.length}>
      {shown.map((at) => {
        const article = articles[at]
        return article && render(article, at)
      })}
    </CardList>
  )
}

/** A list with room for so many cards. */
export function CardList({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={classes.list} style={{ height: count * CARD_HEIGHT }}>
      {children}
    </ul>
  )
}

function indexOf(articles: readonly Favorite[], id: number | null): number | null {
  const at = id === null ? -1 : articles.findIndex((article) => article.id === id)
  return at < 0 ? null : at
}
