import { expect, test, vi } from 'vitest'
import { openOwned } from '#tests/support/accounts/guessing-world.ts'

vi.setConfig({ testTimeout: 120_000 })

const networks = (count: number) => Array.from({ length: count }, (_, at) => `10.${at >> 8}.${at & 255}.7`)

test('a thousand guesses from 200 networks lock the owner out of no browser, and only a few hundred are checked', async () => {
  const { known, browserAt, signIn, guess, look, lines } = await openOwned()
  const statuses = await guess(Array.from({ length: 5 }, () => networks(200)).flat())
  expect(statuses[401]).toBeLessThanOrEqual(612)
  expect(Number(statuses[401]) + Number(statuses[429])).toBe(1_000)
  expect((await signIn(known)).status).toBe(303)

  const fresh = browserAt('203.0.113.9')
  const waiting = await signIn(fresh)
  expect(waiting.status).toBe(429)
  expect(waiting.retryAfter).toBeLessThanOrEqual(60)
  expect(waiting.body).toContain('Your turn comes in a minute')
  await look(`update sign_in_turns set turn_at = now() - interval '1 second' where turn_at is not null`)
  expect((await signIn(fresh)).status).toBe(303)

  const slowed = await look(`select user_id from account_events where action = 'sign-in slowed down'`)
  expect(slowed).toHaveLength(1)
  const told = lines.filter((line) => line.includes('keyloom unlock'))
  expect(told).toHaveLength(1)
})
