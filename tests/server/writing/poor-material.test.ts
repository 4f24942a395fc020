import { describe, expect, test, vi } from 'vitest'
import { listCitations } from '#features/writing/evidence/index.ts'
import { findDanglingCitations } from '#features/writing/evidence/citing/list-citations.ts'
import { scoreArticle } from '#features/writing/server/queries/score-article.ts'
import { requireStatus } from '#features/writing/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { CARE_URL } from '#tests/support/writing/prepare-article.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()

describe('a cluster without anything to write from ends with a sentence, no text and its credit back', () => {
  const nothing = { state: 'failed', steps: [{ name: 'Briefing', state: 'error' }, {}, {}, {}, {}] }

  test('when none of the pages that rank can be read', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: null })
    await world.control.order('/faults', { service: 'shop', kind: 'unavailable' })
    await world.work()
    expect(await world.write()).toMatchObject({
      ...nothing,
      reason: expect.stringMatching(/^None of the \d+ pages that rank for this cluster could be read/),
    })
    expect(await world.readTexts()).toEqual({})
    expect(await world.countCalls()).toBe(0)
    expect(await world.readStatus()).toBe('no status')
    expect(await world.listCredits()).toEqual(['reserve', 'release'])
  })

  test('when its search results are empty', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: null })
    await world.look(`insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles, pages)
      values ('hiking boots', '2840', 'en', 'desktop', true, 'made-up', now(), '{}', '{}', '{}')`)
    await world.work()
    expect(await world.write()).toMatchObject({
      ...nothing,
      reason: expect.stringMatching(/^No search results are known for the keywords of this cluster/),
    })
    expect(await world.readTexts()).toEqual({})
    expect(await world.listCredits()).toEqual(['reserve', 'release'])
  })
})

test('a brief with too much markup to be read ends the run with a sentence, and stays as its author wrote it', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'briefed' })
  const brief = '*a_ '.repeat(20_000)
  await world.saveAsPerson('description', brief)
  await world.work()
  const reason = expect.stringMatching(/^The brief has too much markup to be read/)
  expect(await world.write()).toMatchObject({ state: 'failed', reason })
  expect(await world.readTexts()).toEqual({ description: brief })
  expect(await world.listCredits()).toEqual(['reserve', 'release'])
  await world.saveAsPerson('draft', 'Boots last.')
  await expect(world.score()).rejects.toMatchObject({ status: 400, message: reason })
})

test('a model that makes things up gets no source, link, number or quote of its own into the texts, and people are told', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), modelName: 'sandbox-liar' })
  await world.work()
  const run = await world.write()
  expect(run.state).toBe('done')
  const { draft = '', final = '' } = await world.readTexts()
  for (const text of [draft, final]) {
    const citations = listCitations(text)
    expect(citations.length).toBeGreaterThan(0)
    for (const { cardId, url } of citations) {
      expect(cardId).toMatch(/^E[1-6]$/)
      expect(['https://boots.example/how-boots-fit', CARE_URL]).toContain(url)
    }
    expect(findDanglingCitations(text, await world.listCards())).toEqual([])
    expect(text).not.toMatch(/\[\[E\d/)
    for (const [url] of text.matchAll(/https?:\/\/[^\s)"]+/g))
      expect(url).toMatch(/^https:\/\/(?:boots|fells)\.example\//)
  }
  expect((await world.listNotes(run.id))['Drafting']).toContain("Taken out of the model's text: ")
})

const SHORTENED = 'The budget of the run was nearly spent, so the editor did not look at everything.'

describe('the budget of a run', () => {
  // Sections have about 750 and 1,000 tokens of questions; a run may cost half a dollar.
  test('of which 85 % are spent goes straight to finishing: what is left out is said, and nothing is asked for it', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), modelPrice: { input: 600, output: 1 } })
    await world.work()
    const run = await world.write()
    expect(run).toMatchObject({ state: 'done' })
    expect(await world.listAsked()).toEqual(['section 1'])
    const { final } = await world.readTexts()
    expect(final).toContain('## How boots fit')
    expect(final).not.toContain('## How to care for boots')
    expect(await world.listNotes(run.id)).toMatchObject({
      Drafting: expect.stringMatching(
        /nearly spent, so these sections were left out: How to care for boots\.$/,
      ),
      Editing: expect.stringContaining(SHORTENED),
    })
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
    await world.expectNoErrorAsText()
  })

  test.each([
    { spent: 0, asked: ['ends', 'section 1, pass 1', 'section 2, pass 1'], isShortened: false },
    {
      spent: 430_000,
      asked: ['ends'],
      isShortened: true,
    },
  ])(
    'of which $spent millionths are spent before the editing is used for $asked',
    async ({ spent, asked, isShortened }) => {
      const world = await makeFailureWorld({ sandbox: sandbox(), status: 'drafted' })
      const { runId } = await world.start()
      const { workspaceId, contentplanId } = world.own
      await world.look(`insert into model_calls (workspace_id, contentplan_id, article_id, run_id, agent, what, model,
          input_tokens, output_tokens, is_guessed, cost, finish)
        values (${workspaceId}, ${contentplanId}, ${world.articleId}, ${runId}, 'draft', 'before', 'made-up', 0, 0, false,
          ${spent}, 'stop')`)
      await world.work()
      expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
      const whats = new Set(await world.listAsked())
      expect([...whats].filter((what) => what !== 'before').toSorted()).toEqual(asked)
      expect(String((await world.listNotes(runId))['Editing']).includes(SHORTENED)).toBe(isShortened)
      expect((await world.readTexts())['final']).toMatch(/^# .+\n\n\w/)
    },
  )

  test('that does not suffice for anything ends the run with a sentence, and the credit comes back', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), modelPrice: { input: 900, output: 1 } })
    const before = await world.readTexts()
    await world.work()
    expect(await world.write()).toMatchObject({
      state: 'failed',
      reason:
        'The next call of the model would exceed the $0.50 that one run may cost. What is written so far stays; start the writing again to go on.',
    })
    expect(await world.countCalls()).toBe(0)
    expect(await world.readTexts()).toEqual(before)
    expect(await world.listCredits()).toEqual(['reserve', 'release'])
  })
})

describe('images that cannot be had leave the article edited, paid for and as it is', () => {
  const unreachable = {
    name: 'photos',
    label: 'Photos',
    find: async () => {
      throw new AdapterError('unavailable', 'Photos does not work at the moment; please try again later.')
    },
    tellUse: async () => {},
  }
  test.each([
    {
      why: 'no source of them is connected',
      images: null,
      fault: null,
      reason: /^No library of photos is connected/,
    },
    {
      why: 'their source does not answer',
      images: unreachable,
      fault: null,
      reason: /^Photos does not work/,
    },
    {
      why: 'the model cannot plan them',
      images: unreachable,
      fault: 'unauthorized',
      reason: /^The model refuses its/,
    },
  ] as const)('because $why', async ({ images, fault, reason }) => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
    world.setImages(images)
    if (fault !== null) await world.fail(fault, { after: 3 })
    await world.work()
    expect(await world.write()).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(reason),
      steps: [{}, {}, {}, { name: 'Editing', state: 'done' }, { name: 'Illustrating', state: 'error' }],
    })
    expect(await world.readStatus()).toBe('edited')
    expect(await world.countVersions()).toMatchObject({ final: 1 })
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
    await world.expectNoErrorAsText()
    // Without images it is finished, at no cost.
    await world.look(`update contentplans set image_source = 'none' where id = ${world.own.contentplanId}`)
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
  })
})

test('images of kinds that do not work yet are refused in plain words, and cost nothing', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
  await world.work()
  for (const [kind, what] of [
    ['library', 'Images from your own library'],
    ['gen-ai', 'Images that a model draws'],
  ]) {
    await world.look(`update contentplans set image_source = '${kind}' where id = ${world.own.contentplanId}`)
    expect(await world.write()).toMatchObject({
      state: 'failed',
      reason: `${what} do not work yet, so the article stays without images. Set the images of this plan to stock or none.`,
    })
  }
  expect(await world.readStatus()).toBe('edited')
  expect([await world.countCalls(), await world.listCredits()]).toEqual([0, []])
})

test('photos that are looked for again replace those of the last time, and their source is told of each use', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
  await world.look(`update contentplans set image_source = 'stock' where id = ${world.own.contentplanId}`)
  const final = (await world.readTexts())['final'] ?? ''
  await world.saveAsPerson('final', final.replace('## How boots fit', '## How *boots* fit'))
  const told: (string | null)[] = []
  const findFrom = (host: string) =>
    world.setImages({
      name: host,
      label: 'Photos',
      find: async ({ query }) => {
        const page = `https://${host}/${encodeURIComponent(query)}`
        const of = { url: page, authorUrl: page, sourceUrl: page, useUrl: `${page}/use` }
        return { ...of, width: 800, height: 600, alt: 'Boots', author: 'Ada' }
      },
      tellUse: async ({ useUrl }) => {
        told.push(useUrl)
        throw new AdapterError('unavailable', 'Photos does not work at the moment; please try again later.')
      },
    })
  findFrom('first.example')
  await world.work()
  expect(await world.write()).toMatchObject({ state: 'done' })
  const first = (await world.readTexts())['final'] ?? ''
  expect(first).toMatch(/## How \*boots\* fit\n\n!\[/)
  const count = first.split('![').length
  findFrom('second.example')
  expect(await world.write('edited')).toMatchObject({ state: 'done' })
  const second = (await world.readTexts())['final'] ?? ''
  expect(second).toBe(first.replaceAll('first.example', 'second.example'))
  expect(told.map((url) => String(url).slice(8, 14))).toEqual([
    ...Array(count - 1).fill('first.'),
    ...Array(count - 1).fill('second'),
  ])
  const score = await world.inPlan((ctx, plan) => scoreArticle(ctx, { plan, articleId: world.articleId }))
  expect(score?.gates.filter(({ name }) => name === 'unknown URL')).toEqual([])
})

test('without a model a research draft of extracts is made, which costs nothing, says what it is and cannot be published', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), model: null, status: null, credits: 0 })
  await world.work()
  const run = await world.write()
  expect(run).toMatchObject({ state: 'done', steps: [{}, {}, { name: 'Drafting', state: 'done' }] })
  expect(run.reason).toMatch(/research draft of extracts, made without a language model/)
  expect(await world.readStatus()).toBe('drafted')
  expect(await world.listCredits()).toEqual([])
  expect(await world.listCalls()).toEqual([])
  expect(Object.keys(await world.readTexts()).toSorted()).toEqual(['description', 'draft', 'research'])
  await expect(world.start()).rejects.toThrow(Conflict)
  await expect(world.call('editor')).rejects.toThrow('the editor needs one')
  for (const status of ['reviewed', 'published'] as const)
    await expect(
      world.inPlan((ctx, plan) => requireStatus(ctx, { plan, articleIds: [world.articleId], status })),
    ).rejects.toThrow(`cannot be marked as ${status}`)
  // Once the quotes are the smaller part of it, it can.
  await world.saveAsPerson(
    'draft',
    'We walk a lot, and we tell you what we found out about boots on our way.',
  )
  await world.inPlan((ctx, plan) =>
    requireStatus(ctx, { plan, articleIds: [world.articleId], status: 'reviewed' }),
  )
})
