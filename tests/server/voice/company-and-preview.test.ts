import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Model } from '#integrations/model/index.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { shopPages } from '#tests/support/voice/shop-pages.ts'
import { makeVoiceWorld } from '#tests/support/voice/voice-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const sandbox = shareSandbox()
const GUIDE = 'Contractions: yes.\n\nExclamation marks: none.'
const TEXT = 'It is a boot for 2 seasons, and it does not leak! You will like it.'

const inventing = (model: Model): Model => ({
  ...model,
  async generateObject(request) {
    const { usage } = await model.generateObject(request)
    const sentences = [
      { text: 'TrailHouse sells hiking boots and maps.', pages: ['P1'] },
      { text: 'TrailHouse sells hiking boots and maps.', pages: ['P2'] },
      { text: 'TrailHouse sells hiking boots to 9,000 people.', pages: ['P1'] },
      { text: 'Quantum rockets orbit distant purple galaxies.', pages: ['P1'] },
      { text: 'TrailHouse repairs boots in its own workshop.', pages: [] },
    ]
    return { object: request.schema.parse({ sentences }), usage }
  },
})

const failing = (model: Model): Model => ({
  ...model,
  generateObject: () => Promise.reject(new AdapterError('unavailable', 'The model is away.')),
})

const changing = (model: Model): Model => ({
  ...model,
  async generateText(request) {
    const answer = await model.generateText(request)
    return { ...answer, text: answer.text.replace('2 seasons', '20 seasons') }
  },
})

test('what the company does is taken word for word from home and about pages without a model', async () => {
  const { call, plan } = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: null })
  const { status, body } = await call('POST', `${plan}/about-info`, { regenerate: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ engine: 'rules', is_saved: true, note: null })
  const said = shopPages.map(({ text, description = '' }) => `${description}\n${text}`).join('\n')
  for (const { text, pages } of body.sentences) {
    expect(said).toContain(text)
    expect(pages[0].url).toMatch(/^https:\/\/trailhouse\.example\//)
  }
  expect(body.about).toContain('Our family runs the shop')
  expect((await call('GET', plan)).body.about).toBe(body.about)
})

test('a model may say only what the pages that it names say', async () => {
  const { call, plan } = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: inventing })
  const { body } = await call('POST', `${plan}/about-info`, { regenerate: true })
  expect(body).toMatchObject({ engine: 'model', about: 'TrailHouse sells hiking boots and maps.' })
  expect(body.sentences).toMatchObject([{ pages: [{ title: 'TrailHouse' }, { title: 'About us' }] }])
})

test('a text about the company that a person has written stays, and one that was generated is replaced', async () => {
  const { call, plan, own } = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: null })
  const about = () => call('POST', `${plan}/about-info`, { regenerate: true })
  expect((await about()).body.is_saved).toBe(true)
  expect((await about()).body.is_saved).toBe(true)
  await call('PUT', `workspace/${own.workspace}/contentplan`, {
    contentplanId: own.contentplan,
    about: 'Mine.',
  })
  expect((await about()).body.is_saved).toBe(false)
  expect((await call('GET', plan)).body.about).toBe('Mine.')
})

test('a text about the company that is there is made again only when that is asked for', async () => {
  let calls = 0
  const counting = (model: Model): Model => ({
    ...inventing(model),
    generateObject: (request) => {
      calls += 1
      return inventing(model).generateObject(request)
    },
  })
  const world = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: counting })
  const { call, plan, own } = world
  const about = async (regenerate: boolean) =>
    (await call('POST', `${plan}/about-info`, { contentplanId: own.contentplan, regenerate })).body
  const first = await about(false)
  expect(first).toMatchObject({ is_saved: true, engine: 'model' })
  expect(await about(false)).toEqual(first)
  expect(calls).toBe(1)
  expect(await about(true)).toEqual(first)
  expect(calls).toBe(2)
  const changes = { contentplanId: own.contentplan, about: 'Mine.' }
  await call('PUT', `workspace/${own.workspace}/contentplan`, changes)
  const mine = { about: 'Mine.', is_saved: true, engine: null, sentences: [], note: null }
  expect(await about(false)).toEqual(mine)
  expect(calls).toBe(2)
})

test('when the model fails, the text about the company is made of the pages and says so', async () => {
  const { call, plan } = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: failing })
  const { body } = await call('POST', `${plan}/about-info`, { regenerate: true })
  expect(body).toMatchObject({ engine: 'rules', note: expect.stringContaining('The model is away.') })
})

test('a caller who hangs up ends the call of the model, and nothing is saved', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const hanging = (model: Model): Model => ({
    ...model,
    generateObject: ({ signal }) =>
      new Promise((_, reject) => {
        begun.resolve(signal)
        signal.addEventListener('abort', () => reject(new AdapterError('unavailable', 'Aborted.')))
      }),
  })
  const world = await makeVoiceWorld({ sandbox: sandbox(), pages: shopPages, model: hanging })
  await world.callAndHangUp(`${world.plan}/about-info`, { regenerate: true }, begun.promise)
  const signal = await begun.promise
  await expect.poll(() => signal.aborted).toBe(true)
  expect(signal.reason).toMatchObject({ name: 'AbortError' })
  // Longer than it takes to save sentences of the pages instead.
  await sleep(300)
  expect((await world.call('GET', world.plan)).body.about).toBe('')
})

test('a website without a page that was read has no text about the company', async () => {
  const { call, plan } = await makeVoiceWorld({ sandbox: sandbox(), model: null })
  expect(await call('POST', `${plan}/about-info`, { regenerate: true })).toMatchObject({ status: 400 })
})

test('a paragraph is rewritten by the style guide; it is no cluster, costs no credit, and its cost is booked', async () => {
  const world = await makeVoiceWorld({ sandbox: sandbox() })
  const { call, plan, saveGuide, look, own, untilPreviewed } = world
  await saveGuide(GUIDE)
  const before = await look(`select id from articles where contentplan_id = ${own.contentplan}`)
  const { body } = await call('PUT', `${plan}/style-preview`, { text: TEXT })
  expect(body.clusterId).toBeGreaterThanOrEqual(2_000_000_000)
  expect((await call('PUT', `${plan}/style-preview`, { text: TEXT })).body).toEqual(body)
  expect((await call('POST', `${plan}/style-preview`, {})).status).toBe(200)
  expect(await untilPreviewed()).toMatchObject({
    result: "It's a boot for 2 seasons, and it doesn't leak. You'll like it.",
    result_of: TEXT,
    run: { hasFailed: false },
  })
  expect(await look(`select id from articles where contentplan_id = ${own.contentplan}`)).toEqual(before)
  expect(
    await look(`select kind from credit_entries where workspace_id = ${own.workspace} and kind = 'reserve'`),
  ).toEqual([])
  expect(await look(`select kind from cost_entries where workspace_id = ${own.workspace}`)).toContainEqual({
    kind: 'model',
  })
  for (const path of [`article/${body.clusterId}/writing`, `article/${body.clusterId}/text/draft`])
    expect((await call('GET', path)).status).toBe(404)
})

test('an answer with other figures is refused, and the reason is told', async () => {
  const { call, plan, saveGuide, untilPreviewed } = await makeVoiceWorld({
    sandbox: sandbox(),
    model: changing,
  })
  await saveGuide(GUIDE)
  await call('PUT', `${plan}/style-preview`, { text: TEXT })
  await call('POST', `${plan}/style-preview`, {})
  expect(await untilPreviewed()).toMatchObject({
    result: null,
    run: { hasFailed: true, reason: 'The model changed the figures of the paragraph.' },
  })
})

test('a paragraph is not rewritten without a style guide, without a paragraph, or without a model', async () => {
  const { call, plan, saveGuide, setModel } = await makeVoiceWorld({ sandbox: sandbox() })
  const start = () => call('POST', `${plan}/style-preview`, {})
  expect(await start()).toMatchObject({ status: 400, body: { message: 'Please enter a style guide first' } })
  await saveGuide(GUIDE)
  expect((await start()).status).toBe(400)
  await call('PUT', `${plan}/style-preview`, { text: TEXT })
  setModel(null)
  expect((await start()).status).toBe(424)
})

test('the preview of another workspace is not there', async () => {
  const { call, plan, other } = await makeVoiceWorld({ sandbox: sandbox() })
  const { clusterId } = (await call('PUT', `${plan}/style-preview`, { text: TEXT })).body
  const foreign = await call('GET', `article/${clusterId}/writing`, undefined, other)
  expect(foreign.status).toBe(404)
  expect((await call('GET', `${plan}/style-preview`, undefined, other)).status).toBe(404)
})
