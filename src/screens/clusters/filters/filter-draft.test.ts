import { describe, expect, test } from 'vitest'
import { FIRST_VIEW } from '../clusters-view.ts'
import { applyDraft, checkRange, isSound, startDraft } from './filter-draft.ts'

const draft = startDraft(FIRST_VIEW)

test('a draft that is not changed asks for the same view', () => {
  const view = {
    ...FIRST_VIEW,
    kind: 'update' as const,
    bounds: { relevance: { min: 3, max: null }, page_ctr_last: { min: null, max: 5 } },
  }
  expect({ ...view, ...applyDraft(startDraft(view), view) }).toEqual(view)
})

test.each([
  [
    { min: '10', max: '2' },
    { min: null, max: 'The most is below the least.' },
  ],
  [
    { min: 'x', max: '2' },
    { min: 'Enter a whole number.', max: null },
  ],
  [
    { min: '2', max: '2' },
    { min: null, max: null },
  ],
])('the bounds %j have the problems %j', (range, problem) => {
  expect(checkRange(range)).toEqual(problem)
  const isFine = problem.min === null && problem.max === null
  expect(isSound({ ...draft, bounds: { relevance: range } })).toBe(isFine)
})

test('days in the wrong order cannot be applied', () => {
  expect(isSound({ ...draft, published: { from: '2026-02-01', to: '2026-01-01' } })).toBe(false)
})

describe('a filter of actions', () => {
  test('of one action is the shortcut of this action', () => {
    const part = choose(['merge'], 'new')
    expect([part.kind, part.picks?.action]).toEqual(['merge', []])
  })

  test('of several actions lists pages that exist', () => {
    const part = choose(['merge', 'update'], 'new')
    expect([part.kind, part.picks?.action]).toEqual(['existing', ['merge', 'update']])
  })

  test('that is taken away leaves pages that exist', () => {
    expect(choose([], 'merge').kind).toBe('existing')
    expect(choose([], 'new').kind).toBe('new')
  })
})

function choose(action: typeof draft.picks.action, kind: typeof FIRST_VIEW.kind) {
  return applyDraft({ ...draft, picks: { ...draft.picks, action } }, { kind })
}
