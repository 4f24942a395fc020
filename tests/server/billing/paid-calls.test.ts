import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { payAsMember } from '#app/outside/paid-ports.ts'
import { paidKeywordData, paidModel } from '#features/billing/server/index.ts'
import { connectDataForSeoKeywords } from '#integrations/keyword-data/dataforseo.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import { MODEL_LIMITS } from '#integrations/model/index.ts'
import { connectModel } from '#integrations/model/ask-model.ts'
import { compatible } from '#integrations/model/openai-compatible.ts'
import { createControlClient } from '../../../sandbox/control-client.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'
import { guessTokens } from '#features/billing/rules.ts'
import { openScriptedChat } from '#tests/support/fakes/scripted-chat.ts'
import { openOutboundTo } from '#tests/support/fakes/serve-fake.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

const signal = new AbortController().signal
const market = { location: '2840', language: 'en' }
const messages = [{ role: 'user' as const, content: 'Titles for:\n- how to clean tents\n- best tents' }]
const PRICE = { input: 1, output: 10 }

/** A workspace that pays, and the sandbox's services with or without prices. */
async function makePayingWorld({
  isSandbox = false,
  monthlyCap = null,
}: { isSandbox?: boolean; monthlyCap?: number | null } = {}) {
  const jobs = await makeJobWorld()
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const way = openOutboundTo(sandbox.services.dataForSeo, sandbox.services.model)
  const { workspaceId } = jobs.own
  const database = {
    transaction: () => ({
      execute: <Result>(work: Parameters<typeof run<Result>>[0]) => run<Result>(work),
    }),
  }
  const run = <Result>(
    work: (open: Parameters<Parameters<typeof jobs.as>[1]>[0]['database']) => Promise<Result>,
  ) => jobs.as(jobs.own, (ctx) => work(ctx.database))
  const payer = { workspaceId, purpose: 'run 7', database, costs: { monthlyCap } }
  const data = connectDataForSeoKeywords({
    baseUrl: sandbox.services.dataForSeo,
    ...SANDBOX_KEYS.dataForSeo,
    request: way.request,
    isSandbox,
  })
  const model = connectModel(compatible, {
    baseUrl: `${sandbox.services.model}/v1`,
    apiKey: SANDBOX_KEYS.model.key,
    modelId: 'sandbox-writer',
    price: PRICE,
    isSandbox,
    fetch: way.fetchWithin(MODEL_LIMITS),
  })
  const control = createControlClient(sandbox.controlUrl)
  return {
    control,
    payer,
    data: paidKeywordData(payer, data),
    model: paidModel(payer, model),
    listEntries: () =>
      jobs.look(`select kind, provider, units, cost, (select sum(spent)::int from cost_months) as month
        from cost_entries where reference like 'run 7 %' order by id`),
    readSpent: async () => {
      const state = z
        .object({ dataforseo: z.object({ spent: z.number() }) })
        .parse(await control.order('/clock', {}))
      return Math.round(state.dataforseo.spent * 1_000_000)
    },
  }
}

test('volumes and related keywords are in the ledger with the price of the service', async () => {
  const { data, listEntries, readSpent } = await makePayingWorld()
  expect(await data.volumes.fetch({ ...market, keywords: ['tent', 'boots'] }, { signal })).toHaveLength(2)
  const related = await data.related.fetch({ ...market, keyword: 'garden sheds', limit: 1_000 }, { signal })
  expect(related.length).toBeLessThan(1_000)
  const cost = 10_000 + related.length * 100
  expect(await listEntries()).toMatchObject([
    { kind: 'keyword-data', provider: 'dataforseo', units: 2, cost: 75_000 },
    { kind: 'keyword-data', units: related.length, cost, month: 75_000 + cost },
  ])
  expect(await readSpent()).toBe(75_000 + cost)
})

test('a call that fails unpaid costs nothing, and a call that may have been paid stays booked', async () => {
  const { control, data, listEntries } = await makePayingWorld()
  for (const kind of ['payment', 'unavailable', 'unauthorized', 'reset']) {
    await control.order('/faults', { service: 'dataForSeo', kind, times: 1 })
    await expect(data.volumes.fetch({ ...market, keywords: ['tent'] }, { signal })).rejects.toThrow(/./)
  }
  expect((await listEntries()).map(({ cost }) => cost)).toEqual([0, 0, 0, 75_000])
})

test('a generated text is in the ledger with the cost of the tokens that the model reports', async () => {
  const { model, listEntries } = await makePayingWorld()
  const { usage } = await model.generateText({ messages, signal, maxOutputTokens: 1_000 })
  const costOf = ({ inputTokens, outputTokens }: typeof usage) => inputTokens + outputTokens * 10
  const [entry] = await listEntries()
  expect(entry).toEqual({
    kind: 'model',
    provider: 'compatible:sandbox-writer',
    units: usage.inputTokens + usage.outputTokens,
    cost: costOf(usage),
    month: costOf(usage),
  })
  const schema = z.object({ titles: z.array(z.object({ keyword: z.string(), title: z.string() })) })
  const shaped = await model.generateObject({ messages, schema, signal })
  expect((await listEntries()).map(({ cost }) => cost)).toEqual([costOf(usage), costOf(shaped.usage)])
})

test('a failed or cancelled answer is in the ledger with the tokens that it has used, and a refused call costs nothing', async () => {
  const { payer, listEntries } = await makePayingWorld()
  const schema = z.object({ title: z.string() })
  const shapes = await openScriptedChat({ says: ['{}'] })
  await expect(
    paidModel(payer, shapes.model).generateObject({ messages, schema, signal }),
  ).rejects.toMatchObject({
    reason: 'unexpected_shape',
  })
  const stop = new AbortController()
  const cancelled = await openScriptedChat({ says: ['Boots last years.'] })
  const request = { messages, signal: stop.signal, onText: () => stop.abort(new Error('Cancelled.')) }
  await expect(paidModel(payer, cancelled.model).generateText(request)).rejects.toThrow('Cancelled.')
  const refused = await openScriptedChat({ status: 401, body: {} })
  await expect(paidModel(payer, refused.model).generateText({ messages, signal })).rejects.toThrow('key')
  const [of] = messages
  const guessed = guessTokens(of?.content ?? '') + guessTokens('Boots last years.')
  expect((await listEntries()).map(({ units, cost }) => [units, cost])).toEqual([
    [30, 30_000_000],
    [guessed, guessed * 1_000_000],
    [0, 0],
  ])
})

test('above the cap no call is made', async () => {
  const { control, data, model, listEntries } = await makePayingWorld({ monthlyCap: 80_000 })
  await data.volumes.fetch({ ...market, keywords: ['tent'] }, { signal })
  await expect(data.volumes.fetch({ ...market, keywords: ['boots'] }, { signal })).rejects.toThrow('$0.08')
  await expect(model.generateText({ messages, signal })).rejects.toThrow('$0.08')
  expect(await listEntries()).toMatchObject([{ cost: 75_000, month: 75_000 }])
  const calls = [...(await control.listCalls('dataForSeo')), ...(await control.listCalls('model'))]
  expect(calls).toHaveLength(1)
})

test('a call of the sandbox is in the ledger at no cost', async () => {
  const { data, model, listEntries } = await makePayingWorld({ isSandbox: true, monthlyCap: 0 })
  await data.volumes.fetch({ ...market, keywords: ['tent'] }, { signal })
  await data.related.fetch({ ...market, keyword: 'tents', limit: 5 }, { signal })
  const { usage } = await model.generateText({ messages, signal })
  expect(usage.cost).toBe(0)
  expect((await listEntries()).map(({ cost }) => cost)).toEqual([0, 0, 0])
})

test('a call that a member waits for is in the ledger of the workspace, and callers who are not members cannot make one', async () => {
  const { own, other, database, look } = await makeTwoTenants()
  const asked: string[] = []
  const keywordData: KeywordData = {
    name: 'somebody',
    label: 'Somebody',
    isSandbox: false,
    volumes: {
      batchSize: 10,
      pricePerCall: 0.5,
      fetch: async ({ keywords }) => {
        asked.push(...keywords)
        return []
      },
    },
    related: { pricePerCall: 0, pricePerKeyword: 0, fetch: async () => [] },
  }
  const forWorkspace = async () => ({ serps: null, keywordData, model: null })
  const choose = payAsMember(
    { forWorkspace },
    { database: () => database, costs: { confirmAbove: 0, monthlyCap: 600_000 } },
  )
  const ask = async (session: string, keyword: string) => {
    const ports = await database
      .transaction()
      .execute((open) => choose({ database: open, credential: { kind: 'session', session } }, own.workspace))
    await ports.keywordData?.volumes.fetch({ ...market, keywords: [keyword] }, { signal })
    return ports.spent()
  }
  expect(await ask(own.session, 'tent')).toBe(500_000)
  await expect(ask(other.session, 'theft')).rejects.toThrow('There is nothing under this id.')
  await expect(ask(own.session, 'too much')).rejects.toThrow('$0.60')
  expect(asked).toEqual(['tent'])
  expect(await look('select workspace_id, cost from cost_entries')).toEqual([
    { workspace_id: own.workspace, cost: 500_000 },
  ])
})
