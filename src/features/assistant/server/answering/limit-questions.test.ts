import { expect, test } from 'vitest'
import { countQuestions } from './limit-questions.ts'

const START = Date.parse('2026-11-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(START + minutes * 60_000)
const asking = (requestId: string) => ({ userId: 1, workspaceId: 1, requestId })

test('an answer that has never left takes up its place for five minutes', () => {
  const questions = countQuestions()
  for (const id of ['one', 'two', 'three']) questions.enter(asking(id), minutesLater(0))
  expect(() => questions.enter(asking('four'), minutesLater(4))).toThrow(/answering 3 of your questions/)
  questions.enter(asking('four'), minutesLater(5))
  expect(questions.stop(asking('one'))).toBe(false)
})

test('a user is answered 20 questions within a minute', () => {
  const questions = countQuestions()
  for (let at = 0; at < 20; at++) questions.enter(asking(`q${at}`), minutesLater(0)).leave()
  expect(() => questions.enter(asking('more'), minutesLater(0.9))).toThrow(/^You have asked 20 questions/)
  questions.enter(asking('more'), minutesLater(1))
})
