import { expect, test } from 'vitest'
import { describeSaved, describeUndone } from './use-undo-import.ts'

test('the result of an import is one sentence without zeros', () => {
  expect(describeSaved({ added: 1200, joined: 14, skipped: 3 })).toBe(
    '1,200 keywords added, 14 joined with known ones, 3 skipped',
  )
  expect(describeSaved({ added: 1, joined: 0, skipped: 0 })).toBe('1 keyword added')
})

test('the result of an undo names how many keywords stay and why', () => {
  expect(describeUndone({ removed: 2, kept: [] })).toBe('2 keywords removed')
  expect(
    describeUndone({
      removed: 0,
      kept: [
        { reason: 'in a cluster', count: 10 },
        { reason: 'imported again since', count: 4 },
      ],
    }),
  ).toBe('0 keywords removed. 14 stay: 10 in a cluster, 4 imported again since.')
})
