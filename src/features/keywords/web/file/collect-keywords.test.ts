import { expect, test } from 'vitest'
import { CollectedKeywords } from './collect-keywords.ts'

const NOTHING = {
  estimated_search_volume: null,
  volume_is_rough: false,
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
    { ...NOTHING, keyword: 'Trail shoes', estimated_search_volume: 90, cpc: 2, difficulty: 45 },
    { ...NOTHING, keyword: 'boots', estimated_search_volume: 0 },
  ])
})
