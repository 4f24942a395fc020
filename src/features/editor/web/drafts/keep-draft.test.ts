import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from './keep-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const done: string[] = []
  const place = { user: '5', workspaceId: 1, articleId: 2, section: 'draft', writer: 'w' } as const
  const draft = keepDraft(place, {
    put: async ({ text, baseVersion }) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      done.push(`${text} on ${baseVersion}`)
    },
    remove: async () => void done.push('removed'),
  })
  return { draft, done }
}

test('what is typed without a pause is kept every 300 ms', async () => {
  const { draft, done } = start()
  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    draft.keep({ text, baseVersion: 3, unanswered: null })
    await vi.advanceTimersByTimeAsync(200)
  }
  await vi.advanceTimersByTimeAsync(500)
  expect(done).toEqual(['ab on 3', 'abcd on 3'])
})

test('a draft that is dropped while it is being written is gone', async () => {
  const { draft, done } = start()
  draft.keep({ text: 'a', baseVersion: 3, unanswered: null })
  await vi.advanceTimersByTimeAsync(310)
  void draft.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['a on 3', 'removed'])
})

test('nothing comes after a drop, and what is flushed is written at once', async () => {
  const { draft, done } = start()
  draft.keep({ text: 'a', baseVersion: 3, unanswered: null })
  await draft.drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['removed'])
  draft.keep({ text: 'b', baseVersion: 4, unanswered: null })
  void draft.flush()
  await vi.advanceTimersByTimeAsync(60)
  expect(done).toEqual(['removed', 'b on 4'])
})
