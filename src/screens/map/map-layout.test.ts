import { expect, test } from 'vitest'
import { applyMoves } from './changes/apply-moves.ts'
import { columnWidth, withPinned } from './grid/column-width.ts'
import { findNeighbour, findNext } from './grid/find-neighbour.ts'
import { judgeCell } from './grid/judge-cell.ts'
import { arrangeMap, findFavorite, nameOfHub, type Favorite, type Found } from './map-layout.ts'

const make = (id: number, part: Partial<Favorite>): Favorite => ({
  id,
  title: `Cluster ${id}`,
  topic_id: 1,
  type: 'article',
  intent: null,
  funnel: 'top',
  status: 'no status',
  is_locked: false,
  article_url: null,
  estimated_search_volume: null,
  ...part,
})

/** Boots has the favorites 1 to 4, Tents the 5 and 6, and Lamps none. */
const MAP = {
  hubs: [
    { id: 1, name: 'Boots', article_count: 4 },
    { id: 2, name: 'Lamps', article_count: 0 },
    { id: 3, name: 'Tents', article_count: 9 },
  ],
  articles: [
    make(1, {}),
    make(2, { funnel: null, status: 'drafted' }),
    make(3, { funnel: 'bottom', status: 'published' }),
    make(4, { type: 'product', funnel: null }),
    make(5, { topic_id: 3 }),
    make(6, { topic_id: 3, funnel: 'middle', article_url: 'https://shop.example/' }),
  ],
}
const LAYOUT = arrangeMap(MAP)

function at(id: number): Found {
  const found = findFavorite(LAYOUT, id)
  if (found === null) throw new Error(`There is no favorite ${id}.`)
  return found
}

test('favorites are sorted into hubs and rows, and counted by how far they are', () => {
  expect(LAYOUT.columns.map(({ name, count }) => [name, count])).toEqual([
    ['Boots', 4],
    ['Lamps', 0],
    ['Tents', 2],
  ])
  expect(LAYOUT.columns[0]?.cells.top.map(({ id }) => id)).toEqual([1, 2])
  expect(LAYOUT.most).toEqual({ top: 2, middle: 1, bottom: 1, products: 1 })
  expect(LAYOUT.rowCounts).toEqual({ top: 3, middle: 1, bottom: 1, products: 1 })
  expect(Object.fromEntries(LAYOUT.states)).toEqual({ 'new idea': 3, 'in progress': 1, published: 2 })
  expect(LAYOUT.unknownFunnels).toBe(1)
})

test('favorites without a hub, or with one that is gone, have a column of their own as long as there are any', () => {
  const articles = [make(7, { topic_id: null }), make(8, { topic_id: 99 })]
  const [first, ...others] = arrangeMap({ ...MAP, articles }).columns
  expect(first).toMatchObject({ hub: null, name: 'No Hub', count: 2 })
  expect(others).toHaveLength(3)
  expect(nameOfHub(LAYOUT, { topicId: 3 })).toBe('Tents')
  expect(nameOfHub(LAYOUT, { topicId: null })).toBe('No Hub')
})

test.each([
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 3],
  [4, 'ArrowDown', null],
  [3, 'ArrowUp', 2],
  [1, 'ArrowUp', null],
  [2, 'ArrowRight', 5],
  [3, 'ArrowRight', null],
  [5, 'ArrowLeft', 1],
  [5, 'Home', 1],
  [1, 'End', 5],
  [1, 'a', null],
])('from the favorite %i the key %s leads to %j', (id, key, next) => {
  expect(findNeighbour(LAYOUT, at(id), key)).toBe(next)
})

test('beside a favorite is the one at its height in the next hub', () => {
  const layout = arrangeMap({ ...MAP, articles: [...MAP.articles, make(7, { topic_id: 3 })] })
  const from = findFavorite(layout, 2)
  expect(from && findNeighbour(layout, from, 'ArrowRight')).toBe(7)
})

test.each([
  [1, 2],
  [2, 1],
  [5, 1],
  [3, null],
])('when the favorite %i goes, the focus comes to %j', (id, next) => {
  const articles = MAP.articles.filter((article) => article.id !== id)
  expect(findNext(arrangeMap({ ...MAP, articles }), at(id))).toBe(next)
})

test('the last move of a favorite counts, a product keeps its funnel, and a removed favorite is not there', () => {
  const moved = applyMoves(MAP, [
    { articleId: 1, to: { topicId: 3, row: 'middle' } },
    { articleId: 1, to: { topicId: 2, row: 'bottom' } },
    { articleId: 4, to: { topicId: 3, row: 'products' } },
    { articleId: 5, to: null },
  ])
  expect(moved.articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6])
  expect(moved.articles[0]).toMatchObject({ topic_id: 2, funnel: 'bottom' })
  expect(moved.articles[3]).toMatchObject({ topic_id: 3, funnel: null })
  expect(applyMoves(MAP, [])).toBe(MAP)
})

test.each([
  [1000, 1, 350],
  [1000, 3, 1000 / 3],
  [1000, 4, 250],
  [1000, 50, 1000 / 4.4],
  [358, 50, 358 / 1.4],
  [358, 1, 350],
  [900, 4, 900 / 3.4],
  [100, 9, 200],
])('in %i pixels, %i columns are %d pixels wide', (room, count, width) => {
  expect(columnWidth(room, count)).toBe(width)
})

test('what is pinned is rendered in its place, too', () => {
  expect(withPinned({ start: 3, end: 5 }, [null, 9, 0, 4])).toEqual([0, 3, 4, 9])
})

test.each([
  [{ topicId: 1, row: 'top' }, null, ''],
  [{ topicId: 3, row: 'top' }, 'allowed', ''],
  [{ topicId: 1, row: 'products' }, 'refused', 'Cannot move non-product articles to Product rows.'],
] as const)('while a favorite is moved, the cell %j says %s', (cell, drop, reason) => {
  const over = { topicId: 3, row: 'top' } as const
  const isOver = cell.topicId === 3
  expect(judgeCell(at(1).article, over, cell)).toEqual({ drop, reason, isOver })
  expect(judgeCell(null, null, cell)).toEqual({ drop: null, reason: '', isOver: false })
})
