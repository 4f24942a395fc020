/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a table element could not be placed freely, and all would have to be rendered */
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useEffect, useRef } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { MapRow } from '#features/articles/rules.ts'
import type { Favorite } from '../map-layout.ts'
import { CardList, CardsInSight, MOST_WHOLE } from './CardsInSight.tsx'
import type { CellState } from './judge-cell.ts'
import { MapCard, type CardActions } from './MapCard.tsx'
import classes from './MapGrid.module.css'

interface MapCellProps extends CellState {
  place: PlanPlace
  topicId: number | null
  row: MapRow
  column: number
  left: number
  articles: readonly Favorite[]
  isEditing: boolean
  /** The favorite that is being moved, which stays rendered. */
  carriedId: number | null
  /** The favorite with the focus, which stays rendered. */
  activeId: number | null
  actions: CardActions
}

/** The favorites of a hub in a row, as a list that scrolls. */
export const MapCell = memo(function MapCell(props: MapCellProps) {
  const { place, topicId, row, column, left, articles, isEditing, carriedId, activeId, actions } = props
  const cell = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = cell.current
    if (!isEditing || element === null) return
    return combine(
      dropTargetForElements({ element, getData: () => ({ topicId, row }) }),
      autoScrollForElements({ element, getAllowedAxis: () => 'vertical' }),
    )
  }, [isEditing, topicId, row])
  const renderCard = (article: Favorite, at: number) => (
    <MapCard
      key={article.id}
      place={place}
      article={article}
      at={at}
      hasType={row === 'products'}
      isEditing={isEditing}
      isCarried={article.id === carriedId}
      actions={actions}
    />
  )
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={column + 2}
      className={classes.cell}
      data-drop={props.drop ?? undefined}
      data-over={props.isOver || undefined}
      data-reason={props.reason || undefined}
      style={{ left }}
    >
      {articles.length > MOST_WHOLE ? (
        <CardsInSight cell={cell} articles={articles} pinnedIds={[carriedId, activeId]} render={renderCard} />
      ) : (
        articles.length > 0 && <CardList count={articles.length}>{articles.map(renderCard)}</CardList>
      )}
    </div>
  )
})
