import { expect, test } from 'vitest'
import { describeUndone } from './describe-undone.ts'

test.each([
  [7, 0, 0, 'Undone.'],
  [7, 1, 0, 'Undone. 1 keyword was changed since and stays as it is.'],
  [7, 1240, 0, 'Undone. 1,240 keywords were changed since and stay as they are.'],
  [7, 0, 1, 'Undone. 1 locked cluster stays as it is.'],
  [
    null,
    2,
    3,
    'Nothing was left to undo. 2 keywords were changed since and stay as they are. 3 locked clusters stay as they are.',
  ],
])(
  'after undo %o, which leaves %i keywords and %i locked clusters, the user reads why',
  (changeId, kept, lockedArticles, text) => {
    expect(describeUndone([{ changeId, kept, lockedArticles }])).toBe(text)
  },
)

test('what several undone parts of one change leave is added up', () => {
  expect(
    describeUndone([
      { changeId: null, kept: 2, lockedArticles: 0 },
      { changeId: 8, kept: 3, lockedArticles: 0 },
    ]),
  ).toBe('Undone. 5 keywords were changed since and stay as they are.')
})
