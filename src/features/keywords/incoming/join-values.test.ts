import { expect, test } from 'vitest'
import { joinValues, NO_VALUES } from './join-values.ts'

const KNOWN = {
  estimated_search_volume: 90,
  difficulty: 45,
  cpc: 1,
  competition: 20,
  intent: 'informational',
}

test('the larger volume and the last known other values of a keyword count', () => {
  const given = { estimated_search_volume: 10, difficulty: 0, cpc: 2, competition: null, intent: '' }
  expect(joinValues(KNOWN, given)).toEqual({ ...KNOWN, difficulty: 0, cpc: 2 })
  expect(joinValues(KNOWN, { estimated_search_volume: 320 })).toEqual({
    ...KNOWN,
    estimated_search_volume: 320,
  })
  expect(joinValues(NO_VALUES, { estimated_search_volume: 0 })).toEqual({
    ...NO_VALUES,
    estimated_search_volume: 0,
  })
  expect(joinValues(KNOWN, {})).toEqual(KNOWN)
})
