import { expect, test, vi } from 'vitest'
import { listCitations } from '#features/writing/evidence/index.ts'
import { scoreInputOf, scoreText } from '#features/writing/score/index.ts'
import { strikeCard } from '#features/writing/server/commands/strike-card.ts'
import { readCards } from '#features/writing/server/queries/read-evidence.ts'
import { openTexts } from '#tests/support/articles/text-world.ts'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { byPerson } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const PROFILE = {
  language: 'en',
  mainKeyword: 'boots',
  pages: 1,
  terms: [],
  topics: [],
  length: { low: 100, usual: 200, high: 300 },
  ease: 0.5,
  shingles: [],
}
const CARDS = [
  makeCard('E1', { quote: 'Boots cost 99 dollars.', url: 'https://one.example/boots' }),
  makeCard('E2', { quote: 'Boots last for 800 miles.', url: 'https://two.example/boots' }),
]
const TEXT = `## Price

Boots cost 99 dollars [[1]](https://one.example/boots "E1"). They last for 800 miles [[2]](https://two.example/boots "E2").`

async function openEvidence() {
  const world = await openTexts()
  const { a, look, workspaceId, contentplanId, save, call, edit } = world
  const research = { cards: CARDS, contradictions: [], missing: [] }
  await look(`insert into article_research (article_id, workspace_id, contentplan_id, sources, research, profile)
    values (${a}, ${workspaceId}, ${contentplanId}, '{https://one.example/boots,https://two.example/boots}',
      '${JSON.stringify(research)}', '${JSON.stringify(PROFILE)}')`)
  await save(TEXT, { section: 'final' })
  return {
    ...world,
    strike: (card: string, struck: boolean, articleId = a) =>
      call('PUT', `/article/${articleId}/source/${card}`, { struck }),
    readEvidence: async () => (await call('GET', `/article/${a}/source`)).body,
    readBasis: async () => (await call('GET', `/article/${a}/score/basis`)).body,
    readScore: async () => (await call('GET', `/article/${a}/score`)).body,
    review: () => edit({ action: 'updateStatus', articleIds: [a], status: 'reviewed' }),
  }
}

const sourcingOf = ({ parts }: { parts: { name: string; points: number }[] }) =>
  parts.find(({ name }) => name === 'sourcing')?.points

test('a struck card no longer counts as a source, and the article is not reviewed until it is trusted again', async () => {
  const { strike, readEvidence, readScore, review } = await openEvidence()
  expect(await readEvidence()).toMatchObject({ struck: [] })
  expect(sourcingOf(await readScore())).toBe(15)
  expect((await strike('E1', true)).body).toEqual({ struck: ['E1'] })
  // A repeated request, as when the answer was lost.
  expect((await strike('E1', true)).body).toEqual({ struck: ['E1'] })
  const score = await readScore()
  expect(sourcingOf(score)).toBe(7.5)
  expect(score.gates).toMatchObject([
    { name: 'dangling citation', detail: '[1] rests on a card that was struck out (E1).' },
  ])
  expect((await review()).body.message).toBe(
    'This text cannot be marked as reviewed: 1 citation has no evidence behind it.',
  )
  expect((await strike('E2', true)).body).toEqual({ struck: ['E1', 'E2'] })
  expect(await readEvidence()).toMatchObject({ struck: ['E1', 'E2'] })
  await strike('E2', false)
  expect((await strike('E1', false)).body).toEqual({ struck: [] })
  expect(sourcingOf(await readScore())).toBe(15)
  expect((await review()).status).toBe(200)
})

test('only a card of the cluster can be struck out', async () => {
  const { strike, b } = await openEvidence()
  for (const [card, articleId] of [
    ['E9', undefined],
    ['E1', b],
    ['E1', 2_000_000_000],
  ] as const)
    expect((await strike(card, true, articleId)).status).toBe(404)
  expect((await strike('x', true)).status).toBe(400)
})

test('a card stays struck out when a later research gives it another id', async () => {
  const { a, look, strike, readEvidence } = await openEvidence()
  await strike('E1', true)
  const [first, second] = CARDS
  const cards = [
    { ...second, id: 'E1' },
    { ...first, id: 'E2', quote: 'boots cost 99 dollars' },
  ]
  await look(
    `update article_research set research = '${JSON.stringify({ cards, contradictions: [], missing: [] })}' where article_id = ${a}`,
  )
  expect(await readEvidence()).toMatchObject({ struck: ['E2'] })
  expect((await strike('E2', false)).body).toEqual({ struck: [] })
})

test('the browser has what it needs to compute the score that the server gives', async () => {
  const { a, look, strike, readBasis, readEvidence, readScore } = await openEvidence()
  const meta = { title: 'Boots: what they cost', description: 'What boots cost.', slug: 'boots' }
  await look(`update article_research set meta = '${JSON.stringify(meta)}' where article_id = ${a}`)
  for (const isStruck of [false, true]) {
    await strike('E2', isStruck)
    const input = scoreInputOf(await readBasis(), await readEvidence())
    expect(input).toMatchObject(meta)
    expect(input && scoreText({ ...input, markdown: TEXT })).toEqual(await readScore())
  }
  await look(`update article_research set profile = null where article_id = ${a}`)
  expect(scoreInputOf(await readBasis(), await readEvidence())).toBeNull()
  expect(await readScore()).toBeNull()
})

test('agents write without a struck card, also after another research, and every window hears of it', async () => {
  const world = await makeFailureWorld()
  const { articleId } = world
  await world.work()
  expect(await world.draft()).toMatchObject({ state: 'done' })
  const listCited = async () =>
    listCitations((await world.readTexts())['draft'] ?? '').map(({ cardId }) => cardId)
  const cited = await listCited()
  const card = (await world.listCards()).find(({ id }) => cited.includes(id)) ?? makeCard('E9')
  const { heard, catchUp } = await world.listen()
  await world.inPlan((ctx, plan) =>
    strikeCard(byPerson(ctx), { plan, articleId, card: card.id, struck: true }),
  )
  await catchUp()
  expect(heard).toMatchObject([
    { name: 'evidenceChanged', data: { contentplanId: world.own.contentplanId, articleId } },
  ])
  expect(await world.draft()).toMatchObject({ state: 'done' })
  expect(cited).toContain(card.id)
  expect(await listCited()).not.toContain(card.id)
  expect(await world.write('briefed')).toMatchObject({ state: 'done' })
  const { research = '' } = await world.readTexts()
  const { cards, struck } = await world.inPlan((ctx, plan) => readCards(ctx, { plan, articleId }))
  const gone = cards.filter(({ id }) => struck.includes(id))
  expect(gone.map(({ quote }) => quote)).toEqual([card.quote])
  expect(research).not.toContain(card.quote)
  expect(await listCited()).not.toContain(gone[0]?.id)
})
