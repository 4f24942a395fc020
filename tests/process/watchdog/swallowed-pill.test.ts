import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isAlive } from '#platform/server/process/identity.ts'
import { startPillWorld } from './pill-world.ts'

const STANDSTILL_MS = 3_000
const TIMEOUT = 180_000

test(
  'a program with an endless step is started again, does all other work, and ends together with its supervisor',
  { timeout: TIMEOUT },
  async () => {
    const world = await startPillWorld({ standstillMs: STANDSTILL_MS })
    const { address, child, output } = world.running
    const ask = async () => (await fetch(`${address}/readyz`)).status
    const first = world.findServer() ?? Number.NaN
    expect(first).not.toBe(child.pid)

    const beside = await world.start('patient')
    await expect.poll(() => world.readRun(beside)).toMatchObject({ state: 'running' })
    const guilty = await world.start('endless')
    const before = [randomUUID(), randomUUID()]
    await world.look(
      `update run_steps set lost_workers = '{${before.join()}}' where run_id = ${guilty} and position = 1`,
    )
    await expect.poll(() => isAlive(first), { timeout: TIMEOUT }).toBe(false)
    expect(world.listLog()).toContainEqual(
      expect.objectContaining({
        level: 60,
        workspaceId: world.workspaceId,
        run: guilty,
        pipeline: 'pill',
        step: 'Swallowing',
        msg: 'the program stood still for 3 s and is ended',
        stack: expect.stringMatching(/^at .*pill-pipeline\.ts/),
      }),
    )

    await expect.poll(ask, { timeout: TIMEOUT }).toBe(200)
    await world.expireHeartbeats()
    await expect.poll(() => world.readRun(beside), { timeout: TIMEOUT }).toMatchObject({ state: 'done' })
    await expect
      .poll(() => world.readRun(guilty), { timeout: TIMEOUT })
      .toEqual({
        state: 'failed',
        reason: expect.stringMatching(
          /^Keyloom ended 3 times during the step Swallowing, so this was set aside\./,
        ),
      })
    expect(
      await world.look(`select lost_workers from run_steps where run_id = ${beside} and position = 1`),
    ).toEqual([{ lost_workers: [] }])
    expect(output()).toContain('A fault ended Keyloom (SIGALRM); it is started again.')

    const second = world.findServer() ?? Number.NaN
    child.kill('SIGKILL')
    await expect.poll(() => isAlive(second), { timeout: TIMEOUT }).toBe(false)
  },
)
