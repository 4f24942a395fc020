import { expect, test } from 'vitest'
import { fitMessages } from './fit-messages.ts'
import { LONGEST_MESSAGE, MOST_MESSAGES } from './rules.ts'

const user = (content: string) => ({ role: 'user', content }) as const
const assistant = (content: string) => ({ role: 'assistant', content }) as const

test('empty messages, what tools did and what screens got are not sent', () => {
  expect(
    fitMessages([
      user('First'),
      assistant('  '),
      { role: 'tool_status', content: 'Reading' },
      { role: 'data', content: '{}' },
      user(''),
      user('Second'),
    ]),
  ).toEqual([user('First'), user('Second')])
})

test('of a long conversation the latest messages are sent, beginning with one of the user', () => {
  const long = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? user(`q${at}`) : assistant(`a${at}`)))
  const sent = fitMessages([...long, user('last')])
  expect(sent.length).toBeLessThanOrEqual(MOST_MESSAGES)
  expect(sent[0]?.role).toBe('user')
  expect(sent.at(-1)).toEqual(user('last'))
})

test.each(['x', '語', '"\n'])('what is sent always fits into a message of the socket: %j', (letter) => {
  const text = letter.repeat(LONGEST_MESSAGE)
  const sent = fitMessages([user(text), assistant(text), user(text), assistant(text), user(text)])
  expect(sent.at(-1)?.content.length).toBe(LONGEST_MESSAGE)
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(60_000)
})

test('half a letter at the limit is no invalid text', () => {
  const [sent] = fitMessages([user(`${'x'.repeat(LONGEST_MESSAGE - 1)}😬`)])
  expect(sent?.content.isWellFormed()).toBe(true)
})
