import { expect, test } from 'vitest'
import { groupActions } from './group-actions.ts'

test('pages are grouped by the action that they have, so that it can be set back', () => {
  expect(
    groupActions([
      { page_id: 1, action: 'merge' },
      { page_id: 2, action: null },
      { page_id: null, action: null },
      { page_id: 3, action: 'merge' },
    ]),
  ).toEqual([
    { action: 'merge', pageIds: [1, 3] },
    { action: null, pageIds: [2] },
  ])
})
