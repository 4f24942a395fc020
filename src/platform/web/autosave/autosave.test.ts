import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { createAutosave, type AutosaveState } from './autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An autosave whose saves end as told, in order; after that each succeeds. */
function start(...ends: ('ok' | 'fails' | 'refused')[]) {
  const saved: string[] = []
  const states: AutosaveState[] = []
  const failed: string[] = []
  const autosave = createAutosave<string>({
    save: async (text, { isLast }) => {
      saved.push(isLast ? `${text} (last)` : text)
      const end = ends.shift() ?? 'ok'
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (end !== 'ok') throw new Error(end)
    },
    canRetry: (error) => error instanceof Error && error.message === 'fails',
    onState: (state) => states.push(state),
    onFailed: (error) => failed.push(String(error)),
  })
  return { autosave, saved, states, failed }
}

test('what is typed is saved once, a second after the last change', async () => {
  const { autosave, saved, states } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(900)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(999)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(101)
  expect([saved, states.at(-1), autosave.isClean()]).toEqual([['ab'], 'saved', true])
})

test('a change during a save is saved after it', async () => {
  const { autosave, saved, states } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1_050)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(100)
  expect([saved, states.at(-1), autosave.isClean()]).toEqual([['a'], 'saving', false])
  await vi.advanceTimersByTimeAsync(1_100)
  expect([saved, states.at(-1)]).toEqual([['a', 'ab'], 'saved'])
})

test('a failed save is repeated after 2, 4 and 6 seconds, and then told', async () => {
  const { autosave, saved, states, failed } = start('fails', 'fails', 'fails', 'fails')
  autosave.change('a')
  const counts: number[] = []
  for (const pause of [1_100, 2_100, 4_100, 6_100, 60_000]) {
    await vi.advanceTimersByTimeAsync(pause)
    counts.push(saved.length)
  }
  expect([counts, failed, states.at(-1)]).toEqual([[1, 2, 3, 4, 4], ['Error: fails'], 'failed'])
  autosave.flush()
  await vi.advanceTimersByTimeAsync(100)
  expect([saved.length, states.at(-1)]).toEqual([5, 'saved'])
})

test('between two tries the state says that another one follows', async () => {
  const { autosave, states } = start('fails', 'fails', 'fails', 'fails')
  autosave.change('a')
  const seen: (AutosaveState | undefined)[] = []
  for (const pause of [1_100, 2_050, 100, 4_100, 6_100]) {
    await vi.advanceTimersByTimeAsync(pause)
    seen.push(states.at(-1))
  }
  expect(seen).toEqual(['retrying', 'saving', 'retrying', 'retrying', 'failed'])
})

test('after a reset nothing of the text before is saved or told, even when a save of it was on its way', async () => {
  const { autosave, saved, states, failed } = start('refused')
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1_050)
  autosave.reset()
  expect([autosave.isClean(), states.at(-1)]).toEqual([true, 'clean'])
  autosave.change('b')
  await vi.advanceTimersByTimeAsync(1_100)
  expect([saved, states.at(-1), failed]).toEqual([['a', 'b'], 'saved', []])
  autosave.change('c')
  autosave.reset()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saved).toEqual(['a', 'b'])
})

test('a repeated save takes the newest text', async () => {
  const { autosave, saved } = start('fails')
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(1_050)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(saved).toEqual(['a', 'ab'])
})

test('a refused save is told at once', async () => {
  const { autosave, saved, failed } = start('refused')
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([saved, failed]).toEqual([['a'], ['Error: refused']])
})

test('leaving the field saves at once, and leaving the page also while a save is on its way', async () => {
  const { autosave, saved } = start()
  autosave.flush()
  autosave.change('a')
  autosave.flush()
  expect(saved).toEqual(['a'])
  autosave.change('ab')
  autosave.flush()
  expect(saved).toEqual(['a'])
  autosave.flush({ isLast: true })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(saved).toEqual(['a', 'ab (last)'])
})
