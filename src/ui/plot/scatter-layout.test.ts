import { expect, test } from 'vitest'
import { middleOf } from './find-shape.ts'
import { layOutScatter, type ScatterItem } from './scatter-layout.ts'

const SIZE = { width: 600, height: 400 }
const AXES = {
  x: { name: 'Rank', unknown: 'N/a', format: String },
  y: { name: 'Volume', unknown: 'None', format: String },
}

function point(id: number, part: Partial<ScatterItem>): ScatterItem {
  return { id, name: '', x: 1, y: 1, size: 1, tone: 'none', sign: '', ...part }
}

function middlesOf(items: readonly ScatterItem[]) {
  const { shapes } = layOutScatter(items, AXES, SIZE)
  return new Map(shapes.map((shape) => [shape.id, middleOf(shape)]))
}

test('more is further right and higher up', () => {
  const places = middlesOf([point(1, { x: 2, y: 10 }), point(2, { x: 20, y: 1000 })])
  expect(places.get(2)?.x).toBeGreaterThan(places.get(1)?.x ?? Infinity)
  expect(places.get(2)?.y).toBeLessThan(places.get(1)?.y ?? 0)
})

test.each([
  [{ x: null }, 'x'],
  [{ y: null }, 'y'],
  [{ y: 0 }, 'y'],
] as const)('a point with %j stands beyond the known ones', (part, axis) => {
  const places = middlesOf([point(1, { x: 50, y: 2 }), point(2, { x: 3, y: 900 }), point(3, part)])
  const known = Math.max(places.get(1)?.[axis] ?? 0, places.get(2)?.[axis] ?? 0)
  expect(places.get(3)?.[axis]).toBeGreaterThan(known)
  expect(places.get(3)?.[axis]).toBeLessThan(axis === 'x' ? SIZE.width : SIZE.height)
})

test('an axis with a range has its ends, and what is beyond them stands at an end', () => {
  const axes = { ...AXES, x: { ...AXES.x, range: [1, 100] as const } }
  const ranks = [1, 100, 140, 7, 0.4]
  const { shapes, texts } = layOutScatter(
    ranks.map((x, at) => point(at, { x })),
    axes,
    SIZE,
  )
  const places = ranks.map((_, at) => shapes.find(({ id }) => id === at)).map((shape) => shape?.x)
  expect(places[2]).toBe(places[1])
  expect(places[4]).toBe(places[0])
  expect(places[3]).toBeGreaterThan(places[0] ?? Infinity)
  expect(texts.filter(({ text }) => text === '100')).toHaveLength(1)
})

test('large points are drawn first, and a point of unknown size is the smallest', () => {
  const items = [point(1, { size: null }), point(2, { size: 900 }), point(3, { size: 100 })]
  const { shapes } = layOutScatter(items, AXES, SIZE)
  expect(shapes.map(({ id, width }) => [id, Math.round(width)])).toEqual([
    [2, 44],
    [3, 15],
    [1, 6],
  ])
})

test('no point at all gives axes from 1 to 10', () => {
  const { shapes, texts } = layOutScatter([], AXES, SIZE)
  expect(shapes).toEqual([])
  expect(texts.map(({ text }) => text)).toContain('10')
})
