import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const { signal } = new AbortController()
const HOUR_MS = 3_600_000

/** Starts a sleep, whose state shows whether it is over or was called off. */
function sleepOn(clock: ReturnType<typeof createClock>, ms: number, until = signal) {
  const sleep = { state: 'asleep' }
  const ended = clock.sleep(ms, until).then(
    () => (sleep.state = 'over'),
    () => (sleep.state = 'called off'),
  )
  return { sleep, ended }
}

test('a sleep ends when the clock is moved far enough', async () => {
  const clock = createClock()
  const { sleep, ended } = sleepOn(clock, HOUR_MS)
  clock.advance(HOUR_MS / 2)
  await new Promise(setImmediate)
  expect(sleep.state).toBe('asleep')
  clock.advance(HOUR_MS / 2)
  await ended
  expect(sleep.state).toBe('over')
})

test('on a stopped clock, a sleep lasts until the clock is moved or runs', async () => {
  const clock = createClock()
  clock.freeze()
  const { sleep, ended } = sleepOn(clock, 1)
  clock.advance(0.5)
  await new Promise(setImmediate)
  expect(sleep.state).toBe('asleep')
  clock.run()
  await ended
  expect(sleep.state).toBe('over')
})

test('a sleep ends by itself after its time', async () => {
  const clock = createClock()
  const begun = clock.now()
  await clock.sleep(30, signal)
  expect(clock.now() - begun).toBeGreaterThanOrEqual(30)
})

test('a reset ends every sleep, and an aborted sleep ends at once', async () => {
  const clock = createClock()
  const leaving = new AbortController()
  const [stays, leaves] = [sleepOn(clock, HOUR_MS), sleepOn(clock, HOUR_MS, leaving.signal)]
  leaving.abort()
  await leaves.ended
  expect([stays.sleep.state, leaves.sleep.state]).toEqual(['asleep', 'called off'])
  clock.reset()
  await stays.ended
  expect(stays.sleep.state).toBe('over')
})
