import { expect, test } from 'vitest'
import {
  contentsOf,
  hear,
  makeAssistantWorld,
  question,
  stepModel,
  textOf,
} from '#tests/support/assistant/assistant-world.ts'

const INTRO = 'Hiking boots fit well when the heel stays in its place on the way down'

test('an answer streams to the window that asks, with what was looked up, and ends with all three signs', async () => {
  const model = stepModel(
    { text: 'Let me look.', calls: [{ name: 'read_text', input: { section: 'final' } }] },
    { text: 'Your text is about boots.' },
  )
  const world = await makeAssistantWorld({ model })
  const socket = await world.join()
  const more = { clusterId: world.own.article, contentplanId: world.own.contentplan, requestId: 'one' }
  socket.send(question('What is it about?', more))
  const pieces = await hear(socket, 'one')
  expect(textOf(pieces)).toBe('Let me look.\n\nYour text is about boots.')
  expect(contentsOf(pieces, 'tool_status')).toEqual(['Reading the final draft', 'Reading the final draft'])
  expect(pieces.at(-1)).toMatchObject({
    contentplanId: world.own.contentplan,
    clusterId: world.own.article,
    isComplete: true,
    done: true,
    finish_reason: 'stop',
    problem: null,
  })
  const told = model.asked[1]?.messages.at(-1)?.content ?? ''
  expect(told).toContain(INTRO)
  expect(told).toMatch(/^<data-\w+ read_text>\n/)
  expect(await world.listCalls()).toMatchObject([
    { agent: 'assistant', what: 'a question', finish: 'stop', cost: 20 },
    { agent: 'assistant', what: 'a question', finish: 'stop', cost: 20 },
  ])
})
