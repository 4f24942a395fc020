import { expect, onTestFinished, test } from 'vitest'
import { chooseFloor, MB, readDiskSpace } from './disk-space.ts'
import { watchDisk } from './watch-disk.ts'

/** A disk of 100 GB that has as much room as the test says. */
async function openWatch(floorMegabytes: number | undefined = 500) {
  const space = { freeBytes: 2_000 * MB, sizeBytes: 100_000 * MB }
  const lines: string[] = []
  const note = (_details: object | string, message?: string) => lines.push(message ?? '')
  let isSilent = false
  const watch = await watchDisk(
    { log: { warn: note, error: note } },
    {
      folder: '/data',
      floorMegabytes,
      readSpace: async () => {
        if (isSilent) throw new Error('the disk does not tell')
        return space
      },
    },
  )
  onTestFinished(() => watch.stop())
  return {
    lines,
    problem: async (megabytes: number | 'silent') => {
      isSilent = megabytes === 'silent'
      if (megabytes !== 'silent') space.freeBytes = megabytes * MB
      await watch.look()
      return watch.findProblem()
    },
  }
}

test('a disk below its floor is full until it has a tenth more than the floor, and the log has one line for each change', async () => {
  const { problem, lines } = await openWatch()
  expect(await problem(500)).toBe(null)
  const full =
    'The disk is full: 312 MB are free, and 500 MB are kept free (FREE_DISK). Nothing new is stored until there is more room.'
  expect(await problem(312)).toBe(full)
  expect(await problem(312)).toBe(full)
  expect(await problem(540)).not.toBe(null)
  expect(await problem(550)).toBe(null)
  expect(await problem(549)).toBe(null)
  expect(lines).toEqual([full, 'The disk has room again; everything goes on.'])
})

test('a disk whose free space cannot be read keeps its last state', async () => {
  const { problem } = await openWatch()
  expect(await problem('silent')).toBe(null)
  expect(await problem(100)).not.toBe(null)
  expect(await problem('silent')).not.toBe(null)
})

test('a disk without a floor is never full', async () => {
  const { problem } = await openWatch(0)
  expect(await problem(0)).toBe(null)
})

test.each([
  ['a large disk keeps 500 MB free', 100_000, undefined, 500],
  ['a small disk keeps a twentieth of itself free', 2_000, undefined, 100],
  ['every disk keeps as much free as the operator says', 2_000, 1_500, 1_500],
])('%s', (_name, size, megabytes, floor) => {
  expect(chooseFloor({ freeBytes: 0, sizeBytes: size * MB }, megabytes) / MB).toBe(floor)
})

test('the space of a folder that does not exist yet is that of the disk it will be on', async () => {
  const { freeBytes, sizeBytes } = await readDiskSpace('/not/there/yet')
  expect(freeBytes).toBeGreaterThan(0)
  expect(sizeBytes).toBeGreaterThan(freeBytes)
})
