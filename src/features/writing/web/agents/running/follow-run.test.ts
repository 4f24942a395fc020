import { expect, test } from 'vitest'
import { findLoneAgent, findWriting, followStep, type WrittenRun } from './follow-run.ts'

const run: WrittenRun = {
  id: 7,
  state: 'running',
  reason: null,
  steps: [
    { name: 'Briefing', state: 'done', note: 'The brief is written.' },
    { name: 'Researching', state: 'inProgress', progress: { done: 1, total: 4 } },
    { name: 'Drafting', state: 'pending' },
  ],
}
const message = { runId: 7, contentplanId: 1, clusterId: 2 }

test('a step that is done begins the next one, and notes stay', () => {
  const moved = followStep(run, { ...message, stepName: 'Researching', status: 'done' })
  expect(moved.steps).toEqual([
    { name: 'Briefing', state: 'done', note: 'The brief is written.' },
    { name: 'Researching', state: 'done' },
    { name: 'Drafting', state: 'inProgress' },
  ])
})

test('progress is that of the step that runs', () => {
  const progress = { done: 2, total: 4 }
  const moved = followStep(run, { ...message, stepName: 'Researching', status: 'inProgress', progress })
  expect(moved.steps[1]).toEqual({ name: 'Researching', state: 'inProgress', progress })
})

test('a late message about a step that is done, and one about another run, change nothing', () => {
  expect(followStep(run, { ...message, stepName: 'Briefing', status: 'inProgress' })).toEqual(run)
  expect(followStep(run, { ...message, runId: 6, stepName: 'Researching', status: 'error' })).toBe(run)
})

test('the agent of the step that runs is at work on its text, also while the run waits; none is while images are looked for', () => {
  expect(findWriting(run)).toEqual({
    runId: 7,
    agent: 'research',
    section: 'research',
    progress: { done: 1, total: 4 },
  })
  expect(findWriting({ ...run, state: 'waiting' })).toEqual(findWriting(run))
  expect(findWriting({ ...run, state: 'done' })).toBeNull()
  expect(findWriting({ ...run, steps: [{ name: 'Illustrating', state: 'inProgress' }] })).toBeNull()
  expect(findWriting(null)).toBeNull()
})

test('a run of one step is that of an agent that was called alone', () => {
  expect(findLoneAgent(run)).toBeNull()
  expect(findLoneAgent({ ...run, steps: [{ name: 'Editing', state: 'error' }] })).toBe('editor')
})
