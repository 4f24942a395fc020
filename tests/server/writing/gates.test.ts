import { expect, test } from 'vitest'
import { GOOD, openAgentArticle } from '#tests/support/writing/agent-article.ts'

test('an article of agents is reviewed only without a fault, and one that people have written without a judge', async () => {
  const { a, b, save, edit, call } = await openAgentArticle()
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
  const { a, b, save, edit, call } = await openAgentArticle()
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
  // A decision about another article does not count for this one.
  expect((await give('published', { unreviewedIds: [b] })).body.code).toBe('not_reviewed')
  expect((await give('published', { unreviewedIds: [a] })).status).toBe(200)
  expect((await give('edited')).status).toBe(200)
  expect((await give('published')).status).toBe(409)
  for (const status of ['reviewed', 'shared', 'published']) {
    expect((await give(status)).status).toBe(200)
    expect(await read()).toMatchObject({ status, status_by: expect.any(String) })
  }
  // A confirmation opens no gate.
  expect((await give('edited')).status).toBe(200)
  await save(`${GOOD}\n\nSee [this](https://other.example/).`, { section: 'final' })
  const refused = await give('published', { unreviewedIds: [a] })
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(refused.body.message).toBe(
    '“A”: This text cannot be marked as published: 1 link leads to an unknown page.',
  )
})

test('an agent that changes the final draft takes the review back, a person does not, and what is published stays', async () => {
  const { save, give, writeByAgent, readStanding } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  const read = async () => (await readStanding()).status
  await give('reviewed')
  await save(`${GOOD} Really.`, { section: 'final' })
  await writeByAgent(`${GOOD} Really.`)
  await writeByAgent('Another draft', 'draft')
  expect(await read()).toBe('reviewed')
  await writeByAgent(`${GOOD} They are.`)
  expect(await read()).toBe('edited')
  await give('reviewed')
  await give('published')
  await writeByAgent(`${GOOD} They are warm.`)
  expect(await read()).toBe('published')
})
