import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listProcessesOn, makeDataFolder, runKeyloom } from '#tests/support/process/keyloom-process.ts'

const isThere = (folder: string, name: string) => existsSync(join(folder, name))
const isMaking = (folder: string) => readdirSync(folder).some((name) => name.startsWith('postgres.new-'))

/** What the data folder contains when the program is stopped. */
const moments: [string, (folder: string) => boolean][] = [
  ['it has only its lock', (folder) => isThere(folder, 'keyloom.lock')],
  ['the data is being made', isMaking],
  ['the data is made', (folder) => isThere(folder, 'postgres')],
  ['the database starts', (folder) => isThere(folder, join('postgres', 'postmaster.pid'))],
]

test.each(moments)(
  'a first start that is stopped when %s leaves no process and no half-made data',
  async (_moment, isReached) => {
    const dataFolder = makeDataFolder()
    const running = await runKeyloom({ dataFolder })
    await expect.poll(() => isReached(dataFolder), { timeout: 60_000, interval: 5 }).toBe(true)
    running.child.kill('SIGTERM')
    expect(['SIGTERM', 0]).toContain(await running.ended)
    expect(listProcessesOn(dataFolder)).toEqual([])
    expect(isMaking(dataFolder)).toBe(false)
  },
  120_000,
)
