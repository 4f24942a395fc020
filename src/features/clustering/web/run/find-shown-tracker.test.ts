import { expect, test } from 'vitest'
import { findShownTracker } from './find-shown-tracker.ts'

test.each([
  ['running', 'add', true, 'run-7'],
  ['failed', 'add', true, 'run-7'],
  ['cancelled', 'add', false, null],
  ['done', 'recluster', false, null],
  ['done', 'add', false, 'run-7'],
  ['done', 'add', true, null],
] as const)(
  'of a run that is %s in the mode %s, with an unknown result: %s, the screen shows the tracker %s itself',
  (state, mode, isResultUnknown, shown) => {
    expect(findShownTracker({ id: 7, state, mode }, { isResultUnknown })).toBe(shown)
  },
)
