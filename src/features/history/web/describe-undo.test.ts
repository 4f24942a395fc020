import { expect, test } from 'vitest'
import { describeEffect, describeRemoval, needsQuestion } from './describe-undo.ts'

const NOTHING = {
  restored: 0,
  kept: 0,
  lockedKeywords: 0,
  lockedArticles: 0,
  articlesBack: 0,
  articlesGone: 0,
  articlesEdited: 0,
  activeKeywords: 0,
  inactiveKeywords: 0,
  excludedKeywords: 0,
  movedKeywords: 0,
}

test.each([
  [{ articlesGone: 84, inactiveKeywords: 98 }, '84 clusters go, 98 keywords become inactive.'],
  [
    { articlesBack: 1, activeKeywords: 1, movedKeywords: 2 },
    '1 cluster comes back, 1 keyword goes back into its cluster, 2 keywords move back.',
  ],
  [{ excludedKeywords: 1, articlesEdited: 1 }, '1 keyword is excluded.'],
  [{ articlesEdited: 2 }, '2 clusters become as before.'],
  [{}, ''],
])('an undo with the effect %o is described before', (effect, text) => {
  expect(describeEffect({ ...NOTHING, ...effect })).toBe(text)
})

function ask(effect: Partial<typeof NOTHING>, isLast = true): boolean {
  return needsQuestion({ ...NOTHING, ...effect }, { isLast })
}

test('only the last change, when it is small and leaves nothing, is undone without a question', () => {
  expect(ask({ restored: 100, articlesGone: 1 })).toBe(false)
  expect(ask({ restored: 1 }, false)).toBe(true)
  expect(ask({ restored: 101 })).toBe(true)
  expect(ask({ articlesGone: 2 })).toBe(true)
  expect(ask({ restored: 1, kept: 1 })).toBe(true)
  expect(ask({ restored: 1, lockedArticles: 1 })).toBe(true)
})

test('the undo of an import says how many keywords are removed, and which stay', () => {
  expect(describeRemoval({ removed: 1200, kept: [] })).toBe('1,200 keywords are removed.')
  expect(
    describeRemoval({
      removed: 1,
      kept: [
        { reason: 'in a cluster', count: 10 },
        { reason: 'imported again since', count: 4 },
      ],
    }),
  ).toBe('1 keyword is removed. 14 stay: 10 in a cluster, 4 imported again since.')
})
