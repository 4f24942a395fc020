import { expect, test } from 'vitest'
import { createQuickClock } from '#tests/support/network/quick-clock.ts'
import { createPace } from './pace.ts'

const { signal } = new AbortController()

test('calls that begin at the same time are spread evenly over the minute', async () => {
  const clock = createQuickClock()
  const pace = createPace(600, clock)
  const begins = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      await pace.takeTurn(signal)
      return clock.now()
    }),
  )
  expect(begins).toEqual([0, 100, 200, 300])
})

test('a call that begins after its turn does not wait, and unused turns are not made up for', async () => {
  const clock = createQuickClock()
  const pace = createPace(600, clock)
  await clock.sleep(5_000)
  for (const begins of [5_000, 5_100]) {
    await pace.takeTurn(signal)
    expect(clock.now()).toBe(begins)
  }
})

test('a call waits in real time, and a cancelled call stops waiting', async () => {
  const pace = createPace(3_000)
  const begun = performance.now()
  for (let call = 0; call < 4; call++) await pace.takeTurn(signal)
  // A timer may be early by a part of a millisecond.
  expect(performance.now() - begun).toBeGreaterThan(3 * 19)
  const slow = createPace(1)
  await slow.takeTurn(signal)
  await expect(slow.takeTurn(AbortSignal.abort())).rejects.toThrow('aborted')
})
