import { expect, test } from 'vitest'
import type { Ask } from '../ask.ts'
import { playAssistant } from './index.ts'

const RULES =
  'You are the assistant beside an article for a website.\nThe open text is: draft (draft).\nMore rules.'
const TEXT =
  'Boots last. They keep [[1]](https://a.example "E1") feet dry.\n\n## Care\n\nBrush "them". Wax them.'
const block = (name: string, text: string) => `<data-ab12 ${name}>\n${text}\n</data-ab12>`
const told = `${block('read_text', TEXT)}\nThat is the draft.`

function ask(question: string, toolResults: string[] = []): Ask {
  const names = ['read_text', 'propose_changes', 'read_competitor', 'find_own_pages']
  return {
    model: 'sandbox-writer',
    messages: [
      { role: 'system', text: RULES },
      { role: 'user', text: question },
    ],
    toolResults,
    tools: names.map((name) => ({ name, parameters: {} })),
    toolChoice: 'auto',
    format: 'text',
    maxTokens: 1_000,
    isStreaming: true,
    wantsUsage: true,
  }
}

test('the assistant reads a text, proposes passages that stand in it, and says how many were shown', () => {
  const question = 'Make the introduction shorter'
  expect(playAssistant(ask(question))).toEqual({ tool: { name: 'read_text', input: { section: 'draft' } } })
  expect(playAssistant(ask(question, [told]))).toEqual({
    tool: {
      name: 'propose_changes',
      input: {
        changes: [
          {
            old: 'Boots last. They keep [[1]](https://a.example "E1") feet dry.',
            new: 'Boots last.',
            why: '2 sentences become 1.',
          },
        ],
      },
    },
  })
  const shown = block('propose_changes', '{"shown_to_the_person":1,"not_shown":[]}')
  expect(playAssistant(ask(question, [told, shown]))).toEqual({
    text: 'I propose one change. Nothing changes until you accept it.',
  })
})

test('the assistant answers from what tools have told, and says so when that is nothing', () => {
  const pages = block(
    'find_own_pages',
    '[{"url":"https://own.example/a","title":"A","anchor":"a boot","why":"It is in the same hub","is_linked":true}]',
  )
  expect(playAssistant(ask('Suggest similar pages', [pages]))).toEqual({
    text: expect.stringContaining(
      '[A](https://own.example/a), with the text “a boot”: it is in the same hub.',
    ),
  })
  expect(playAssistant(ask('Suggest similar pages', [block('find_own_pages', '[]')]))).toEqual({
    text: expect.stringContaining('I have found no page'),
  })
  expect(playAssistant(ask('What can you do?'))).toEqual({ text: expect.stringContaining('I can look at') })
})

test('other prompts are left to the other scripts', () => {
  expect(playAssistant({ ...ask('Hello'), messages: [{ role: 'user', text: RULES }] })).toBeNull()
})
