import { describe, expect, test } from 'vitest'
import {
  describeTracker,
  followTrackers,
  measureTracker,
  type ListedTracker,
  type Tracker,
  type TrackerMessage,
} from './rules.ts'

const WRITING: Tracker = {
  id: 'run-7',
  name: 'Trail shoes',
  contentplanId: 1,
  clusterId: 7,
  stepsObject: { Briefing: 'inProgress', Drafting: 'pending', Editing: 'pending' },
}

function list(trackers: readonly Tracker[], ...listed: ListedTracker[]) {
  return followTrackers(trackers, { kind: 'listed', listed })
}

function move(trackers: readonly Tracker[], message: Partial<TrackerMessage>) {
  return followTrackers(trackers, {
    kind: 'moved',
    message: { runId: 7, contentplanId: 1, clusterId: 7, stepName: 'Briefing', status: 'done', ...message },
  })
}

test('a step that is done starts the next step', () => {
  expect(move([WRITING], {})[0]?.stepsObject).toEqual({
    Briefing: 'done',
    Drafting: 'inProgress',
    Editing: 'pending',
  })
})

test('a step that is done does not change the next step when that is done already', () => {
  const ahead: Tracker = { ...WRITING, stepsObject: { Briefing: 'inProgress', Drafting: 'done' } }
  expect(move([ahead], {})[0]?.stepsObject).toEqual({ Briefing: 'done', Drafting: 'done' })
})

test('a step that failed does not start the next step', () => {
  expect(move([WRITING], { status: 'error' })[0]?.stepsObject).toEqual({
    Briefing: 'error',
    Drafting: 'pending',
    Editing: 'pending',
  })
})

test.each(['done', 'error'] as const)(
  'a step that is %s does not change when a late message arrives',
  (status) => {
    const ended = move([WRITING], { status })
    expect(move(ended, { status: 'inProgress' })).toEqual(ended)
    expect(move(ended, { status: status === 'done' ? 'error' : 'done' })).toEqual(ended)
  },
)

test.each([
  ['another run of the same plan and article', { runId: 8 }],
  ['a step it does not have', { stepName: 'Publishing' }],
])('a message about %s does not change the tracker', (_, message) => {
  expect(move([WRITING], message)).toEqual([WRITING])
})

test('the newest tracker is the first, and the oldest is removed when there are too many', () => {
  const many = Array.from({ length: 12 }, (_, place) => ({ ...WRITING, id: `t${place}` }))
  const kept = many.reduce<readonly Tracker[]>(
    (trackers, tracker) => followTrackers(trackers, { kind: 'started', tracker }),
    [],
  )
  expect(kept.map(({ id }) => id)).toEqual(
    many
      .slice(2)
      .reverse()
      .map(({ id }) => id),
  )
})

test('work that starts again is in the list once, and can be dismissed', () => {
  const other = { ...WRITING, id: 'other' }
  const again = followTrackers([other, WRITING], { kind: 'started', tracker: WRITING })
  expect(again).toEqual([WRITING, other])
  expect(followTrackers(again, { kind: 'dismissed', id: 'other' })).toEqual([WRITING])
})

test('work that is tried again replaces what has failed, and nothing else', () => {
  const failed: Tracker = { ...WRITING, id: 'run-6', stepsObject: { Briefing: 'error' } }
  const ofOther = { ...failed, id: 'run-5', clusterId: 8 }
  const under: Tracker = { ...WRITING, id: 'run-4' }
  const before = [failed, ofOther, under]
  expect(followTrackers(before, { kind: 'started', tracker: WRITING })).toEqual([WRITING, ofOther, under])
  const listed = [{ ...WRITING, isActive: true }, ...before.map((one) => ({ ...one, isActive: false }))]
  const shown = list([], ...listed)
  expect(shown.map(({ id }) => id)).toEqual(['run-7', 'run-5'])
  expect(list(shown, ...listed).map(({ id }) => id)).toEqual(['run-7', 'run-5'])
})

test.each([
  [{ Briefing: 'inProgress', Drafting: 'pending' }, { state: 'running', step: 'Briefing' }, 0.25],
  [{ Briefing: 'done', Drafting: 'inProgress' }, { state: 'running', step: 'Drafting' }, 0.75],
  [{ Briefing: 'done', Drafting: 'error' }, { state: 'failed', step: 'Drafting' }, 1],
  [{ Briefing: 'done', Drafting: 'done' }, { state: 'done', step: null }, 1],
  [{}, { state: 'done', step: null }, 1],
] as const)('a tracker with the steps %j is described as %j', (stepsObject, description, share) => {
  const one = { ...WRITING, stepsObject }
  expect(describeTracker(one)).toEqual(description)
  expect(measureTracker(one)).toBe(share)
})

describe('a run that the server lists', () => {
  const RUN: ListedTracker = { ...WRITING, id: 'run-1', isActive: true }
  const { isActive: _, ...SHOWN } = RUN

  test('is shown while it is active, the newest first', () => {
    const newer = { ...RUN, id: 'run-2' }
    expect(list([], newer, RUN).map(({ id }) => id)).toEqual(['run-2', 'run-1'])
    expect(list([], { ...RUN, isActive: false })).toEqual([])
  })

  test('ends its tracker when it has ended, and leaves steps that are done as they are', () => {
    const ended = { Briefing: 'done', Drafting: 'error', Editing: 'pending' } as const
    expect(list([SHOWN], { ...RUN, isActive: false, stepsObject: ended })).toEqual([
      { ...SHOWN, stepsObject: ended },
    ])
    const ahead = { ...SHOWN, stepsObject: { ...SHOWN.stepsObject, Briefing: 'done' as const } }
    expect(list([ahead], RUN)).toEqual([ahead])
  })

  test('removes its tracker when it was cancelled', () => {
    expect(list([SHOWN, WRITING], { ...RUN, isActive: false })).toEqual([WRITING])
  })
})

test('of two runs of a plan that have a step of one name, a message moves its own', () => {
  const crawling = { ...WRITING, clusterId: null, stepsObject: { Crawling: 'inProgress' } } as const
  const refresh = { ...crawling, id: 'run-8', name: 'Refreshing' }
  const moved = move([refresh, crawling], { clusterId: null, stepName: 'Crawling' })
  expect(moved.map(({ stepsObject }) => stepsObject)).toEqual([
    { Crawling: 'inProgress' },
    { Crawling: 'done' },
  ])
})

test('a run that failed before this window was open is shown with its reason', () => {
  const failed = { ...WRITING, stepsObject: { ...WRITING.stepsObject, Briefing: 'error' as const } }
  const reason = 'No money is left.'
  expect(list([], { ...failed, reason, isActive: false })).toEqual([{ ...failed, reason }])
})

describe('the progress of a step', () => {
  const progress = { done: 300, total: 400 }
  const [ahead] = move([WRITING], { status: 'inProgress', progress })

  test('is known while the step runs, and removed when it ends', () => {
    expect(ahead?.progress).toEqual(progress)
    expect(move([WRITING, { ...WRITING, id: 'run-8' }], { status: 'inProgress', progress })[1]).toEqual({
      ...WRITING,
      id: 'run-8',
    })
    expect(move(ahead ? [ahead] : [], {})[0]?.progress).toBeNull()
  })

  test('is a part of the progress bar', () => {
    expect(measureTracker(WRITING)).toBeCloseTo(1 / 6)
    expect(ahead && measureTracker(ahead)).toBeCloseTo(1 / 4)
    expect(measureTracker({ ...WRITING, progress: { done: 0, total: 0 } })).toBeCloseTo(1 / 3)
  })

  test('is taken from the list, unless the list is older than the last message', () => {
    const listed = { ...WRITING, progress, isActive: true }
    expect(list([WRITING], listed)[0]?.progress).toEqual(progress)
    expect(list(move([WRITING], {}), listed)[0]?.progress).toBeNull()
  })
})
