import { expect, test } from 'vitest'
import { chooseShapes } from './choose-shapes.ts'

test.each([
  [[1, 2], [3], false, [3]],
  [[1, 2], [3], true, [1, 2, 3]],
  [[1, 2], [2], true, [1]],
  [[1, 2], [2, 3], true, [1, 2, 3]],
  [[1, 2], [], false, []],
  [[1, 2], [], true, [1, 2]],
])('with %j selected, choosing %j (adding: %j) selects %j', (before, ids, isAdding, after) => {
  expect(chooseShapes(new Set(before), { ids, isAdding })).toEqual(after)
})
