import { expect, test } from 'vitest'
import { findIdleness, findViolations, type Evidence } from './judge-effects.ts'
import { planDisruptions } from './run-chaos.ts'
import { itemAt } from '#platform/items.ts'

const effects = [0, 1, 3, 3, 4, 5].map((step, place) => ({
  run: 1,
  step,
  worker: place < 3 ? 'a' : 'b',
  at: 2_000 * place,
  happened: true,
}))
/** One run in which everything went as it should, with a worker killed in the middle. */
const good: Evidence = {
  effects,
  signs: effects,
  disruptions: [{ kind: 'kill', at: 5_000, worker: 'a' }],
  acknowledged: [1],
  runs: [{ id: 1, state: 'done', reason: null, marks: 1 }],
}
const run = itemAt(good.runs, 0)

test('a good run has no violations', () => {
  expect(findViolations(good)).toEqual([])
  expect(findIdleness(good, { runs: 1, busyKills: 1 })).toEqual([])
})

test.each<[string, Partial<Evidence>, string]>([
  ['is gone', { acknowledged: [1, 2] }, 'run 2 was started and is gone'],
  ['does not end', { runs: [{ ...run, state: 'waiting' }] }, 'run 1 is waiting in the end: null'],
  ['keeps twice', { runs: [{ ...run, marks: 2 }] }, 'run 1 kept 2 times what it keeps 1 times'],
  ['misses a step', { effects: good.effects.slice(0, -1) }, 'step 5 of run 1 never took effect'],
  ['repeats without a kill', { disruptions: [] }, 'step 3 of run 1 was repeated without a reason'],
  [
    'repeats after another worker was killed',
    { disruptions: [{ kind: 'kill', at: 5_000, worker: 'c' }] },
    'step 3 of run 1 was repeated without a reason',
  ],
  [
    'goes back',
    { effects: [...good.effects, { ...itemAt(good.effects, 0), at: 19_000, happened: false }] },
    'step 0 of run 1 was done again after a later one',
  ],
  [
    'takes too long',
    { signs: effects.map((one) => ({ ...one, at: one.at * (one.worker === 'b' ? 10 : 1) })) },
    'run 1 went on only 55000 ms after its worker was killed',
  ],
])('a run that %s is reported', (_, change, sentence) => {
  expect(findViolations({ ...good, ...change })).toContain(sentence)
})

test('a test run in which nothing happens proves nothing', () => {
  const idle = {
    ...good,
    disruptions: [...good.disruptions, { kind: 'crash' as const, at: 11_000, worker: null }],
  }
  expect(findIdleness(idle, { runs: 2, busyKills: 2 })).toEqual([
    'only 1 runs were done; 2 are the least that count',
    'only 1 kills hit a worker at work; 2 are the least that count',
    'after 1 disruptions nothing moved until the next one',
  ])
})

test('crashes are spread evenly between the kills', () => {
  const plan = planDisruptions({ kills: 100, crashes: 8 })
  expect(plan.filter((kind) => kind === 'crash')).toHaveLength(8)
  expect(plan).toHaveLength(108)
  expect(planDisruptions({ kills: 2, crashes: 0 })).toEqual(['kill', 'kill'])
})
