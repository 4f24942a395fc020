import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()
/** Short, so that a silent model is left soon. */
const modelLimits = { timeoutMs: 20_000, idleMs: 500, maxBytes: 20_000_000 }
const BOTH = ['section 1', 'section 2']

describe('a model that fails in the second section', () => {
  test.each([
    {
      faults: ['rate_limited', 'rate_limited_silent', 'unavailable', 'reset', 'hang', 'cut'],
      // A service that asks to wait spends no attempt: two seconds as it says, and a minute when it does not say.
      rests: [2, 60, 10, 20, 40, 80],
    },
    { faults: ['html', 'empty', 'wrong_language'], rests: [10, 20, 40] },
  ] as const)(
    'by $faults, one after the other, is asked again after pauses, and only for that section',
    async ({ faults, rests }) => {
      const world = await makeFailureWorld({ sandbox: sandbox(), modelLimits })
      for (const [place, kind] of faults.entries())
        await world.fail(kind, { times: 1, after: place === 0 ? 1 : 0 })
      await world.work()
      expect(await world.write()).toMatchObject({ state: 'done' })
      expect(world.rests).toEqual(rests)
      expect(await world.listAsked()).toEqual([
        'section 1',
        ...faults.map(() => 'section 2'),
        'section 2',
        'ends',
      ])
      expect(await world.countVersions()).toEqual({ description: 1, research: 1, draft: 1, final: 1 })
      expect(await world.listCredits()).toEqual(['reserve', 'capture'])
      await world.expectNoErrorAsText()
    },
  )

  test.each([
    {
      kind: 'length',
      fault: 'has no room for its answer',
      asked: [...BOTH, 'section 2'],
    },
    { kind: 'context', fault: 'cannot read so much', asked: [...BOTH, 'section 2'] },
    { kind: 'think', fault: 'thinks aloud', asked: BOTH },
    { kind: 'no_usage', fault: 'does not say what it used', asked: BOTH },
  ] as const)('because it $fault is dealt with at once', async ({ kind, asked }) => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { heard } = await world.listen()
    await world.fail(kind, { times: 1, after: 1 })
    await world.work()
    expect(await world.draft()).toMatchObject({ state: 'done' })
    expect(world.rests).toEqual([])
    expect(await world.listAsked()).toEqual(asked)
    await world.expectNoErrorAsText()
    expect(JSON.stringify(heard)).toMatch(/writtenText/)
    expect(JSON.stringify(heard)).not.toMatch(/think>|keep that to myself/)
    const used = await world.look(
      'select input_tokens, output_tokens, is_guessed from model_calls order by id',
    )
    expect(used.filter(({ is_guessed: isGuessed }) => isGuessed === true)).toHaveLength(
      kind === 'no_usage' ? 1 : 0,
    )
    const answered = used.filter(({ output_tokens: tokens }) => Number(tokens) > 50)
    expect(used.length - answered.length).toBe(kind === 'context' ? 1 : 0)
  })
})

test('readers see a section from its beginning when what they were shown of it was reasoning', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  const { sandboxModel } = world
  world.setModel({
    ...sandboxModel,
    generateText: (request) => {
      request.onText?.('They want boots.', 0)
      return sandboxModel.generateText(request)
    },
  })
  const { heard, catchUp } = await world.listen()
  await world.work()
  expect(await world.draft()).toMatchObject({ state: 'done' })
  await catchUp()
  const shown: string[] = []
  for (const { name, data } of heard)
    if (name === 'writtenText') {
      const { part, at, text } = shownPiece.parse(data)
      shown[part] = (shown[part] ?? '').slice(0, at) + text
    }
  expect(shown).toEqual([
    expect.stringMatching(/^## How boots fit\n/),
    expect.stringMatching(/^## How to care for boots\n/),
  ])
})

const shownPiece = z.object({ part: z.number(), at: z.number(), text: z.string() })

describe('a model that fails again and again, from the second section on,', () => {
  const fiveTimes = [10, 20, 40, 80]
  test.each([
    { kind: 'unauthorized', rests: [], asked: 1, reason: 'The model refuses its key; please check it.' },
    { kind: 'quota', rests: [], asked: 1, reason: 'The model says that the quota is used up.' },
    { kind: 'context', rests: [], asked: 2, reason: 'The model cannot read that much text at once.' },
    {
      kind: 'unavailable',
      rests: fiveTimes,
      asked: 5,
      reason: 'The model does not work at the moment; please try again later.',
    },
    { kind: 'refusal', rests: [], asked: 1, reason: 'The model refuses to answer this.' },
    {
      kind: 'length',
      rests: fiveTimes,
      asked: 10,
      reason: 'The model wrote more than it had room for, twice.',
    },
    {
      kind: 'wrong_language',
      rests: fiveTimes,
      asked: 5,
      reason: 'The model answered in another language than the plan’s.',
    },
  ] as const)(
    'with the fault $kind ends the run with a sentence; the credit comes back, and no text is touched',
    async ({ kind, rests, asked, reason }) => {
      const world = await makeFailureWorld({ sandbox: sandbox() })
      const before = await world.readTexts()
      await world.fail(kind, { after: 1 })
      await world.work()
      expect(await world.write()).toMatchObject({
        state: 'failed',
        reason,
        steps: [
          { name: 'Briefing', state: 'done' },
          { name: 'Researching', state: 'done' },
          { name: 'Drafting', state: 'error' },
          { name: 'Editing', state: 'pending' },
          { name: 'Illustrating', state: 'pending' },
        ],
      })
      expect(world.rests).toEqual(rests)
      expect(await world.listAsked()).toEqual([
        'section 1',
        ...Array.from({ length: asked }, () => 'section 2'),
      ])
      expect(await world.readTexts()).toEqual(before)
      expect(await world.readStatus()).toBe('researched')
      expect(await world.listCredits()).toEqual(['reserve', 'release'])
      await world.expectNoErrorAsText()
    },
  )

  test('can be mended: the next run goes on from the first section, and pays once', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    await world.fail('unauthorized', { after: 1 })
    await world.work()
    await world.write()
    await world.control.order('/clear-faults')
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect(await world.listAsked()).toEqual(['section 1', 'section 2', 'section 2', 'ends'])
    expect(await world.listCredits()).toEqual(['reserve', 'release', 'reserve', 'capture'])
    expect(await world.readCredits()).toBe(4)
  })
})

describe('an answer that has to be an object', () => {
  test.each([
    {
      agent: 'brief',
      status: 'no status',
      // A wrong shape is shown to the model once, in the same call.
      faults: ['malformed', 'malformed', 'empty', 'wrong_language', 'think'],
      asked: 5,
      rests: [10, 20, 40],
    },
    {
      agent: 'research',
      status: 'briefed',
      faults: ['malformed', 'cut', 'empty'],
      asked: 4,
      rests: [10, 20],
    },
  ] as const)('of $agent is asked for until it is whole, after $faults', async (row) => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: row.status })
    for (const kind of row.faults) await world.fail(kind, { times: 1 })
    await world.work()
    const { runId } = await world.call(row.agent)
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
    expect(world.rests).toEqual(row.rests)
    expect(await world.listAsked()).toHaveLength(row.asked)
    await world.expectNoErrorAsText()
  })

  test.each([
    ['brief', 'no status', 'empty', 'The model answered with nothing that can be used.'],
    ['research', 'briefed', 'malformed', 'The model gave an answer of another shape than asked for.'],
    [
      'research',
      'briefed',
      'empty',
      'No evidence was found in the sources: nothing that the model named stands there word for word.',
    ],
  ] as const)(
    'of %s from %s, %s every time, ends the run and makes nothing up',
    async (agent, status, kind, reason) => {
      const world = await makeFailureWorld({ sandbox: sandbox(), status })
      const before = await world.readTexts()
      await world.fail(kind)
      await world.work()
      const { runId } = await world.call(agent)
      expect(await world.untilEnd(runId)).toMatchObject({ state: 'failed', reason })
      expect(await world.readTexts()).toEqual(before)
      expect(await world.readStatus()).toBe(status)
      await world.expectNoErrorAsText()
    },
  )
})
