import { expect, test } from 'vitest'
import { SUGGEST_PAGES, SUMMARIZE_COMPETITOR } from '#features/assistant/rules.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
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

test('the same question over HTTP is answered as a whole, with what was looked up', async () => {
  const model = stepModel(
    { text: '', calls: [{ name: 'read_text', input: { section: 'final' } }] },
    { text: 'See [this](https://evil.example/x) and [the source](https://fells.example/boot-care).' },
  )
  const world = await makeAssistantWorld({ model })
  const { status, body } = await world.ask({ messages: [{ role: 'user', content: 'What is it about?' }] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ finish_reason: 'stop', problem: null })
  expect(body.messages.filter(({ role }: { role: string }) => role !== 'data')).toEqual([
    { role: 'tool_status', content: 'Reading the final draft' },
    { role: 'assistant', content: 'See this and [the source](https://fells.example/boot-care).' },
  ])
})

test('an answer that waits for a slow tool is kept alive until the tool is done', async () => {
  const slow = Promise.withResolvers<void>()
  const model = stepModel({ text: '', calls: [{ name: 'find_own_pages', input: {} }] }, { text: 'Found.' })
  const world = await makeAssistantWorld({ model, beforeSerps: () => slow.promise })
  const socket = await world.join()
  socket.send(question('Which pages are similar?', { clusterId: world.own.article, requestId: 'slow' }))
  const empty = async () => {
    const { data } = await socket.take('aiMessage')
    return JSON.stringify(data).includes('"messages":[{"role":"assistant","content":""}]')
  }
  // Three empty pieces in a row take more than a second.
  let inARow = 0
  while (inARow < 3) inARow = (await empty()) ? inARow + 1 : 0
  slow.resolve()
  const pieces = await hear(socket, 'slow')
  expect(textOf(pieces)).toBe('Found.')
  expect(pieces.at(-1)).toMatchObject({ finish_reason: 'stop' })
})

test('two windows of one user get their own answers only', async () => {
  const model = stepModel(
    ({ messages }) => ({ text: `About ${messages.at(-1)?.content}` }),
    ({ messages }) => ({ text: `About ${messages.at(-1)?.content}` }),
  )
  const world = await makeAssistantWorld({ model })
  const [left, right] = [await world.join(), await world.join()]
  left.send(question('left', { clusterId: world.own.article, requestId: 'a' }))
  right.send(question('right', { clusterId: world.own.article, requestId: 'b' }))
  expect(textOf(await hear(left, 'a'))).toBe('About left')
  expect(textOf(await hear(right, 'b'))).toBe('About right')
  const idsOf = (socket: typeof left) =>
    new Set(
      socket.frames.filter(({ name }) => name === 'aiMessage').map(({ data }) => Object(data).requestId),
    )
  expect(idsOf(left)).toEqual(new Set(['a']))
  expect(idsOf(right)).toEqual(new Set(['b']))
})

test('a question about a cluster or a plan of another workspace is refused, and so is one without a question', async () => {
  const model = stepModel({ text: 'Never said.' })
  const world = await makeAssistantWorld({ model })
  const socket = await world.join()
  const { own, other } = world
  const [second] = await world.look(
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${own.workspace}, 'second', 'USA', 'en', 'managed', 10) returning id`,
  )
  const wrong = [
    { clusterId: other.article },
    { clusterId: own.article, contentplanId: other.contentplan },
    { clusterId: own.article, contentplanId: second?.['id'] },
    { clusterId: own.article, pageId: other.page },
    { clusterId: 999_999_999 },
  ]
  for (const [at, ids] of wrong.entries()) {
    socket.send(question('Hello', { ...ids, requestId: `wrong-${at}` }, at))
    expect(await socket.take('failed', 'done')).toMatchObject({
      name: 'failed',
      id: at,
      data: { status: 404 },
    })
  }
  const unasked = { clusterId: own.article, messages: [{ role: 'assistant', content: 'I say' }] }
  socket.send({ id: 9, name: 'sendMessage', data: unasked })
  expect(await socket.take('failed', 'done')).toMatchObject({ name: 'failed', data: { status: 400 } })
  expect((await world.ask({ messages: [{ role: 'user', content: 'Hello' }] }, { of: other })).status).toBe(
    404,
  )
  expect(model.asked).toEqual([])
})

test('a user gets three answers at a time, and the same question only one', async () => {
  const held = Promise.withResolvers<void>()
  const wait = async () => {
    await held.promise
    return { text: 'Done.' }
  }
  const world = await makeAssistantWorld({ model: stepModel(wait, wait, wait, wait) })
  const socket = await world.join()
  const ask = async (requestId: string, id: number) => {
    socket.send(question('Hello', { clusterId: world.own.article, requestId }, id))
    const { name, data } = await socket.take('failed', 'done')
    return name === 'done' ? 'taken' : Object(data).message
  }
  expect(await ask('one', 1)).toBe('taken')
  expect(await ask('one', 2)).toBe('This question is being answered already.')
  expect(await ask('two', 3)).toBe('taken')
  expect(await ask('three', 4)).toBe('taken')
  expect(await ask('four', 5)).toMatch(/^The assistant is answering 3 of your questions already/)
  held.resolve()
  await hear(socket, 'three')
})

test('without a model the two suggestions are answered from what is stored, and others honestly not', async () => {
  const world = await makeAssistantWorld({ model: null })
  const ask = async (content: string) => {
    const { body } = await world.ask({ messages: [{ role: 'user', content }] })
    expect(body).toMatchObject({ finish_reason: 'stop', problem: null })
    return String(body.messages.at(-1).content)
  }
  const rival = await ask(SUMMARIZE_COMPETITOR)
  expect(rival).toContain('[How hiking boots fit](https://boots.example/how-boots-fit)')
  expect(rival).toContain('> Most shops advise their customers to try boots on in the evening')
  expect(await ask(SUGGEST_PAGES)).toMatch(
    /^(These pages of your site are similar|No similar page of your site is known)/,
  )
  expect(await ask('Write me a poem')).toMatch(/^No language model is connected/)
  expect(await world.listCalls()).toEqual([])
})

test('an answer that fails says why: the model, its cap, or the cap of the month', async () => {
  const failing = stepModel(async () => {
    throw new AdapterError('rate_limited', 'OpenAI asks to slow down; it works again in a while.')
  })
  expect(await greet(await makeAssistantWorld({ model: failing }))).toMatchObject({
    finish_reason: 'error',
    problem: 'OpenAI asks to slow down; it works again in a while.',
  })
  const poor = await makeAssistantWorld({ model: stepModel({ text: 'Never said.' }), monthlyCap: 10 })
  expect(await greet(poor)).toMatchObject({
    finish_reason: 'error',
    problem: expect.stringMatching(/that this workspace may spend in a month/),
  })
  const dear = { ...stepModel({ text: 'Never said.' }), price: { input: 1_000, output: 1_000 } }
  expect(await greet(await makeAssistantWorld({ model: dear }))).toMatchObject({
    finish_reason: 'error',
    problem: expect.stringMatching(/would cost more than one answer may/),
  })
  const endless = stepModel(
    ...Array.from({ length: 9 }, () => ({ text: '', calls: [{ name: 'read_keywords', input: {} }] })),
  )
  expect(await greet(await makeAssistantWorld({ model: endless }))).toMatchObject({
    finish_reason: 'error',
    problem: expect.stringMatching(/went on looking things up/),
  })
})

test('a model that looks up too much is told when it has to answer', async () => {
  const model = stepModel(...Array.from({ length: 7 }, () => look('')), ({ messages }) => ({
    text:
      messages.at(-1)?.content.includes('Nothing more can be looked up') === true
        ? 'At last.'
        : 'Never said.',
  }))
  const { messages } = await greet(await makeAssistantWorld({ model }))
  expect(messages.at(-1)).toEqual({ role: 'assistant', content: 'At last.' })
  expect(model.asked[6]?.messages.at(-1)?.content).not.toContain('Nothing more')
})

test('a model that says nothing fails, unless it has said its answer before it looked something up', async () => {
  const silent = await makeAssistantWorld({ model: stepModel(look(''), saysNothing) })
  expect(await greet(silent)).toMatchObject({
    finish_reason: 'error',
    problem: 'OpenAI gave an empty answer.',
  })
  const early = await makeAssistantWorld({ model: stepModel(look('All is well.'), saysNothing) })
  const { messages, ...end } = await greet(early)
  expect(end).toEqual({ finish_reason: 'stop', problem: null })
  expect(messages.at(-1)).toEqual({ role: 'assistant', content: 'All is well.' })
})

function look(text: string) {
  return { text, calls: [{ name: 'read_keywords', input: {} }] }
}

async function saysNothing(): Promise<never> {
  throw new AdapterError('bad_response', 'OpenAI gave an empty answer.', { reason: 'empty' })
}

async function greet(world: Awaited<ReturnType<typeof makeAssistantWorld>>) {
  return (await world.ask({ messages: [{ role: 'user', content: 'Hello' }] })).body
}
