import { DROP_REFUSALS, refuseDrop, type MapPlace } from '#features/articles/map/index.ts'
import type { Favorite } from '../map-layout.ts'

/** What a cell says while a favorite is being moved. */
export interface CellState {
  /** Null when nothing is moved, and for the cell where it is. */
  drop: 'allowed' | 'refused' | null
  isOver: boolean
  /** Why it cannot be dropped here; empty when it can. */
  reason: string
}

const QUIET: CellState = { drop: null, isOver: false, reason: '' }

/** What a cell says while this favorite is being moved over another cell or the same one. */
export function judgeCell(article: Favorite | null, over: MapPlace | null, cell: MapPlace): CellState {
  if (article === null) return QUIET
  const isOver = over !== null && over.topicId === cell.topicId && over.row === cell.row
  const refusal = refuseDrop(article, cell)
  if (refusal === null) return { drop: 'allowed', isOver, reason: '' }
  const isThere = refusal === 'is there' || refusal === 'product is there'
  return { drop: isThere ? null : 'refused', isOver, reason: isThere ? '' : DROP_REFUSALS[refusal] }
}
