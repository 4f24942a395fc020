import { describe, expect, test } from 'vitest'
import { BUDGETS, FULL_LIMIT_SECONDS, WALL_LIMIT_SECONDS } from './budgets.ts'
import { describeShortly, describeTimes } from './describe-times.ts'
import { findLateness, listGrown, PROCESSOR_BUDGET_SECONDS } from './judge-budgets.ts'
import { sumProcessorSeconds, type PartRun, type TestRun } from './part-run.ts'
import { EMPTY_TALLY } from './tally.ts'
import { listTimes } from './times-json.ts'

const timed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `rows.test.ts: row ${index}`, seconds: index }))

function makePart(change: Partial<PartRun>): PartRun {
  return { part: 'unit', tally: EMPTY_TALLY, wallSeconds: 1, processorSeconds: 1, worlds: {}, ...change }
}

function makeRun(parts: Partial<PartRun>[], change: Partial<TestRun> = {}): TestRun {
  const made = parts.map(makePart)
  const processorSeconds = sumProcessorSeconds(made)
  return { parts: made, wallSeconds: 10, processorSeconds, isFull: false, ...change }
}

describe('warnings about budgets', () => {
  test('no warning is printed while every part is within its budget', () => {
    expect(listGrown(makeRun([{ part: 'unit' }, { part: 'walls' }]))).toEqual([])
  })

  test('a part over its budget is named in capitals with its time and its budget', () => {
    const { processorSeconds, wallSeconds } = BUDGETS.walls
    const part: Partial<PartRun> = {
      part: 'walls',
      processorSeconds: processorSeconds + 1,
      wallSeconds: wallSeconds + 1,
    }
    expect(listGrown(makeRun([part]))).toEqual([
      `ISOLATION AND FUZZ TOOK ${processorSeconds + 1} S OF PROCESSOR TIME, ITS SHARE IS ${processorSeconds} S`,
      `ISOLATION AND FUZZ TOOK ${wallSeconds + 1} S OF WALL TIME, ITS SHARE IS ${wallSeconds} S`,
    ])
  })

  test('the whole run is named when it takes more than ten minutes', () => {
    expect(listGrown(makeRun([{}], { wallSeconds: 601 }))).toEqual([
      'ALL TESTS TOOK 601 S OF WALL TIME, ITS SHARE IS 600 S',
    ])
  })

  test('without processor time, only wall time is judged', () => {
    expect(listGrown(makeRun([{ processorSeconds: null }]))).toEqual([])
  })

  test('the parts of the full run have no budgets', () => {
    expect(listGrown(makeRun([{ processorSeconds: 9_999 }], { isFull: true, wallSeconds: 9_999 }))).toEqual(
      [],
    )
  })
})

describe('the limit of a run', () => {
  test.each([
    ['npm test within its limit', false, WALL_LIMIT_SECONDS, []],
    [
      'npm test beyond its limit',
      false,
      WALL_LIMIT_SECONDS + 1,
      [{ name: 'npm test', reason: 'it took 76 minutes, and 75 are the limit' }],
    ],
    ['the full run within its limit', true, FULL_LIMIT_SECONDS, []],
    [
      'the full run beyond its limit',
      true,
      FULL_LIMIT_SECONDS + 1,
      [{ name: 'npm run test:full', reason: 'it took 121 minutes, and 120 are the limit' }],
    ],
  ])('only a run beyond its limit fails: %s', (_name, isFull, wallSeconds, expected) => {
    expect(findLateness(makeRun([{}], { isFull, wallSeconds }))).toEqual(expected)
  })
})

describe('the times at the end of a run', () => {
  const run = makeRun([
    { part: 'unit', tally: { ...EMPTY_TALLY, tests: timed(25) } },
    {
      part: 'server',
      wallSeconds: 100,
      processorSeconds: 20.4,
      worlds: { database: 2, sandbox: 2, server: 1 },
      tally: { ...EMPTY_TALLY, files: [{ name: 'list.test.ts', seconds: 0.5 }] },
    },
  ])

  test('the twenty slowest tests are listed, the slowest first', () => {
    const lines = describeTimes(run).split('\n')
    const first = lines.indexOf('Slowest tests:') + 1
    expect(lines[first]).toBe('    24 s  rows.test.ts: row 24')
    expect(lines.slice(first, first + 21).at(-1)).toBe('')
  })

  test('each part is listed with its times, its budgets, and what it started', () => {
    const lines = describeTimes(run).split('\n')
    const server = lines.find((line) => line.startsWith('server'))?.split(/ {2,}/)
    expect(server).toEqual([
      'server',
      '100 s',
      `${BUDGETS.server.wallSeconds} s`,
      '20 s',
      `${BUDGETS.server.processorSeconds} s`,
      '2 databases, 2 sandboxes, 1 server',
    ])
    const all = lines.find((line) => line.startsWith('all'))?.split(/ {2,}/)
    expect(all?.slice(0, 5)).toEqual(['all', '10 s', '600 s', '21 s', `${PROCESSOR_BUDGET_SECONDS} s`])
  })

  test('the full run lists the files that only it runs, without budgets', () => {
    const files = [
      { name: 'tests/killed-changes.full.test.ts', seconds: 70 },
      { name: 'tests/killed-changes.test.ts', seconds: 7 },
    ]
    const full = describeTimes(makeRun([{ tally: { ...EMPTY_TALLY, files } }], { isFull: true })).split('\n')
    const first = full.indexOf('Files of test:full alone:') + 1
    expect(full.slice(first, first + 2)).toEqual(['    70 s  tests/killed-changes.full.test.ts', ''])
    expect(full.find((line) => line.startsWith('unit'))?.split(/ {2,}/)).toEqual(['unit', '1.0 s', '1.0 s'])
  })

  test('unknown processor time is shown as unknown, also in the sum', () => {
    const lines = describeTimes(makeRun([{ processorSeconds: null }, { part: 'server' }])).split('\n')
    expect(lines.find((line) => line.startsWith('all'))).toMatch(/unknown/)
  })

  test('a run of single files ends with one line of times', () => {
    expect(describeShortly(run)).toBe('10 s, 21 s of processor time, 2 databases, 2 sandboxes, 1 server')
    expect(describeShortly(makeRun([{ processorSeconds: null }]))).toBe('10 s')
  })

  test('the JSON has every file and test with its part', () => {
    const { parts, slowestTests, ...sums } = listTimes(run)
    expect(slowestTests).toHaveLength(20)
    expect(parts.map(({ part, tests, files }) => [part, tests.length, files.length])).toEqual([
      ['unit', 25, 0],
      ['server', 0, 1],
    ])
    expect(sums).toMatchObject({ wallSeconds: 10, processorSeconds: 21.4, worlds: { database: 2 } })
  })
})
