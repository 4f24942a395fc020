import { expect, test } from 'vitest'
import { describePotentialClicks } from './potential-clicks.ts'

const CLUSTER = {
  potential_clicks: 341,
  google_impressions_last: null,
  google_position_last: null,
  estimated_search_volume: 1200,
  known_volume_count: 2,
  volume_is_rough: false,
  keyword_count: 2,
}

test('potential clicks are explained by impressions and rank', () => {
  expect(
    describePotentialClicks({ ...CLUSTER, google_impressions_last: 1000, google_position_last: 10 }),
  ).toEqual({
    text: '341',
    note: '1,000 impressions at rank 10.0, where 83.6% are visible: 1,000 ÷ 83.6% × 28.5%',
  })
})

test('without impressions potential clicks are explained by the search volume', () => {
  const searches = { ...CLUSTER, google_impressions_last: 0, potential_clicks: 342 }
  expect(describePotentialClicks(searches)).toEqual({
    text: '342',
    note: 'No impressions, so 1,200 searches × 28.5%',
  })
  expect(describePotentialClicks({ ...searches, keyword_count: 3 })).toEqual({
    text: '342+',
    note: 'No impressions, so 1,200+ searches × 28.5%. 1 of 3 keywords has no known search volume',
  })
})

test('potential clicks of a rough search volume are rough', () => {
  expect(describePotentialClicks({ ...CLUSTER, volume_is_rough: true })).toEqual({
    text: '~340',
    note: 'No impressions, so ~1,200 searches × 28.5%. Approximate: for some keywords the imported file has a range',
  })
})

test('potential clicks are unknown when nothing is known', () => {
  const unknown = { potential_clicks: null, estimated_search_volume: null, known_volume_count: 0 }
  expect(describePotentialClicks({ ...CLUSTER, ...unknown })).toEqual({
    text: '–',
    note: 'Neither impressions nor a search volume of this cluster are known',
  })
})
