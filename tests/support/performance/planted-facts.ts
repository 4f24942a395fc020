import { expect } from 'vitest'
import { makeSearchedSite } from './searched-site.ts'

/** Checks that measuring and advice find what was planted in a world's search data, and nothing else. */
export async function expectPlantedFound(given: { seed: number; today: string }): Promise<void> {
  const { planted, listCannibalized, readPage } = await makeSearchedSite(given)

  expect(await listCannibalized()).toEqual([planted.cannibalized])

  const decayed = await readPage(planted.decayed)
  expect(decayed.action).toBe('update')
  expect(decayed.reason).toMatch(/^Its clicks (in 30 days )?fell by \d\d%/)

  const seasonal = await readPage(planted.seasonal)
  expect(seasonal.clicks, 'what only its season explains').toBeLessThan(seasonal.before * 0.75)
  expect(seasonal.action).toBe('leave')
}
