import { describe, expect, test } from 'vitest'
import { endAs, endBySilence, mergePiece, NEW_ANSWER, type AnswerPiece } from './merge-answer.ts'
import { writeScreenData } from './screen-data.ts'

const say = (content: string, more: Partial<AnswerPiece> = {}): AnswerPiece => ({
  messages: [{ role: 'assistant', content }],
  ...more,
})
const merge = (...pieces: AnswerPiece[]) => pieces.reduce(mergePiece, NEW_ANSWER)

describe('the end of an answer', () => {
  test.each([
    [{}, null],
    [{ isComplete: false }, null],
    [{ done: false }, null],
    [{ finish_reason: null }, null],
    [{ isComplete: true }, 'complete'],
    [{ done: true }, 'complete'],
    [{ finish_reason: 'stop' }, 'complete'],
    [{ finish_reason: 'length' }, 'too long'],
    [{ done: true, finish_reason: 'cancelled' }, 'stopped'],
    [{ isComplete: true, done: true, finish_reason: 'error' }, 'failed'],
  ] as const)('is told by any of three signs: %j', (signs, end) => {
    expect(merge(say('Hello'), say('', signs)).end).toBe(end)
  })

  test('is a silence, after which a piece that was late goes on', () => {
    const cut = endBySilence(merge(say('Half a ')))
    expect(cut).toMatchObject({ text: 'Half a ', end: 'cut off' })
    expect(mergePiece(cut, say('sentence.', { at: 7 }))).toMatchObject({
      text: 'Half a sentence.',
      end: null,
    })
  })

  test('is final otherwise: late pieces, silence and a stop change nothing', () => {
    const over = merge(say('All.'), say('', { isComplete: true }))
    expect(mergePiece(over, say('More'))).toBe(over)
    expect(endBySilence(over)).toBe(over)
    expect(endAs(over, 'stopped')).toBe(over)
    const stopped = endAs(merge(say('Half')), 'stopped')
    expect(mergePiece(stopped, say('More'))).toBe(stopped)
  })

  test('has the reason of a failure, and nothing that is still being looked up', () => {
    const running: AnswerPiece = {
      messages: [{ role: 'tool_status', content: 'Reading the draft' }],
      tool: { id: 0, state: 'running' },
    }
    const failed = merge(running, say('', { finish_reason: 'error', problem: 'The model is busy.' }))
    expect(failed).toMatchObject({ problem: 'The model is busy.', chips: [{ state: 'failed' }] })
  })
})

describe('the text of an answer', () => {
  test.each<[AnswerPiece[], string]>([
    [[say('One '), say('two')], 'One two'],
    [[say('One ', { at: 0 }), say('two', { at: 4 }), say('')], 'One two'],
    [[say('thinking', { at: 0 }), say('The text', { at: 0 })], 'The text'],
    [[say('One two', { at: 0 }), say('2', { at: 4 })], 'One 2'],
  ])('grows by pieces, each at its place', (pieces, text) => {
    expect(merge(...pieces).text).toBe(text)
  })

  test('is no part of what is looked up or told to the screen', () => {
    const data = { kind: 'links', domain: 'own.example', urls: ['https://a.example/'] } as const
    const answer = merge(
      { messages: [{ role: 'tool_status', content: 'Reading' }], tool: { id: 3, state: 'running' } },
      { messages: [{ role: 'data', content: writeScreenData(data) }] },
      { messages: [{ role: 'data', content: 'not ours' }] },
      { messages: [{ role: 'user', content: 'mine' }] },
      { messages: [{ role: 'tool_status', content: 'Reading' }], tool: { id: 3, state: 'done' } },
      say('Text'),
    )
    expect(answer).toMatchObject({
      text: 'Text',
      chips: [{ id: 3, text: 'Reading', state: 'done' }],
      data: [data],
    })
  })
})
