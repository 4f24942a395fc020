import { describe, expect, test } from 'vitest'
import { joinFindings, planBrief, planReading, readPages, writeSection, type AgentContext } from './index.ts'
import { openScriptedChat } from '#tests/support/fakes/scripted-chat.ts'
import { itemAt } from '#platform/items.ts'
import {
  findEvidence,
  FIRST_SECTION,
  materialIn,
  measureCalls,
  openAgentWorld,
  pagesIn,
  PLAN,
} from '#tests/support/writing/agent-world.ts'

const world = openAgentWorld()

const askForText = (ctx: AgentContext) => writeSection(ctx, FIRST_SECTION)
const askForBrief = (ctx: AgentContext) => planBrief(ctx, materialIn(ctx.language))

describe('an agent whose model fails', () => {
  test.each([
    ['refusal', askForText, { reason: 'refused' }, 1],
    ['refusal', askForBrief, { reason: 'refused' }, 1],
    ['context', askForText, { reason: 'context_length' }, 2],
    ['context', askForBrief, { reason: 'context_length' }, 2],
    ['empty', askForText, { kind: 'bad_response', reason: 'empty' }, 1],
    ['empty', askForBrief, { kind: 'bad_response', reason: 'empty' }, 1],
    ['wrong_language', askForText, { kind: 'bad_response', reason: 'wrong_language' }, 1],
    ['wrong_language', askForBrief, { kind: 'bad_response', reason: 'wrong_language' }, 1],
    ['length', askForText, { kind: 'bad_response', reason: 'cut_off' }, 2],
    ['length', askForBrief, { kind: 'bad_response', reason: 'cut_off' }, 2],
    ['malformed', askForBrief, { kind: 'bad_response', reason: 'unexpected_shape' }, 2],
    ['cut', askForText, { kind: 'unavailable' }, 1],
    ['rate_limited', askForText, { kind: 'rate_limited', retryAfter: 2 }, 1],
    ['rate_limited_silent', askForText, { kind: 'rate_limited', retryAfter: null }, 1],
    ['unavailable', askForText, { kind: 'unavailable' }, 1],
    ['unauthorized', askForText, { kind: 'auth' }, 1],
  ])('by %s fails by name, after so many calls', async (kind, ask, failure, calls) => {
    await world.fail(kind)
    await expect(ask(world.open())).rejects.toMatchObject({ name: expect.any(String), ...failure })
    expect(await world.countCalls()).toBe(calls)
  })

  test.each([
    ['length', askForText],
    ['length', askForBrief],
    ['context', askForText],
    ['context', askForBrief],
  ])('once by %s answers at the second call', async (kind, ask) => {
    await world.fail(kind, { times: 1 })
    const { ctx, lengths } = measureCalls(world.open())
    await expect(ask(ctx)).resolves.toBeTruthy()
    const [before = 0, after = 0, ...more] = lengths
    expect([kind === 'length' ? after > before : after < before, more]).toEqual([true, []])
  })

  test.each(['think', 'no_usage'])('to keep to the form by %s is still understood', async (kind) => {
    const [text, brief] = [await askForText(world.open()), await askForBrief(world.open())]
    await world.fail(kind)
    expect([await askForText(world.open()), await askForBrief(world.open())]).toEqual([text, brief])
  })

  test('to stop thinking in time gets more room once, and readers see its second answer from the beginning', async () => {
    const thinks = { says: ['<think>Boots are'], finish: 'length' }
    const [text] = [
      `## ${PLAN.outline[0]?.heading}\n\n${'Boots that fit are worth more than all advice. '.repeat(3)}`,
    ]
    const heard: number[] = []
    const onText = (_piece: string, at: number) => heard.push(at)
    const askOf = async (...answers: Parameters<typeof openScriptedChat>) => {
      const { model, asked } = await openScriptedChat(...answers)
      const answer = writeSection({ ...world.open(), model }, { ...FIRST_SECTION, onText })
      return { answer: await answer.catch((error: unknown) => error), asked }
    }
    const { answer, asked } = await askOf(thinks, { says: [text] })
    expect(answer).toBe(text.trim())
    expect(heard).toEqual([0])
    const [before = 0, after = 0] = asked.map(({ max_tokens: room }) => Number(room))
    expect(after - before).toBe(8_000)
    expect((await askOf(thinks)).answer).toMatchObject({ reason: 'thought_only', isPassing: false })
  })

  test('to end a text in time shows the second one from its beginning', async () => {
    await world.fail('length', { times: 1 })
    let heard = ''
    const onText = (piece: string, at: number) => (heard = heard.slice(0, at) + piece)
    const text = await writeSection(world.open(), { ...FIRST_SECTION, onText })
    expect(heard.trim()).toBe(text)
  })

  test('to answer at all ends with its signal', async () => {
    await world.fail('hang')
    const stop = new AbortController()
    const asked = askForText(world.open({ signal: stop.signal }))
    stop.abort(new Error('cancelled'))
    await expect(asked).rejects.toThrow('cancelled')
  })

  test('at one of several readings fails as a whole, and what was read before can be kept', async () => {
    const pages = [...pagesIn('en'), { ...itemAt(pagesIn('en'), 0), url: 'https://rival-3.example/boots' }]
    const long = pages.map((page) => ({ ...page, text: `${page.text}\n`.repeat(60) }))
    const readings = planReading({ brief: PLAN, pages: long, language: 'en' })
    expect(readings.length).toBe(2)
    await world.fail('unavailable', { after: 1 })
    await expect(findEvidence(world.open(), { brief: PLAN, pages: long })).rejects.toMatchObject({
      kind: 'unavailable',
    })
    await world.mend()
    const found = [await readPages(world.open(), { brief: PLAN, reading: itemAt(readings, 0) })]
    found.push(await readPages(world.open(), { brief: PLAN, reading: itemAt(readings, 1) }))
    const whole = await findEvidence(world.open(), { brief: PLAN, pages: long, startAt: 7 })
    expect(joinFindings(found, { brief: PLAN, startAt: 7 })).toEqual(whole)
    expect(whole.cards[0]?.id).toBe('E7')
  })
})
