import { expect, test } from 'vitest'
import { arrangeTree } from './arrange-tree.ts'

/** The ids in the order of the tree, with a dash for each level. */
function draw(ids: readonly number[], parents: readonly [child: number, parent: number][]) {
  return arrangeTree(ids, new Map(parents)).map(({ id, level }) => `${'-'.repeat(level)}${id}`)
}

test('categories stand below their parents, and a branch where its first page would', () => {
  const parents = [
    [3, 1],
    [4, 1],
    [5, 3],
  ] as const
  expect(
    draw(
      [2, 5, 4, 1, 3],
      [...parents].map(([child, parent]) => [child, parent]),
    ),
  ).toEqual(['2', '1', '-3', '--5', '-4'])
})

test('a category whose parent is not listed stands below the next one above it that is', () => {
  expect(
    draw(
      [1, 4],
      [
        [2, 1],
        [3, 2],
        [4, 3],
      ],
    ),
  ).toEqual(['1', '-4'])
  expect(draw([4, 6], [[4, 3]])).toEqual(['4', '6'])
})

test('categories that are each other’s parents are all listed once, the first one at the top', () => {
  expect(
    draw(
      [7, 2, 1, 3],
      [
        [1, 2],
        [2, 3],
        [3, 1],
        [7, 3],
      ],
    ),
  ).toEqual(['2', '-1', '--3', '---7'])
  expect(draw([1], [[1, 1]])).toEqual(['1'])
  // A circle of pages that are not listed.
  expect(
    draw(
      [1],
      [
        [1, 8],
        [8, 9],
        [9, 8],
      ],
    ),
  ).toEqual(['1'])
})

test('ten thousand levels are arranged', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => index + 1)
  const tree = arrangeTree(ids.toReversed(), new Map(ids.slice(1).map((id) => [id, id - 1])))
  expect(tree[0]).toEqual({ id: 1, level: 0 })
  expect(tree.at(-1)).toEqual({ id: 10_000, level: 9_999 })
})
