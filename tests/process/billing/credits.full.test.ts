import { expect, test } from 'vitest'
import { raceForCredits } from '#tests/support/billing/race-for-credits.ts'

test('of 100 clusters that two processes start at once, exactly 10 begin on 10 credits, in 200 rounds', async () => {
  const [first, second] = await raceForCredits(200)
  expect(first + second).toBe(2_000)
  expect(Math.min(first, second)).toBeGreaterThan(0)
}, 900_000)
