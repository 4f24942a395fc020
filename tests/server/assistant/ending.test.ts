import { expect, test } from 'vitest'
import {
  hear,
  makeAssistantWorld,
  question,
  stepModel,
  textOf,
} from '#tests/support/assistant/assistant-world.ts'

test('stopping an answer aborts the model at once, and what was told of it stays', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const model = stepModel(async ({ signal, onText }) => {
    onText?.('The first words', 0)
    begun.resolve(signal)
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return { text: '' }
  })
  const world = await makeAssistantWorld({ model })
  const socket = await world.join()
  socket.send(question('Tell me everything', { clusterId: world.own.article, requestId: 'long' }))
  const signal = await begun.promise
  socket.send({ id: 2, name: 'stopMessage', data: { clusterId: world.own.article, requestId: 'long' } })
  const pieces = await hear(socket, 'long')
  expect(signal.aborted).toBe(true)
  expect(textOf(pieces)).toBe('The first words')
  expect(pieces.at(-1)).toMatchObject({ finish_reason: 'cancelled', problem: null })
})

test('an answer ends when its window is gone', async () => {
  const aborted = Promise.withResolvers<unknown>()
  const begun = Promise.withResolvers<void>()
  const model = stepModel(async ({ signal }) => {
    begun.resolve()
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        aborted.resolve(signal.reason)
        reject(signal.reason)
      })
    })
    return { text: '' }
  })
  const world = await makeAssistantWorld({ model })
  const socket = await world.join()
  socket.send(question('Tell me everything', { clusterId: world.own.article, requestId: 'gone' }))
  await begun.promise
  socket.socket.terminate()
  // Not because the model has said nothing for too long.
  expect(await aborted.promise).toMatchObject({ name: 'AbortError' })
})

test('an answer over HTTP ends when its caller hangs up, and what the call has used is booked', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const model = stepModel(async ({ signal, onCall }) => {
    begun.resolve(signal)
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve)
    })
    const usage = { inputTokens: 10, outputTokens: 5, cost: 0.00002 }
    onCall?.({ usage, milliseconds: 1, finish: null, failure: 'aborted' })
    throw signal.reason
  })
  const world = await makeAssistantWorld({ model })
  await world.askAndHangUp('Tell me everything', begun.promise)
  const signal = await begun.promise
  await expect.poll(() => signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'AbortError' })
  await expect.poll(world.listCalls).toMatchObject([{ finish: 'aborted', cost: 20 }])
})

test('what is looked up for callers who hang up is not waited for, and the model is not asked again', async () => {
  const slow = Promise.withResolvers<void>()
  let looking = Promise.withResolvers<void>()
  const calls = [
    { name: 'find_own_pages', input: {} },
    { name: 'read_keywords', input: {} },
  ]
  const model = stepModel({ text: '', calls }, { text: '', calls }, { text: '', calls }, { text: 'Hi.' })
  const world = await makeAssistantWorld({
    model,
    beforeSerps: () => {
      looking.resolve()
      return slow.promise
    },
  })
  // As many as a user is answered at a time.
  for (let asked = 0; asked < 3; asked++) {
    looking = Promise.withResolvers<void>()
    await world.askAndHangUp('Which pages are similar?', looking.promise)
  }
  await expect
    .poll(async () => (await world.ask({ messages: [{ role: 'user', content: 'Hello' }] })).status)
    .toBe(200)
  slow.resolve()
  expect(model.asked.map(({ messages }) => messages.length)).toEqual([1, 1, 1, 1])
})

test('an answer ends before the next call of the model when its member is removed from the workspace', async () => {
  const step = { text: 'Let me look.', calls: [{ name: 'find_own_pages', input: {} }] }
  const model = stepModel(step, { text: 'Never said.' })
  const world = await makeAssistantWorld({
    model,
    beforeSerps: async () => {
      await world.look(`delete from workspace_members where workspace_id = ${world.own.workspace}`)
    },
  })
  expect(
    (await world.ask({ messages: [{ role: 'user', content: 'Which pages are similar?' }] })).body,
  ).toMatchObject({
    finish_reason: 'error',
    problem: 'This cluster is not there any more.',
  })
  expect(model.asked).toHaveLength(1)
  expect(await world.listCalls()).toMatchObject([{ finish: 'stop' }])
})
