import { expect, test } from 'vitest'
import { layOutTreemap, type TreemapItem } from './treemap-layout.ts'

const SIZE = { width: 400, height: 200 }

function item(id: number, weight: number): TreemapItem {
  return { id, name: `Item ${id}`, weight, tone: 'none', sign: '' }
}

test('the largest group comes first, with its name above its largest item', () => {
  const { shapes, texts } = layOutTreemap(
    [
      { name: 'Small', items: [item(1, 100)] },
      { name: 'Large', items: [item(2, 50), item(3, 250)] },
    ],
    SIZE,
  )
  expect(texts.map(({ text }) => text)).toEqual(['Large', 'Small'])
  expect(shapes.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(shapes[0]?.y).toBeGreaterThan(texts[0]?.y ?? Infinity)
})

test('a group without room for its name has none, and an empty group has no place', () => {
  const groups = [
    { name: 'Large', items: [item(1, 1000)] },
    { name: 'Tiny', items: [item(2, 1)] },
    { name: 'Empty', items: [] },
  ]
  const { shapes, texts } = layOutTreemap(groups, SIZE)
  expect(texts.map(({ text }) => text)).toEqual(['Large'])
  expect(shapes).toHaveLength(2)
})

test('5,000 items are laid out within a frame or two', () => {
  const groups = Array.from({ length: 50 }, (_, group) => ({
    name: `Group ${group}`,
    items: Array.from({ length: 100 }, (_item, at) => item(group * 100 + at, (at + 1) ** 2)),
  }))
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    layOutTreemap(groups, { width: 1200, height: 680 })
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(33)
})
