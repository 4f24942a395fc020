import { expect, test } from 'vitest'
import { formatJson, formatTable, hasReached, openReport, type Row } from './report.ts'

const cost: Row = {
  name: 'process time',
  value: 0.5,
  unit: 's',
  goal: '<= 0.5',
  peer: 'pivot loop',
  peerValue: 60,
}

test.each([
  ['a cost at its limit holds', { value: 150, goal: '<= 150' }, true],
  ['a cost above its limit falls short', { value: 150.1, goal: '<= 150' }, false],
  ['a score at its floor holds', { value: 0.9, goal: '>= 0.9' }, true],
  ['a score below its floor falls short', { value: 0.89, goal: '>= 0.9' }, false],
  ['a number that is none falls short', { value: Number.NaN, goal: '<= 150' }, false],
  ['a row without a goal is not judged', { value: 7 }, null],
] as const)('%s', (_name, row, reached) => {
  expect(hasReached({ name: 'x', unit: 's', ...row })).toBe(reached)
})

test('a row for machines has exactly the seven keys, in order, with null where nothing is known', () => {
  expect(formatJson({ name: 'memory', value: 120.5, unit: 'MB', runs: 3 })).toBe(
    '{"name":"memory","value":120.5,"unit":"MB","goal":null,"peer":null,"peerValue":null,"ratio":null}',
  )
})

test('a ratio above one says that we do better, whichever way is better', () => {
  expect(JSON.parse(formatJson(cost))).toMatchObject({ ratio: 120 })
  const score: Row = {
    name: 'ARI',
    value: 0.9,
    unit: '',
    goal: '>= 0.8',
    peer: 'pivot loop',
    peerValue: 0.45,
  }
  expect(JSON.parse(formatJson(score))).toMatchObject({ ratio: 2 })
  expect(JSON.parse(formatJson({ ...cost, ratio: 7 }))).toMatchObject({ ratio: 7 })
})

test('the table for people is aligned and leaves out columns that nobody uses', () => {
  const rows: Row[] = [cost, { name: 'peak memory', value: 1234.5, unit: 'MB', goal: '<= 150' }]
  expect(formatTable(rows).split('\n')).toEqual([
    '                 value  goal                 peer        its value  ratio',
    'process time     0.5 s  <= 0.5  holds        pivot loop       60 s   120x',
    'peak memory   1,235 MB  <= 150  falls short',
  ])
})

test('a report for machines prints each row as it comes and nothing else', () => {
  const { printed, report } = collect(true)
  report.note('three peers are missing')
  report.add(cost)
  expect(printed).toEqual([formatJson(cost)])
  expect(report.finish()).toEqual({ hasReachedGoals: true })
  expect(printed).toHaveLength(1)
})

test('one goal that falls short is enough for the whole report to fall short', () => {
  const { report } = collect(false)
  report.add(cost)
  report.add({ name: 'memory', value: 151, unit: 'MB', goal: '<= 150' })
  expect(report.finish()).toEqual({ hasReachedGoals: false })
})

function collect(json: boolean) {
  const printed: string[] = []
  const report = openReport({ json, print: (line) => printed.push(line), mutter: () => undefined })
  return { printed, report }
}
