import { describe, expect, test } from 'vitest'
import { measureCommand, measureNode, median, takeMedians } from './measure-command.ts'

const BURN_300_MS =
  'const used = () => { const { user, system } = process.cpuUsage(); return user + system }; while (used() < 300e3);'
const FILL_200_MB = 'const b = Buffer.alloc(200 * 2 ** 20, 1); setTimeout(() => b.length, 60);'

describe('a measured process', () => {
  test('counts its processor time and that of its children, not the time it sleeps', async () => {
    const inChild = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BURN_300_MS)}])`
    const [busy] = await measureNode(['-e', inChild], { runs: 1 })
    const [idle] = await measureCommand('sleep', ['0.3'], { runs: 1 })
    expect(busy?.cpuSeconds).toBeGreaterThan(0.29)
    expect(idle?.cpuSeconds).toBeLessThan(0.1)
    expect(idle?.wallSeconds).toBeGreaterThan(0.29)
  })

  test('reports its own peak of memory, whatever this process holds', async () => {
    const ballast = Buffer.alloc(300 * 2 ** 20, 1)
    const [small] = await measureNode(['-e', 'setTimeout(() => {}, 60)'], { runs: 1 })
    const [large] = await measureNode(['-e', FILL_200_MB], { runs: 1 })
    expect(ballast).toHaveLength(300 * 2 ** 20)
    expect(small?.peakMegabytes).toBeLessThan(150)
    expect(large?.peakMegabytes).toBeGreaterThan(200)
  })

  test('that fails is told with its own words', async () => {
    await expect(
      measureNode(['-e', 'console.error("no file"); process.exit(3)'], { runs: 1 }),
    ).rejects.toThrow(/ended with 3: no file/)
    await expect(measureCommand('no-such-command', [], { runs: 1 })).rejects.toThrow('could not be started')
  })

  test('that runs several times is summed up by medians and the number of runs', async () => {
    const runs = await measureNode(['-e', 'console.log(1)'], { runs: 3 })
    expect(takeMedians(runs)).toMatchObject({ runs: 3, stdout: '1\n' })
  })
})

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})
