import { expect, test } from 'vitest'
import { makeSearchedSite } from '#tests/support/performance/searched-site.ts'

const LONG = 120_000

test.each([
  { seed: 1, today: '2026-05-20' },
  { seed: 2, today: '2026-05-28' },
  { seed: 3, today: '2026-06-10' },
])(
  'in world $seed two pages that take turns and one that decays are found, and one whose season ends is left alone',
  async ({ seed, today }) => {
    const { planted, listCannibalized, readPage } = await makeSearchedSite({ seed, today })

    expect(await listCannibalized()).toEqual([planted.cannibalized])

    const decayed = await readPage(planted.decayed)
    expect(decayed.action).toBe('update')
    expect(decayed.reason).toMatch(/^It has \d\d % fewer clicks than /)

    const seasonal = await readPage(planted.seasonal)
    expect(seasonal.clicks, 'what only its season explains').toBeLessThan(seasonal.before * 0.75)
    expect(seasonal.action).toBe('leave')
  },
  LONG,
)
