import { expect, test } from 'vitest'
import { RecentLetters } from './recent-letters.ts'

function letter(text: string) {
  return { workspaceId: 1, userId: null, text }
}

test('the letters after a mark are found as long as none of them is dropped', () => {
  const recent = new RecentLetters()
  const first = recent.mark()
  recent.add(letter('0'))
  const second = recent.mark()
  for (let count = 1; count <= 1_000; count++) recent.add(letter(String(count)))
  expect(recent.after(first)).toBeNull()
  expect(recent.after(second)).toHaveLength(1_000)
  expect(recent.after(second)?.[0]?.text).toBe('1')
  expect(recent.after(recent.mark())).toEqual([])
})

test('few long letters are dropped like many short ones', () => {
  const recent = new RecentLetters()
  const mark = recent.mark()
  for (let count = 0; count < 20; count++) recent.add(letter('x'.repeat(64 * 1024)))
  expect(recent.after(mark)).toBeNull()
})

test('no mark is known after a gap', () => {
  const recent = new RecentLetters()
  const mark = recent.mark()
  recent.forget()
  expect(recent.after(mark)).toBeNull()
  expect(recent.after('')).toBeNull()
})
