import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSilence } from './watch-silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a model that hangs is given up, also in the middle of its answer, but not one that goes on or is done', () => {
  const reason = new Error('silent')
  const { signal, hear, rest } = watchSilence(1_000, () => reason)
  hear()
  vi.advanceTimersByTime(999)
  hear()
  vi.advanceTimersByTime(999)
  rest()
  vi.advanceTimersByTime(60_000)
  expect(signal.aborted).toBe(false)
  hear()
  vi.advanceTimersByTime(1_000)
  expect(signal.reason).toBe(reason)
})
