import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  MODEL_KEY,
  serveAnthropic,
  serveChatCompletions,
  serveGemini,
  SPOKEN,
} from '#tests/support/fakes/model-services.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { openScriptedChat } from '#tests/support/fakes/scripted-chat.ts'
import { anthropic } from './anthropic.ts'
import { connectModel } from './ask-model.ts'
import { google } from './google.ts'
import { MODEL_LIMITS, type ModelCall, type ModelMessage, type ModelTool } from './index.ts'
import { openAi } from './openai.ts'
import { compatible } from './openai-compatible.ts'

const signal = new AbortController().signal
const messages: ModelMessage[] = [{ role: 'user', content: 'What are boots?' }]
const lookUp: ModelTool = {
  name: 'look_up',
  description: 'Looks up a word.',
  input: z.object({ word: z.string() }),
}

const PROVIDERS = [
  ['OpenAI', openAi, serveChatCompletions],
  ['Anthropic', anthropic, serveAnthropic],
  ['Google', google, serveGemini],
  ['an OpenAI-compatible model', compatible, serveChatCompletions],
] as const

describe.each(PROVIDERS)('%s', (_, service, serve) => {
  test('calls a tool, and goes on with what it has found', async () => {
    const fake = await serve()
    const { fetchWithin } = openOutboundTo(fake.baseUrl)
    const model = connectModel(service, {
      baseUrl: fake.baseUrl,
      apiKey: MODEL_KEY,
      modelId: 'boots-1',
      price: null,
      fetch: fetchWithin(MODEL_LIMITS),
    })
    const ended: ModelCall[] = []
    const onCall = (call: ModelCall) => void ended.push(call)
    const first = await model.generateText({ messages, tools: [lookUp], signal, onCall })
    const [call] = first.calls ?? []
    expect(first.calls).toMatchObject([{ name: 'look_up', input: { word: 'boots' }, problem: null }])
    expect(ended).toMatchObject([{ finish: 'stop', failure: null, usage: { inputTokens: 12 } }])
    if (call === undefined) throw new Error('The model has called nothing.')
    for (const calls of [first.calls ?? [], [call]]) {
      const asked: ModelMessage[] = [
        ...messages,
        { role: 'assistant', content: first.text, calls },
        { role: 'tool', call, content: 'Boots are shoes.' },
      ]
      const second = await model.generateText({ messages: asked, tools: [lookUp], signal })
      expect(second).toMatchObject({ text: SPOKEN })
      expect(second.calls).toBeUndefined()
      expect(fake.asked.at(-1)?.body).toContain('Boots are shoes.')
    }
  })
})

const calling = (name: string, args: string) => ({
  says: [
    'Let me look.',
    { tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name, arguments: args } }] },
  ],
  finish: 'tool_calls',
})

test.each([
  ['an input of another shape', calling('look_up', '{"word":1}')],
  ['an input that is no JSON', calling('look_up', '{"word":')],
  ['a tool that there is not', calling('delete_all', '{}')],
])('%s is told with its problem, and its answer is sent once', async (_, answer) => {
  const { model, asked } = await openScriptedChat(answer, { says: ['Sorry.'] })
  const { calls = [], text } = await model.generateText({ messages, tools: [lookUp], signal })
  const [call] = calls
  expect(call?.problem).toEqual(expect.any(String))
  expect(text).toBe('Let me look.')
  if (call === undefined) return
  await model.generateText({
    messages: [
      ...messages,
      { role: 'assistant', content: text, calls },
      { role: 'tool', call, content: 'Not done.' },
    ],
    tools: [lookUp],
    signal,
  })
  const results = asked[1]?.messages.filter(({ role }) => role === 'tool')
  expect(results?.map(({ content }) => content)).toEqual(['Not done.'])
})

test('an answer that is cut off in the middle of a call is a failure', async () => {
  const { model } = await openScriptedChat({ ...calling('look_up', '{"word":"a"}'), finish: null })
  await expect(model.generateText({ messages, tools: [lookUp], signal })).rejects.toMatchObject({
    reason: 'cut_stream',
  })
})

test('the tokens of a call are guessed when the provider does not say them', async () => {
  const { model } = await openScriptedChat({
    says: calling('look_up', '{"word":"boots"}').says.slice(1),
    finish: 'tool_calls',
    usage: null,
  })
  const { usage } = await model.generateText({ messages, tools: [lookUp], signal })
  expect(usage).toMatchObject({ isGuessed: true })
  expect(usage.outputTokens).toBeGreaterThan(3)
})
