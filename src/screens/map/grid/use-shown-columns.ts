import type { RefObject } from 'react'
import type { MapPlace } from '#features/articles/map/index.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import { findFavorite, type MapLayout } from '../map-layout.ts'
import { columnWidth, withPinned } from './column-width.ts'
import { useBoxView } from './use-box-view.ts'

/** The width of the names of the rows beside the cells, which CSS repeats. On a phone they are above the cells. */
const ROW_NAMES_WIDTH = 132
/** Columns on each side of those in sight that are rendered, too. */
const BESIDE = 1
const STEP = 50
const BEFORE_MEASURED = { left: 0, top: 0, width: window.innerWidth, height: 0 }

interface ShownInput {
  layout: MapLayout
  /** Favorites whose columns stay rendered: one with the focus, and one that is being moved. */
  pinnedIds: readonly (number | null)[]
  /** A cell whose column stays rendered. */
  over: MapPlace | null
}

/** How wide the columns of the map are, and the indexes of those that are rendered. */
export function useShownColumns(
  box: RefObject<HTMLElement | null>,
  { layout, pinnedIds, over }: ShownInput,
): { width: number; shown: readonly number[] } {
  const isPhone = useIsPhone()
  const count = layout.columns.length
  const view = useBoxView(box, { step: STEP, first: BEFORE_MEASURED })
  const room = view.width - (isPhone ? 0 : ROW_NAMES_WIDTH)
  const width = columnWidth(room, count)
  const start = Math.max(0, Math.floor(view.left / width) - BESIDE)
  const end = Math.ceil((view.left + STEP + room) / width) + BESIDE
  const pinned = pinnedIds.map((id) => findFavorite(layout, id)?.column ?? null)
  const target = over && layout.columns.findIndex(({ hub }) => (hub?.id ?? null) === over.topicId)
  const shown = withPinned({ start, end: Math.min(end, count) }, [...pinned, target])
  return { width, shown }
}
