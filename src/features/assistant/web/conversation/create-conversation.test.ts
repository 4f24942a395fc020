import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SILENCE_MS } from '../../rules.ts'
import { createConversation } from './create-conversation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(send: () => Promise<void> = async () => {}) {
  let count = 0
  const sent: { requestId: string; messages: unknown[]; isAwaited: () => boolean }[] = []
  const stopped: string[] = []
  const kept = vi.fn()
  const conversation = createConversation([], {
    newId: () => `q${++count}`,
    send: async (asked) => {
      sent.push(asked)
      await send()
    },
    stop: async (id) => void stopped.push(id),
    explain: (error) => String(error),
    keep: kept,
  })
  const say = (requestId: string, content: string, more: object = {}) =>
    conversation.hear({ requestId, messages: [{ role: 'assistant', content }], ...more })
  const answers = () => conversation.read().map(({ answer: { text, end } }) => [text, end])
  return { conversation, sent, stopped, kept, say, answers }
}

test('an answer is done after a second of silence, and goes on when a piece comes late', async () => {
  const { conversation, say, answers } = open()
  conversation.ask('Hello')
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(answers()).toEqual([['', null]])
  say('q1', 'Half')
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(answers()).toEqual([['Half', null]])
  await vi.advanceTimersByTimeAsync(1)
  expect(answers()).toEqual([['Half', 'cut off']])
  say('q1', ' and whole', { isComplete: true })
  expect(answers()).toEqual([['Half and whole', 'complete']])
})

test('silence does not count before the server has taken the question', async () => {
  const taken = Promise.withResolvers<void>()
  const { conversation, answers } = open(() => taken.promise)
  conversation.ask('Hello')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answers()).toEqual([['', null]])
  taken.reject('no connection')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers()).toEqual([['', 'failed']])
  expect(conversation.read()[0]?.answer.problem).toBe('no connection')
})

test('an answer that is tried again replaces the one before it, whose late pieces are not taken', async () => {
  const { conversation, sent, stopped, say, answers } = open()
  conversation.ask('Hello')
  say('q1', 'Half')
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  conversation.askAgain()
  expect(stopped).toEqual(['q1'])
  say('q1', ' and more')
  say('q2', 'Whole.', { isComplete: true })
  expect(answers()).toEqual([['Whole.', 'complete']])
  expect(sent.map(({ messages }) => messages)).toEqual([
    [{ role: 'user', content: 'Hello' }],
    [{ role: 'user', content: 'Hello' }],
  ])
})

test('a late piece of an answer that seemed cut off does not keep the next answer from ending', async () => {
  const { conversation, say, answers } = open()
  conversation.ask('One')
  say('q1', 'Half')
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  conversation.ask('Two')
  await vi.advanceTimersByTimeAsync(0)
  say('q2', 'Some')
  say('q1', ' more')
  say('q1', '.', { isComplete: true })
  await vi.advanceTimersByTimeAsync(SILENCE_MS)
  expect(answers()).toEqual([
    ['Half more.', 'complete'],
    ['Some', 'cut off'],
  ])
})

test('a question that is stopped while the text is still being saved is not awaited any more', () => {
  const { conversation, sent } = open()
  conversation.ask('Hello')
  expect(sent[0]?.isAwaited()).toBe(true)
  conversation.stop()
  expect(sent[0]?.isAwaited()).toBe(false)
})

test('one question is answered at a time, empty ones are not asked, and a stop ends the answer at once', () => {
  const { conversation, sent, stopped, say, answers } = open()
  expect(conversation.ask('  ')).toBe(false)
  expect(conversation.ask(' One ')).toBe(true)
  expect(conversation.ask('Two')).toBe(false)
  say('q1', 'Some')
  conversation.stop()
  expect(stopped).toEqual(['q1'])
  say('q1', ' more')
  expect(answers()).toEqual([['Some', 'stopped']])
  expect(conversation.ask('Two')).toBe(true)
  expect(sent.at(-1)?.messages).toEqual([
    { role: 'user', content: 'One' },
    { role: 'assistant', content: 'Some' },
    { role: 'user', content: 'Two' },
  ])
})

test('a conversation that was kept while an answer streamed comes back with that answer cut off', () => {
  const { conversation, say, kept } = open()
  conversation.ask('Hello')
  say('q1', 'Half')
  const [turns] = kept.mock.calls.at(-1) ?? [[]]
  const again = createConversation(turns, {
    newId: () => 'new',
    send: async () => {},
    stop: async () => {},
    explain: String,
    keep: () => {},
  })
  expect(again.read()[0]?.answer.end).toBe('cut off')
})

test('choices for proposed changes are kept, can be taken back, and are gone when the conversation is cleared', () => {
  const { conversation, kept } = open()
  conversation.ask('Hello')
  conversation.choose('q1', { '0.0': 'accepted', '0.1': 'dismissed' })
  conversation.choose('q1', { '0.0': null })
  expect(conversation.read()[0]?.choices).toEqual({ '0.1': 'dismissed' })
  conversation.clear()
  expect(conversation.read()).toEqual([])
  expect(kept).toHaveBeenLastCalledWith([])
})
