import { mapRowOf, mapStateOf, type MapPlace, type MapState } from '#features/articles/map/index.ts'
import { MAP_ROWS, type MapRow } from '#features/articles/rules.ts'
import type { ContentMap } from '#features/articles/web/index.ts'

export type Favorite = ContentMap['articles'][number]
export type MappedHub = ContentMap['hubs'][number]

/** A hub, or the temporary column of favorites without one (F-152). */
export interface MapColumn {
  /** Null: the favorites are in no hub. */
  hub: MappedHub | null
  name: string
  /** How many favorites it has. */
  count: number
  cells: Readonly<Record<MapRow, readonly Favorite[]>>
}

/** The map as it is drawn. */
export interface MapLayout {
  columns: readonly MapColumn[]
  /** The favorites of the fullest cell of each row. */
  most: Readonly<Record<MapRow, number>>
  rowCounts: Readonly<Record<MapRow, number>>
  states: ReadonlyMap<MapState, number>
  /** How many favorites are in the first row because their funnel is not known (K-32). */
  unknownFunnels: number
}

/** A favorite and where it is: the index of its column, its row, and its index in the cell. */
export interface Found {
  article: Favorite
  column: number
  row: MapRow
  at: number
}

export const NO_HUB = 'No Hub'

/** Sorts favorites into hubs and rows. The column of those without a hub comes first, as long as there are any. */
export function arrangeMap({ hubs, articles }: ContentMap): MapLayout {
  const known = new Set(hubs.map(({ id }) => id))
  const byHub = Map.groupBy(articles, ({ topic_id: id }) => (id !== null && known.has(id) ? id : null))
  const lost = byHub.get(null)
  const columns = [
    ...(lost ? [makeColumn(null, lost)] : []),
    ...hubs.map((hub) => makeColumn(hub, byHub.get(hub.id) ?? [])),
  ]
  const sizes = (row: MapRow) => columns.map(({ cells }) => cells[row].length)
  return {
    columns,
    most: ofRows((row) => Math.max(0, ...sizes(row))),
    rowCounts: ofRows((row) => sizes(row).reduce((sum, size) => sum + size, 0)),
    states: countStates(articles),
    unknownFunnels: articles.filter((article) => article.funnel === null && mapRowOf(article) !== 'products')
      .length,
  }
}

function ofRows<Value>(read: (row: MapRow) => Value): Record<MapRow, Value> {
  return { top: read('top'), middle: read('middle'), bottom: read('bottom'), products: read('products') }
}

function makeColumn(hub: MappedHub | null, articles: readonly Favorite[]): MapColumn {
  const rows = Map.groupBy(articles, mapRowOf)
  const cells = ofRows((row) => rows.get(row) ?? [])
  return { hub, name: hub?.name ?? NO_HUB, count: articles.length, cells }
}

function countStates(articles: readonly Favorite[]): ReadonlyMap<MapState, number> {
  const counts = new Map<MapState, number>()
  for (const article of articles) {
    const state = mapStateOf(article)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return counts
}

/** Where a favorite is; null when the map does not have it. */
export function findFavorite({ columns }: MapLayout, articleId: number | null): Found | null {
  if (articleId === null) return null
  for (const [column, { cells }] of columns.entries())
    for (const row of MAP_ROWS) {
      const at = cells[row].findIndex(({ id }) => id === articleId)
      const article = cells[row][at]
      if (article) return { article, column, row, at }
    }
  return null
}

/** The name of the column in which a favorite or a cell is. */
export function nameOfHub({ columns }: MapLayout, { topicId }: Pick<MapPlace, 'topicId'>): string {
  return columns.find(({ hub }) => (hub?.id ?? null) === topicId)?.name ?? NO_HUB
}
