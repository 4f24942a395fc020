import { expect, it } from 'vitest'
import { formatJson, formatTable } from './format-table.ts'
import { NO_FIGURES, type Figures } from './measures.ts'
import { summarize, type EngineResult } from './summarize.ts'

it('averages over the cases to which a measure applies, and judges the mean', () => {
  const rows = summarize(resultOf('extracts', [{ headingRecall: 0.9 }, { headingRecall: 0.7 }, {}]))
  expect(rows).toMatchObject([
    { name: 'headingRecall', of: 2, mean: 0.8, goal: { least: 0.75 }, holds: true },
  ])
})

it('fails a goal of zero for a single fault in one of many cases', () => {
  const cases = Array.from({ length: 50 }, (_, index) => ({ danglingCitations: index === 0 ? 1 : 0 }))
  expect(summarize(resultOf('model', cases))).toMatchObject([{ name: 'danglingCitations', holds: false }])
})

it('judges extracts and texts of models by their own goals', () => {
  const figures = { verbatimOverlap: 0.6, headingRecall: 0.1 }
  expect(judgementsOf('extracts', figures)).toEqual({ verbatimOverlap: null, headingRecall: false })
  expect(judgementsOf('model', figures)).toEqual({ verbatimOverlap: false, headingRecall: null })
})

it('shows people each figure with its interval, its goal and what other tools reach', () => {
  const rows = summarize(
    resultOf('model', [
      { numbersCited: 1, cost: 0.01 },
      { numbersCited: 0.8, cost: 0.01 },
    ]),
  )
  expect(formatTable(rows)).toBe(
    [
      '                                 mean      95 % interval  goal              other tools',
      'sentences with numbers cited   90.0 %  80.0 % to 100.0 %  >= 90.0 %  holds  50-56 %',
      'cost                          $0.0100                                       $0.46',
    ].join('\n'),
  )
})

it('gives programs a line for each figure', () => {
  const [row] = summarize(resultOf('model', [{ leaks: 2 }]))
  expect(row && JSON.parse(formatJson(row))).toEqual({
    engine: 'made up',
    name: 'leaks',
    title: 'injection leaks',
    unit: 'count',
    of: 1,
    mean: 2,
    low: 2,
    high: 2,
    goal: { most: 0 },
    holds: false,
    published: null,
  })
})

function resultOf(kind: EngineResult['kind'], figures: readonly Partial<Figures>[]): EngineResult {
  return {
    engine: 'made up',
    kind,
    cases: figures.map((some, index) => ({
      name: `case ${index}`,
      figures: { ...NO_FIGURES, ...some },
      faults: [],
    })),
  }
}

function judgementsOf(kind: EngineResult['kind'], figures: Partial<Figures>) {
  return Object.fromEntries(summarize(resultOf(kind, [figures])).map(({ name, holds }) => [name, holds]))
}
