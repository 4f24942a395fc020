import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import { DROP_REFUSALS, MAP_ROW_NAMES, refuseDrop, type MapPlace } from '#features/articles/map/index.ts'
import { MAP_ROWS } from '#features/articles/rules.ts'
import { findFavorite, nameOfHub, type Favorite, type MapLayout } from '../map-layout.ts'

/** A favorite that is being moved, by the pointer or by keys. */
interface Carry {
  articleId: number
  by: 'pointer' | 'keys'
  /** The cell where it would be dropped; null while the pointer is over no cell. */
  over: MapPlace | null
}

interface CarryInput {
  layout: MapLayout
  isEditing: boolean
  /** Returns whether it moves. */
  onDrop: (article: Favorite, to: MapPlace) => boolean
}

export type Carrying = ReturnType<typeof useCarry>

/** Picking up a favorite, moving it over cells and dropping it: by the pointer, and the same by keys. */
export function useCarry({ layout, isEditing, onDrop }: CarryInput) {
  const [{ carry, said }, setState] = useState<CarryState>(NOTHING)
  const drop = useEffectEvent((articleId: number, to: MapPlace | null) => {
    const found = findFavorite(layout, articleId)
    if (found !== null && to !== null) onDrop(found.article, to)
  })
  useEffect(() => {
    if (!isEditing) return
    return monitorForElements({
      canMonitor: ({ source }) => readArticleId(source.data) !== null,
      onDragStart: ({ source }) => {
        const articleId = readArticleId(source.data)
        if (articleId !== null) setState({ carry: { articleId, by: 'pointer', over: null }, said: '' })
      },
      onDropTargetChange: ({ location }) => {
        const over = readPlace(location.current.dropTargets[0]?.data)
        setState((now) => ({ ...now, carry: now.carry && { ...now.carry, over } }))
      },
      onDrop: ({ source, location }) => {
        setState(NOTHING)
        const articleId = readArticleId(source.data)
        if (articleId !== null) drop(articleId, readPlace(location.current.dropTargets[0]?.data))
      },
    })
  }, [isEditing])
  const end = (words = '') => setState({ carry: null, said: words })
  const pickUp = (articleId: number) => {
    const found = findFavorite(layout, articleId)
    if (found === null) return
    const over = { topicId: layout.columns[found.column]?.hub?.id ?? null, row: found.row }
    const words = `Picked up. Arrow keys choose a cell, Enter drops it there, Esc puts it back: “${found.article.title}”`
    setState({ carry: { articleId, by: 'keys', over }, said: words })
  }
  const press = (event: KeyboardEvent, { articleId, over }: Carry): void => {
    const article = findFavorite(layout, articleId)?.article
    if (article === undefined || over === null || event.key === 'Tab') return end()
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return end(`It stays where it is: “${article.title}”`)
    if (event.key === 'Enter' || event.key === ' ') {
      if (onDrop(article, over)) end(`Dropped in ${describePlace(layout, over)}: “${article.title}”`)
      return
    }
    const next = stepTo(layout, over, event.key)
    if (next === null) return
    setState({ carry: { articleId, by: 'keys', over: next }, said: describeCell(layout, article, next) })
  }
  return {
    carry,
    /** What screen readers say about it, and the line above the map shows; empty when there is nothing to say. */
    said,
    pickUp,
    press,
    /** Puts back a favorite that keys hold, because the focus leaves it. */
    leave: () => setState((now) => (now.carry?.by === 'keys' ? NOTHING : now)),
  }
}

interface CarryState {
  carry: Carry | null
  said: string
}

const NOTHING: CarryState = { carry: null, said: '' }

/** The next cell in the direction of an arrow key; null at the edge of the map. */
function stepTo({ columns }: MapLayout, { topicId, row }: MapPlace, key: string): MapPlace | null {
  const column = columns.findIndex(({ hub }) => (hub?.id ?? null) === topicId)
  const beside = key === 'ArrowRight' ? columns[column + 1] : key === 'ArrowLeft' ? columns[column - 1] : null
  if (beside) return { topicId: beside.hub?.id ?? null, row }
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
  const next = step === null ? undefined : MAP_ROWS[MAP_ROWS.indexOf(row) + step]
  return next === undefined ? null : { topicId, row: next }
}

function describePlace(layout: MapLayout, place: MapPlace): string {
  return `${nameOfHub(layout, place)}, ${MAP_ROW_NAMES[place.row]}`
}

/** "Boots, Products. Cannot move non-product articles to Product rows." */
function describeCell(layout: MapLayout, article: Favorite, place: MapPlace): string {
  const refusal = refuseDrop(article, place)
  const where = describePlace(layout, place)
  return refusal === null ? `${where}.` : `${where}. ${DROP_REFUSALS[refusal]}`
}

type Data = Record<string | symbol, unknown>

function readArticleId({ articleId }: Data): number | null {
  return typeof articleId === 'number' ? articleId : null
}

function readPlace(data: Data | undefined): MapPlace | null {
  const topicId = data?.['topicId']
  const row = MAP_ROWS.find((one) => one === data?.['row'])
  if (row === undefined || (topicId !== null && typeof topicId !== 'number')) return null
  return { topicId, row }
}
