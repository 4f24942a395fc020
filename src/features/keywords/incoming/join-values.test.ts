import { expect, test } from 'vitest'
import { joinValues, NO_VALUES } from './join-values.ts'

const KNOWN = {
  estimated_search_volume: 90,
  volume_is_rough: false,
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

function toVolume([volume, isRough]: readonly [number | null, boolean]) {
  return { estimated_search_volume: volume, volume_is_rough: isRough }
}

test.each([
  ['an exact volume', [90, false], 'a larger rough one', [3000, true], [90, false]],
  ['a rough volume', [3000, true], 'a smaller exact one', [90, false], [90, false]],
  ['a rough volume', [3000, true], 'a larger rough one', [30_000, true], [30_000, true]],
  ['a rough volume', [3000, true], 'none', [null, false], [3000, true]],
  ['no volume', [null, false], 'a rough one', [3000, true], [3000, true]],
] as const)('%s %j and %s %j are joined to %j', (_was, known, _is, given, joined) => {
  expect(joinValues({ ...KNOWN, ...toVolume(known) }, toVolume(given))).toEqual({
    ...KNOWN,
    ...toVolume(joined),
  })
})
