import { expect, test } from 'vitest'
import { raceForCredits } from '#tests/support/billing/race-for-credits.ts'

test('of 100 clusters that two processes start at once, exactly as many begin as there are credits', async () => {
  const [first, second] = await raceForCredits(5)
  expect(first + second).toBe(50)
})
