import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followText } from './follow-text.ts'
import type { JudgedText } from './judge-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 40)
  })

/** A text, and a worker that answers after 40 milliseconds. */
function makeDesk() {
  let typed = 'a'
  const listeners = new Set<() => void>()
  const asked: string[] = []
  const judged: string[] = []
  const mended: string[] = []
  const failed: string[] = []
  const end = followText({
    text: {
      read: () => ({ text: typed }),
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    judge: async (markdown): Promise<JudgedText> => {
      asked.push(`judge ${markdown}`)
      await wait()
      if (markdown === 'bad') throw new Error('this text cannot be judged')
      return { markdown, score: null, uses: [], uncited: [] }
    },
    findMends: async (markdown) => {
      asked.push(`findMends ${markdown}`)
      await wait()
      return []
    },
    onJudged: ({ markdown }) => judged.push(markdown),
    onMends: (_, { markdown }) => mended.push(markdown),
    onFailed: (error) => failed.push(String(error)),
  })
  const type = (next: string) => {
    typed = next
    for (const listener of listeners) listener()
  }
  return { asked, judged, mended, failed, type, end }
}

test('a text is judged at once, and what code can mend is looked for when it rests', async () => {
  const { asked, judged, mended } = makeDesk()
  await vi.advanceTimersByTimeAsync(40)
  expect(judged).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(600)
  expect(asked).toEqual(['judge a', 'findMends a'])
  expect(mended).toEqual(['a'])
})

test('of many keys only some are judged, one question at a time, and the last one always is', async () => {
  const { asked, judged, type } = makeDesk()
  await vi.advanceTimersByTimeAsync(40)
  for (let key = 1; key <= 30; key++) {
    type('a'.repeat(key + 1))
    await vi.advanceTimersByTimeAsync(20)
  }
  await vi.advanceTimersByTimeAsync(300)
  expect(asked.length).toBeLessThan(8)
  expect(asked.filter((one) => one.startsWith('findMends'))).toEqual([])
  expect(judged.at(-1)).toBe('a'.repeat(31))
})

test('a text that cannot be judged is told, and the next one is judged', async () => {
  const { judged, failed, type } = makeDesk()
  await vi.advanceTimersByTimeAsync(40)
  type('bad')
  await vi.advanceTimersByTimeAsync(300)
  expect(failed).toEqual(['Error: this text cannot be judged'])
  type('good')
  await vi.advanceTimersByTimeAsync(300)
  expect(judged).toEqual(['a', 'good'])
})

test('nothing is told after the end', async () => {
  const { judged, asked, type, end } = makeDesk()
  end()
  type('b')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(judged).toEqual([])
  expect(asked).toEqual(['judge a'])
})
