import { expect, test } from 'vitest'
import { describeAlone, describeWithoutResults, describeWithoutRoom } from './describe-left.ts'

test('keywords without a partner are counted, with the number of results that they would have to share', () => {
  expect(describeAlone({ aloneCount: 12, minimumScore: 3 })).toBe(
    '12 keywords stay alone: each shares fewer than 3 of 10 search results with the others.',
  )
  expect(describeAlone({ aloneCount: 1, minimumScore: 1 })).toBe(
    '1 keyword stays alone: it shares no search result with the others.',
  )
  expect(describeAlone({ aloneCount: 0, minimumScore: 3 })).toBeNull()
})

test('keywords that are still inactive are counted with the reason', () => {
  expect(describeWithoutResults({ withoutResults: 1 })).toBe(
    '1 keyword is still inactive, because no search results were found.',
  )
  expect(describeWithoutRoom({ withoutRoom: 1_240 })).toBe(
    '1,240 keywords are still inactive, because the plan has no more room for active keywords.',
  )
  expect(describeWithoutResults({ withoutResults: 0 })).toBeNull()
  expect(describeWithoutRoom({ withoutRoom: 0 })).toBeNull()
})
