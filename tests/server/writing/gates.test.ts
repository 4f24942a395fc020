import { expect, test } from 'vitest'
import { openTexts } from '#tests/support/articles/text-world.ts'

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
const CARD = {
  id: 'E1',
  section: 0,
  kind: 'stat',
  quote: 'Boots cost 99 dollars.',
  paraphrase: 'Boots cost 99 dollars.',
  url: 'https://one.example/boots',
  date: null,
}
const GOOD = '## Price\n\nBoots cost 99 dollars [[1]](https://one.example/boots "E1").'

type World = Awaited<ReturnType<typeof openTexts>>

/** Makes the article one that agents have written from one source. */
async function giveResearch({ a, look, workspaceId, contentplanId }: World): Promise<void> {
  await look(`insert into article_research (article_id, workspace_id, contentplan_id, sources, research, profile)
    values (${a}, ${workspaceId}, ${contentplanId}, '{https://one.example/boots}',
      '${JSON.stringify({ cards: [CARD], contradictions: [], missing: [] })}', '${JSON.stringify(PROFILE)}')`)
}

test('an article of agents is reviewed only without a fault, and one that people have written without a judge', async () => {
  const world = await openTexts()
  const { a, b, save, edit, call } = world
  await giveResearch(world)
  const bad = `${GOOD}\n\nThey are warm [[2]](https://two.example/ "E9"). See [this](https://other.example/).\n\n## Care\n`
  await save(bad, { section: 'final' })
  await save(bad, { section: 'final', articleId: b })
  const review = (articleId: number, status = 'reviewed') =>
    edit({ action: 'updateStatus', articleIds: [articleId], status })
  const refused = await review(a)
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(refused.body.message).toMatch(/^This text cannot be marked as reviewed: 1 citation .*link.*section/)
  expect((await review(a, 'published')).status).toBe(409)
  expect((await review(a, 'edited')).status).toBe(200)
  expect((await review(b)).status).toBe(200)
  await save(GOOD, { section: 'final' })
  expect((await review(a)).status).toBe(200)
  const { body: score } = await call('GET', `/article/${a}/score`)
  expect(score).toMatchObject({ gates: [] })
  expect((await call('GET', `/article/${b}/score`)).body).toBeNull()
})

test('what agents have written is uploaded or published when a person has reviewed it, or confirms to skip that', async () => {
  const world = await openTexts()
  const { a, b, save, edit, call } = world
  await giveResearch(world)
  await save(GOOD, { section: 'final' })
  const give = (status: string, rest: object = {}) =>
    edit({ action: 'updateStatus', articleIds: [a, b], status, ...rest })
  const read = async () => (await call('GET', `/article/${a}`)).body
  for (const status of ['shared', 'published'])
    expect(await give(status)).toMatchObject({
      status: 409,
      body: { code: 'not_reviewed', message: expect.stringContaining('nobody has reviewed it') },
    })
  expect(await read()).toMatchObject({ status: 'no status', status_by: null })
  expect((await give('published', { isUnreviewed: true })).status).toBe(200)
  expect((await give('edited')).status).toBe(200)
  expect((await give('published')).status).toBe(409)
  for (const status of ['reviewed', 'shared', 'published']) {
    expect((await give(status)).status).toBe(200)
    expect(await read()).toMatchObject({ status, status_by: expect.any(String) })
  }
  // A confirmation opens no gate.
  expect((await give('edited')).status).toBe(200)
  await save(`${GOOD}\n\nSee [this](https://other.example/).`, { section: 'final' })
  const refused = await give('published', { isUnreviewed: true })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(refused.body.message).toBe(
    '“A”: This text cannot be marked as published: 1 link leads to an unknown page.',
  )
})

test('an agent that changes the final draft takes the review back, a person does not, and what is published stays', async () => {
  const world = await openTexts()
  const { a, save, edit, call, look, workspaceId, contentplanId } = world
  await giveResearch(world)
  await save(GOOD, { section: 'final' })
  const give = (status: string) => edit({ action: 'updateStatus', articleIds: [a], status })
  const propose = async (text: string, section = 'final') => {
    const [row] =
      await look(`insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent,
        run_id, base_version, text)
      values (${workspaceId}, ${contentplanId}, ${a}, '${section}', 'editor', nextval('text_proposals_id_seq'), 1, '${text}')
      returning id`)
    const answer = { proposal: Number(row?.['id']), accept: true }
    expect((await call('PUT', `/article/${a}/proposal`, answer)).status).toBe(200)
  }
  const read = async () => (await call('GET', `/article/${a}`)).body.status
  await give('reviewed')
  await save(`${GOOD} Really.`, { section: 'final' })
  await propose(`${GOOD} Really.`)
  await propose('Another draft', 'draft')
  expect(await read()).toBe('reviewed')
  await propose(`${GOOD} They are.`)
  expect(await read()).toBe('edited')
  await give('reviewed')
  await give('published')
  await propose(`${GOOD} They are warm.`)
  expect(await read()).toBe('published')
})
