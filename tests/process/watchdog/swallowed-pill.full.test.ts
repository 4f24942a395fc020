import { expect, test } from 'vitest'
import { startPillWorld, type PillWorld } from './pill-world.ts'

const STANDSTILL_MS = 30_000
const BACK_MS = 45_000
const TIMEOUT = 900_000

/** The time from the beginning of the loop until the program answers and the other run is done. */
async function measureStandstill(world: PillWorld, guilty: number): Promise<number> {
  const beside = await world.start('patient')
  await expect.poll(() => world.readRun(beside)).toMatchObject({ state: 'running' })
  await world.endRest(guilty)
  const ask = () =>
    fetch(`${world.running.address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ask, { timeout: TIMEOUT }).toBe(0)
  const began = performance.now()
  await expect.poll(ask, { timeout: TIMEOUT }).toBe(200)
  await expect.poll(() => world.readRun(beside), { timeout: TIMEOUT }).toMatchObject({ state: 'done' })
  return performance.now() - began
}

test(
  'after each standstill by an endless step all requests and other work are back within 45 seconds, and the third one sets the run aside',
  { timeout: TIMEOUT },
  async () => {
    const beforeStart = performance.now()
    const world = await startPillWorld()
    // On a busy machine the program also starts more slowly, so the limit grows with the time of its first start.
    const backMs = Math.max(BACK_MS, STANDSTILL_MS + 3 * (performance.now() - beforeStart))
    const guilty = await world.start('endless', { afterSeconds: 3_600 })
    const untilGuilty = async (expected: object) => {
      await expect.poll(() => world.readRun(guilty), { timeout: TIMEOUT }).toEqual(expected)
    }
    const resting = {
      state: 'waiting',
      reason: 'The step Swallowing stopped Keyloom, and is tried again in a while.',
    }
    const times = [await measureStandstill(world, guilty)]
    await untilGuilty(resting)
    times.push(await measureStandstill(world, guilty))
    await untilGuilty(resting)
    times.push(await measureStandstill(world, guilty))
    await untilGuilty({
      state: 'failed',
      reason: expect.stringMatching(/^Keyloom ended 3 times during the step Swallowing/),
    })
    expect(times.filter((ms) => ms > backMs)).toEqual([])
  },
)
