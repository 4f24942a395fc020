/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a table element could not be placed freely, and all would have to be rendered */
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { MAP_ROW_NAMES } from '#features/articles/map/index.ts'
import { MAP_ROWS } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { cssVariables } from '#ui/css-variables.ts'
import { formatCount } from '#ui/numbers.ts'
import { findFavorite, type MapLayout, type MappedHub } from '../map-layout.ts'
import { findNeighbour } from './find-neighbour.ts'
import { judgeCell } from './judge-cell.ts'
import type { CardActions } from './MapCard.tsx'
import { MapCell } from './MapCell.tsx'
import classes from './MapGrid.module.css'
import { MapHeads } from './MapHeads.tsx'
import type { Carrying } from './use-carry.ts'
import { readCard, useFocusedCard, type Followed } from './use-focused-card.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface MapGridProps {
  place: PlanPlace
  layout: MapLayout
  isEditing: boolean
  carrying: Carrying
  followed: Followed | null
  actions: CardActions
  onDeleteHub: (hub: MappedHub) => void
}

/** Favorites by hub and row. Only the columns in sight are rendered; the names of hubs and rows stay in sight. */
export function MapGrid(props: MapGridProps) {
  const { place, layout, isEditing, carrying, followed, actions, onDeleteHub } = props
  const { columns } = layout
  const { carry } = carrying
  const box = useRef<HTMLDivElement>(null)
  const focused = useFocusedCard(box, { layout, followed })
  const { activeId } = focused
  const carriedId = carry?.articleId ?? null
  const over = carry?.over ?? null
  const { width, shown } = useShownColumns(box, { layout, pinnedIds: [activeId, carriedId], over })
  const carried = findFavorite(layout, carriedId)?.article ?? null
  useScrollTo(box, carry?.by === 'keys' ? over : null)
  useEffect(() => {
    if (!isEditing || box.current === null) return
    return autoScrollForElements({ element: box.current })
  }, [isEditing])
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label="Favorites"
      aria-colcount={columns.length + 1}
      aria-rowcount={MAP_ROWS.length + 1}
      className={classes.box}
      style={cssVariables({ '--column': `${width}px`, '--columns': String(columns.length) })}
      onKeyDown={(event) => press(event, { layout, isEditing, carrying, focus: focused.focus })}
      onFocus={focused.onFocus}
      onBlur={carrying.leave}
    >
      <MapHeads {...{ place, columns, shown, width, isEditing, onDeleteHub }} />
      {MAP_ROWS.map((row, at) => (
        <div
          key={row}
          role="row"
          aria-rowindex={at + 2}
          className={classes.row}
          style={cssVariables({ '--cards': String(layout.most[row]) })}
        >
          <div role="rowheader" aria-colindex={1} className={classes.rowName}>
            {MAP_ROW_NAMES[row]}
            <span className={classes.count}>{formatCount(layout.rowCounts[row])}</span>
          </div>
          <div className={classes.lane}>
            {shown.flatMap((column) => {
              const { hub, cells } = columns[column] ?? {}
              if (cells === undefined) return []
              const topicId = hub?.id ?? null
              return (
                <MapCell
                  key={topicId ?? 0}
                  {...{ place, topicId, row, column, isEditing, carriedId, activeId, actions }}
                  {...judgeCell(carried, over, { topicId, row })}
                  left={column * width}
                  articles={cells[row]}
                />
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}

interface Pressed extends Pick<MapGridProps, 'layout' | 'isEditing' | 'carrying'> {
  focus: (articleId: number) => void
}

/** Keys on a card: arrows move the focus, and in edit mode Space picks the favorite up, which arrows then move. */
function press(event: KeyboardEvent, { layout, isEditing, carrying, focus }: Pressed): void {
  const found = findFavorite(layout, readCard(event.target))
  if (found === null) return
  const { carry } = carrying
  if (carry?.by === 'keys') return carrying.press(event, carry)
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (event.key === ' ' && isEditing) {
    event.preventDefault()
    return carrying.pickUp(found.article.id)
  }
  const next = findNeighbour(layout, found, event.key)
  if (next === null) return
  event.preventDefault()
  focus(next)
}

/** Brings the cell into sight over which keys hold a favorite. */
function useScrollTo(box: { current: HTMLElement | null }, over: object | null): void {
  useEffect(() => {
    if (over === null) return
    box.current?.querySelector('[data-over]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [box, over])
}
