import { MAP_ROWS } from '#features/articles/rules.ts'
import type { MapLayout, Found } from '../map-layout.ts'

/**
 * The favorite to which a key moves the focus; null at the edge of the map. Up and down go through the hub, left
 * and right to the nearest hub with favorites in the row, Home and End to the first and the last of them.
 */
export function findNeighbour(layout: MapLayout, from: Found, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return findInHub(layout, from, key === 'ArrowDown' ? 1 : -1)
    case 'ArrowRight':
      return findInRow(layout, from, range(from.column + 1, layout.columns.length))
    case 'ArrowLeft':
      return findInRow(layout, from, range(0, from.column).toReversed())
    case 'Home':
      return findInRow(layout, from, range(0, from.column))
    case 'End':
      return findInRow(layout, from, range(from.column + 1, layout.columns.length).toReversed())
    default:
      return null
  }
}

/** The favorite nearest to the place that a removed favorite had; null on an empty map. */
export function findNext(layout: MapLayout, gone: Found): number | null {
  const { column, row, at } = gone
  const cell = layout.columns[column]?.cells[row] ?? []
  const same = cell[Math.min(at, cell.length - 1)]
  return (
    same?.id ?? findNeighbour(layout, gone, 'ArrowRight') ?? findNeighbour(layout, gone, 'ArrowLeft') ?? null
  )
}

function findInHub({ columns }: MapLayout, { article, column }: Found, step: number): number | null {
  const all = MAP_ROWS.flatMap((row) => columns[column]?.cells[row] ?? [])
  return all[all.findIndex(({ id }) => id === article.id) + step]?.id ?? null
}

function findInRow({ columns }: MapLayout, { row, at }: Found, candidates: readonly number[]): number | null {
  const cells = candidates.map((column) => columns[column]?.cells[row] ?? [])
  const cell = cells.find(({ length }) => length > 0) ?? []
  return cell[Math.min(at, cell.length - 1)]?.id ?? null
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
}
