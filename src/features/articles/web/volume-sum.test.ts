import { expect, test } from 'vitest'
import { describeVolume, sumVolumes, volumeOfKeyword } from './volume-sum.ts'

test.each([
  [[1000, 200], '1,200', null],
  [[1000, null, 200], '1,200+', '1 of 3 keywords has no known search volume'],
  [[39_000, null, null], '39,000+', '2 of 3 keywords have no known search volume'],
  [[null, null], '–', 'None of the 2 keywords has a known search volume'],
  [[null], '–', 'The search volume is not known'],
  [[0, 0], '0', null],
  [[0, null], '0+', '1 of 2 keywords has no known search volume'],
  [[], '0', null],
])('the volumes %j are shown as %s', (volumes, text, note) => {
  const sum = sumVolumes(volumes.map((volume) => volumeOfKeyword({ estimated_search_volume: volume })))
  expect(describeVolume(sum)).toEqual({ text, note })
})

test('clusters are added up keyword by keyword', () => {
  const sum = sumVolumes([
    { volume: 500, known: 2, keywords: 2 },
    { volume: null, known: 0, keywords: 3 },
  ])
  expect(sum).toEqual({ volume: 500, known: 2, keywords: 5 })
})
