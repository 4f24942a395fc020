import { expect, test, vi } from 'vitest'
import { newestOnly } from './newest-only.ts'

test('of calls that wait only the newest does its work, and the others answer null', async () => {
  const work = vi.fn((input: number) => input * 10)
  const ask = newestOnly(work)
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([null, null, 30])
  expect(work).toHaveBeenCalledTimes(1)
  expect(await ask(4)).toBe(40)
})
