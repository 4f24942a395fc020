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
  const sum = sumVolumes(
    volumes.map((volume) => volumeOfKeyword({ estimated_search_volume: volume, volume_is_rough: false })),
  )
  expect(describeVolume(sum)).toEqual({ text, note })
})

test('clusters are added up keyword by keyword', () => {
  const sum = sumVolumes([
    { volume: 500, known: 2, keywords: 2, isRough: true },
    { volume: null, known: 0, keywords: 3, isRough: false },
  ])
  expect(sum).toEqual({ volume: 500, known: 2, keywords: 5, isRough: true })
})

test.each([
  [[3000], '~3,000', 'Approximate: the imported file has a range'],
  [[30_000, 5403], '~35,000', 'Approximate: for some keywords the imported file has a range'],
  [[3000, 200], '~3,200', 'Approximate: for some keywords the imported file has a range'],
  [
    [39_000, null],
    '~39,000+',
    '1 of 2 keywords has no known search volume. Approximate: for some keywords the imported file has a range',
  ],
])('the volumes %j, of which the first is a range, are shown as %s', (volumes, text, note) => {
  const parts = volumes.map((volume, at) =>
    volumeOfKeyword({ estimated_search_volume: volume, volume_is_rough: at === 0 }),
  )
  expect(describeVolume(sumVolumes(parts))).toEqual({ text, note })
})
