import { describe, expect, test } from 'vitest'
import type { TreeNode } from '../api.ts'
import { chooseLabels } from './choose-labels.ts'
import { describeItem } from './describe-item.ts'
import { drawLines, drawRoute } from './draw-lines.ts'
import { findMeeting, layoutTree } from './layout-tree.ts'
import { moveInTree } from './move-in-tree.ts'
import { itemAt, takeItems } from '#platform/items.ts'

const leaf = (keywordId: number): TreeNode => ({
  index: 0,
  keywordId,
  name: `k${keywordId}`,
  overlap: 10,
  height: 0,
  isLeaf: true,
  children: [],
})

function meet(overlap: number, ...children: TreeNode[]): TreeNode {
  return { index: 0, keywordId: null, name: null, overlap, height: 10 - overlap, isLeaf: false, children }
}

/** ((1 2) 3) and (4 5), the fifth being searched most, then the first. */
const VOLUMES = new Map([
  [5, 900],
  [1, 500],
  [2, 400],
])
const tree = meet(2.5, meet(4, meet(10, leaf(1), leaf(2)), leaf(3)), meet(6.2, leaf(4), leaf(5)))
const layout = layoutTree(tree, (id) => VOLUMES.get(id) ?? -1)
const [root, three, pair] = takeItems(layout.items, 3)

const meetingOf = (a: number, b: number) => findMeeting(layout.items, [a, b])?.overlap ?? null
const lead = (place: number, key: string) => moveInTree(layout.items, place, key)

describe('the layout of a tree', () => {
  test('each keyword has a row, and each meeting is in the middle of its branches', () => {
    expect([layout.rows, layout.least]).toEqual([5, 2])
    expect(layout.items.map(({ keywordId, y, level }) => [keywordId, y, level])).toEqual([
      [null, 2.875, 1],
      [null, 1.75, 2],
      [null, 1, 3],
      [1, 0.5, 4],
      [2, 1.5, 4],
      [3, 2.5, 3],
      [null, 4, 2],
      [4, 3.5, 3],
      [5, 4.5, 3],
    ])
    expect([root, three, pair].map(({ firstRow, endRow, end }) => [firstRow, endRow, end])).toEqual([
      [0, 5, 9],
      [0, 3, 6],
      [0, 2, 5],
    ])
  })

  test('a branch is named by its most searched keyword, and the most searched branch is the first', () => {
    expect(root.sides.map(({ main, count }) => [main.name, count])).toEqual([
      ['k5', 2],
      ['k1', 3],
    ])
  })

  test('branches that meet at the same overlap have one meeting', () => {
    const { items } = layoutTree(
      meet(3, meet(3, meet(3, leaf(1), leaf(2)), leaf(3)), meet(5, leaf(4), leaf(5))),
      () => 0,
    )
    expect(items.map(({ keywordId, parent, setSize }) => [keywordId, parent, setSize])).toEqual([
      [null, null, 1],
      [1, 0, 4],
      [2, 0, 4],
      [3, 0, 4],
      [null, 0, 4],
      [4, 4, 2],
      [5, 4, 2],
    ])
  })

  test('a tree of a thousand keywords that merge one by one has no more levels than different overlaps', () => {
    let chain = leaf(0)
    for (let id = 1; id < 1000; id++) chain = meet(Math.ceil((1000 - id) / 10) / 10, chain, leaf(id))
    const { items, rows } = layoutTree(chain, () => 0)
    expect([rows, Math.max(...items.map(({ level }) => level))]).toEqual([1000, 101])
  })
})

test('two keywords meet at the closest item that holds both', () => {
  expect([meetingOf(1, 2), meetingOf(3, 1), meetingOf(2, 5), meetingOf(4, 5)]).toEqual([10, 4, 2.5, 6.2])
  expect([meetingOf(1, 99), meetingOf(99, 1)]).toEqual([null, null])
})

test('a meeting names the branches that meet, and how much they share', () => {
  expect(layout.items.map(describeItem)).toEqual([
    '“k5” with 1 more and “k1” with 2 more meet: 2.5 of 10 results shared.',
    '“k1” with 1 more and “k3” meet: 4.0 of 10 results shared.',
    '“k1” and “k2” meet: 10.0 of 10 results shared.',
    'k1',
    'k2',
    'k3',
    '“k5” and “k4” meet: 6.2 of 10 results shared.',
    'k4',
    'k5',
  ])
  const { items } = layoutTree(meet(0, leaf(1), leaf(2), leaf(3), leaf(4)), () => 0)
  expect(describeItem(itemAt(items, 0))).toBe(
    '“k1”, “k2” and 2 other branches meet: 0.0 of 10 results shared.',
  )
})

test('lines lead from each meeting to its branches', () => {
  expect(drawLines(layout.items, pair)).toBe('M10 0.5V1.5M10 0.5H10M10 1.5H10')
  expect(drawLines(layout.items, root).match(/M/g)).toHaveLength(4 + 8)
  expect(drawRoute(layout.items, three, [2, 3])).toBe('M10 1V1.5H10M4 1.75V1H10M4 1.75V2.5H10')
})

test('overlaps below ten get a label, and of two labels that would cover each other the one of more keywords', () => {
  expect([...chooseLabels(layout, 400)]).toEqual([0, 1, 6])
  const close = layoutTree(meet(3, leaf(1), meet(3.1, leaf(2), leaf(3)), leaf(4)), () => 0)
  expect([...chooseLabels(close, 400)]).toEqual([0])
  expect([...chooseLabels(close, 4000)]).toEqual([0, 2])
})

test('keys move the focus down and up, into a branch and back', () => {
  expect([lead(0, 'ArrowRight'), lead(3, 'ArrowRight'), lead(6, 'ArrowLeft'), lead(0, 'ArrowLeft')]).toEqual([
    1, 3, 0, 0,
  ])
  expect([lead(0, 'ArrowDown'), lead(8, 'ArrowDown'), lead(0, 'ArrowUp'), lead(4, 'End')]).toEqual([
    1, 8, 0, 8,
  ])
  expect([lead(4, 'Home'), lead(4, 'a')]).toEqual([0, null])
})
