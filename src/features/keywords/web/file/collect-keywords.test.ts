import { expect, test } from 'vitest'
import { CollectedKeywords, listSkipped } from './collect-keywords.ts'

const NOTHING = {
  estimated_search_volume: null,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
}

test('a keyword that is repeated in another case is joined with the first one', () => {
  const collected = new CollectedKeywords()
  collected.add({ ...NOTHING, keyword: 'Trail shoes', estimated_search_volume: 90, cpc: 1 })
  collected.add({ ...NOTHING, keyword: 'boots' })
  collected.add({ ...NOTHING, keyword: 'trail SHOES', estimated_search_volume: 10, cpc: 2, difficulty: 45 })
  collected.add({ ...NOTHING, keyword: 'BOOTS', estimated_search_volume: 0 })
  expect(collected.all).toEqual([
    { ...NOTHING, keyword: 'Trail shoes', estimated_search_volume: 90, cpc: 1, difficulty: 45 },
    { ...NOTHING, keyword: 'boots', estimated_search_volume: 0 },
  ])
})

test('skipped rows are listed by reason, with the lines of the first five', () => {
  const rows = Array.from({ length: 7 }, (_, at) => ({ line: at + 2, reason: 'empty', text: `${at}` }))
  const skipped = listSkipped({
    rows: 0,
    skipped: 8,
    skippedReasons: [
      { reason: 'empty', count: 7 },
      { reason: 'odd', count: 1 },
    ],
    skippedRows: [...rows, { line: 9, reason: 'odd', text: '' }],
  })
  expect(skipped).toEqual([
    { reason: 'empty', count: 7, examples: ['line 2 0', 'line 3 1', 'line 4 2', 'line 5 3', 'line 6 4'] },
    { reason: 'odd', count: 1, examples: ['line 9'] },
  ])
})
