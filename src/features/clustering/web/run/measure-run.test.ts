import { expect, test } from 'vitest'
import { GROUPING_STEPS } from '../../contract.ts'
import { measureRun } from './measure-run.ts'

type State = 'pending' | 'inProgress' | 'done'

function steps(...states: State[]) {
  return Object.fromEntries(GROUPING_STEPS.map((name, at) => [name, states[at] ?? 'pending']))
}

test('the bar grows with the search results, which take most of the time, and ends with the last step', () => {
  expect(measureRun({ stepsObject: steps(), progress: null })).toBe(0)
  const crawling = { stepsObject: steps('inProgress'), progress: { done: 500, total: 1_000 } }
  expect(measureRun(crawling)).toBe(0.35)
  expect(measureRun({ stepsObject: steps('done', 'inProgress'), progress: null })).toBe(0.7)
  expect(measureRun({ stepsObject: steps('done', 'done', 'done', 'done'), progress: null })).toBe(1)
})

test('a step of nothing does not break the bar', () => {
  expect(measureRun({ stepsObject: steps('inProgress'), progress: { done: 0, total: 0 } })).toBe(0)
})
