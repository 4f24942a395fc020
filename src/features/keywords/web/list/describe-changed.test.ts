import { expect, test } from 'vitest'
import { describeChanged } from './describe-changed.ts'

test.each([
  [2, 0, '2 keywords excluded'],
  [96, 4, '96 keywords excluded. 4 keywords stay: their clusters are locked.'],
  [0, 1, '1 keyword stays: its cluster is locked.'],
])(
  'after %i excluded keywords and %i of locked clusters the user reads what stays',
  (changed, locked, text) => {
    expect(describeChanged('exclude', { changed, locked })).toBe(text)
  },
)
