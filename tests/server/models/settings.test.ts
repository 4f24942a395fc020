import { expect, test } from 'vitest'
import { MODEL_LIMITS } from '#integrations/model/index.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { MODEL_KEY, serveChatCompletions } from '#tests/support/fakes/model-services.ts'
import { makeModelWorld } from '#tests/support/models/model-world.ts'

const KEY = 'sk-very-secret-key-9876'
const gpt = (agent: string, model: string, price: number | null = null) => ({
  agent,
  model,
  price_in: price,
  price_out: price,
})
const OPENAI = { provider: 'openai', key: KEY, models: [gpt('default', 'gpt-x', 2), gpt('draft', 'gpt-y')] }
const own = (base_url: string, key?: string | null) => ({
  provider: 'compatible',
  base_url,
  models: [gpt('default', 'boots-1')],
  ...(key === undefined ? {} : { key }),
})

test('a workspace gets a model of its own, whose key is in no answer, in no log and not readable in the database', async () => {
  const { call, look, logged } = await makeModelWorld()
  expect((await call('GET')).body).toEqual({ settings: null })
  const settings = {
    provider: 'openai',
    base_url: null,
    has_key: true,
    key_end: '9876',
    models: OPENAI.models,
  }
  const saved = await call('PUT', OPENAI)
  expect(saved).toEqual({ status: 200, body: { settings } })
  const read = await call('GET')
  expect(read.body).toEqual({ settings })
  const audit = await look('select action, details from audit_entries order by id')
  expect(audit).toEqual([
    {
      action: 'model changed',
      details: { provider: 'openai', host: null, models: ['gpt-x', 'gpt-y'], has_key: true },
    },
  ])
  const stored = await look('select * from model_settings')
  expect(stored).toMatchObject([{ sealed_key: expect.stringMatching(/^v1\./) }])
  expect(JSON.stringify([saved, read, audit, stored, logged])).not.toContain(KEY)
})

test('a key is sealed for its workspace: another row cannot open it', async () => {
  const world = await makeModelWorld()
  await world.call('PUT', OPENAI)
  await world.call('PUT', OPENAI, world.other)
  expect((await world.modelOf('draft')).name).toBe('openai:gpt-y')
  await world.look(`update model_settings a set sealed_key = b.sealed_key from model_settings b
    where a.workspace_id = ${world.own.workspace} and b.workspace_id = ${world.other.workspace}`)
  await expect(world.modelOf('draft')).rejects.toThrow('cannot be read')
})

test('a key that is left out stays, and goes with null, with another provider and with another host', async () => {
  const { call } = await makeModelWorld()
  const keyAfter = async (body: object) => {
    const answer = await call('PUT', body)
    return answer.status === 200 ? answer.body.settings.key_end : answer.body.message
  }
  expect(await keyAfter(own('https://a.example/v1', KEY))).toBe('9876')
  expect(await keyAfter(own('https://a.example/other/'))).toBe('9876')
  for (const host of ['http://a.example/v1', 'https://a.example:8443/v1', 'https://b.example/v1']) {
    expect([host, await keyAfter(own(host))]).toEqual([host, null])
    expect(await keyAfter(own('https://a.example/v1', KEY))).toBe('9876')
  }
  expect(await keyAfter(own('https://a.example/v1', null))).toBe(null)
  expect(await keyAfter(OPENAI)).toBe('9876')
  const { key: _, ...keyless } = OPENAI
  expect(await keyAfter({ ...keyless, models: [gpt('default', 'gpt-z')] })).toBe('9876')
  expect(await keyAfter({ ...keyless, provider: 'anthropic' })).toBe('key: this provider wants a key')
  expect((await call('GET')).body.settings).toMatchObject({ provider: 'openai', key_end: '9876' })
})

test('a short key shows none of its letters', async () => {
  const { call } = await makeModelWorld()
  expect((await call('PUT', { ...OPENAI, key: 'elevenchars' })).body.settings).toMatchObject({
    has_key: true,
    key_end: null,
  })
})

test('an address that is not a public web address is refused', async () => {
  const { call } = await makeModelWorld()
  for (const address of [
    'http://127.0.0.1:11434/v1',
    'http://10.0.0.5/v1',
    'http://[::1]/v1',
    'http://169.254.169.254/v1',
    'http://2130706433/v1',
    'https://models.example:5432/v1',
    'https://user:word@models.example/v1',
    'https://models.example/v1?key=x',
    'ftp://models.example/v1',
    'models',
    '',
  ]) {
    const { status, body } = await call('PUT', own(address, KEY))
    expect([address, status, body.details?.[0]?.path]).toEqual([address, 400, 'base_url'])
  }
  expect((await call('GET')).body.settings).toBe(null)
})

test('settings that make no sense are refused', async () => {
  const { call } = await makeModelWorld()
  const refused: [object, string][] = [
    [{ base_url: 'https://models.example/v1' }, 'base_url'],
    [{ models: [gpt('draft', 'x')] }, 'models'],
    [{ models: [gpt('default', 'x'), gpt('default', 'y')] }, 'models'],
    [{ models: [{ ...gpt('default', 'x'), price_in: 1 }] }, 'models'],
    [{ models: [gpt('default', 'x', -1)] }, 'models.0.price_in'],
    [{ models: [gpt('default', 'two words')] }, 'models.0.model'],
    [{ models: [] }, 'models'],
    [{ key: 'two words' }, 'key'],
    [{ provider: 'somebody' }, 'provider'],
  ]
  for (const [change, field] of refused) {
    const { status, body } = await call('PUT', { ...OPENAI, ...change })
    expect([change, status, body.details?.[0]?.path]).toEqual([change, 400, field])
  }
})

test('a private server can be named only where the operator has, and a name that leads to one is never called', async () => {
  const fake = await serveChatCompletions()
  const { call } = await makeModelWorld({
    openOrigins: [fake.baseUrl],
    fetch: openOutboundTo(fake.baseUrl).fetchWithin(MODEL_LIMITS),
  })
  expect((await call('PUT', own(fake.baseUrl, MODEL_KEY))).status).toBe(200)
  expect((await call('POST', {})).body).toMatchObject({ is_working: true, model: 'compatible:boots-1' })
  const models = [gpt('default', 'boots-1'), gpt('editor', 'boots-2')]
  await call('PUT', { ...own(fake.baseUrl), models })
  expect((await call('POST', { agent: 'editor' })).body.model).toBe('compatible:boots-2')
  expect((await call('POST', { agent: 'draft' })).body.model).toBe('compatible:boots-1')
  const { port } = new URL(fake.baseUrl)
  expect((await call('PUT', own(`http://localhost:${port}/v1`, MODEL_KEY))).status).toBe(400)
  expect((await call('PUT', own('http://localhost:8080/v1', MODEL_KEY))).status).toBe(200)
  expect((await call('POST', {})).body).toMatchObject({
    is_working: false,
    message: expect.stringContaining('localhost is no public address'),
  })
  expect(fake.asked).toHaveLength(3)
})

test('a test of a model that does not answer says in words what is wrong, and is in the ledger', async () => {
  const fake = await serveChatCompletions()
  const { call, look } = await makeModelWorld({
    openOrigins: [fake.baseUrl],
    fetch: openOutboundTo(fake.baseUrl).fetchWithin(MODEL_LIMITS),
  })
  await call('PUT', own(fake.baseUrl, MODEL_KEY))
  for (const [answer, words] of [
    [{ status: 401, body: {} }, /refuses its key; please check it/],
    [{ status: 404, body: {} }, /no model of this name .* usually ends with \/v1/],
    [{ status: 200, body: '<html>' }, /usually ends with \/v1/],
    [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, /quota is used up/],
    [{ status: 503, body: {} }, /does not work at the moment/],
  ] as const) {
    fake.failWith(answer)
    const { status, body } = await call('POST', { agent: 'editor' })
    expect([status, body.is_working]).toEqual([200, false])
    expect(body.message).toMatch(words)
    expect(body.milliseconds).toBeGreaterThan(0)
  }
  const thought = { choices: [{ index: 0, delta: { reasoning_content: 'Hm.' }, finish_reason: 'length' }] }
  fake.failWith({
    headers: { 'content-type': 'text/event-stream' },
    body: `data: ${JSON.stringify({ id: '1', created: 1, model: 'm', ...thought })}\n\ndata: [DONE]\n\n`,
  })
  expect((await call('POST', {})).body).toMatchObject({ is_working: true, message: 'The model answers.' })
  const entries = await look('select provider from cost_entries')
  expect(entries.map(({ provider }) => provider)).toEqual(Array(6).fill('compatible:boots-1'))
})

test('other workspaces see and change nothing, and a deleted model is forgotten with its key', async () => {
  const { call, own: tenant, other, look } = await makeModelWorld()
  await call('PUT', OPENAI)
  for (const method of ['GET', 'PUT', 'DELETE', 'POST'] as const) {
    const answer = await call(method, method === 'PUT' ? OPENAI : {}, other, tenant)
    expect([method, answer.status]).toEqual([method, 404])
  }
  expect((await call('DELETE')).body).toEqual({ isDeleted: true })
  expect((await call('DELETE')).status).toBe(200)
  expect((await call('GET')).body).toEqual({ settings: null })
  expect(await look('select 1 from model_settings union all select 1 from model_agents')).toEqual([])
  expect((await look('select action from audit_entries order by id')).map(({ action }) => action)).toEqual([
    'model changed',
    'model removed',
  ])
  expect(await call('POST', {})).toMatchObject({ status: 424, body: { message: 'No model is set up.' } })
})

test('the list of services names the own model, and models stay the same object until the settings change', async () => {
  const { call, listPorts, modelOf } = await makeModelWorld()
  await call('PUT', OPENAI)
  expect(await listPorts()).toContainEqual({
    name: 'model',
    provider: 'openai:gpt-x',
    state: 'real',
    sharedWith: null,
  })
  const [first, second] = [await modelOf('brief'), await modelOf('research')]
  expect(first).toBe(second)
  expect(first).toMatchObject({ name: 'openai:gpt-x', price: { input: 2, output: 2 }, isSandbox: false })
  expect(await modelOf('draft')).toMatchObject({ name: 'openai:gpt-y', price: null })
  await call('PUT', { ...OPENAI, key: 'another-key-of-openai' })
  expect(await modelOf('brief')).not.toBe(first)
})
