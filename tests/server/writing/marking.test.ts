import { expect, test } from 'vitest'
import { withClient } from '#tests/support/database/connections.ts'
import { query } from '#tests/support/database/test-database.ts'
import { GOOD, openAgentArticle } from '#tests/support/writing/agent-article.ts'

const BAD = `${GOOD}\n\nSee [this](https://other.example/).`
const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

type World = Awaited<ReturnType<typeof openAgentArticle>>

/** Saves a final draft of A that is not committed before a request about A waits for it; returns the answer to that. */
async function saveDuring({ url, a }: World, text: string, request: () => ReturnType<World['give']>) {
  return withClient(url, async (client) => {
    await client.query('begin')
    // As a save that has done everything but its commit.
    await client.query(`select from articles where id = ${a} for key share`)
    await client.query(
      `update article_texts set text = $1, version = 2, saved_at = now()
      where article_id = ${a} and section = 'final'`,
      [text],
    )
    await client.query(
      `insert into article_text_revisions
        (workspace_id, contentplan_id, article_id, section, version, size, word_count, text)
      select workspace_id, contentplan_id, id, 'final', 2, 8, 2, $1 from articles where id = ${a}`,
      [text],
    )
    const answer = request()
    await expect.poll(async () => (await query(url, WAITING))[0], { timeout: 10_000 }).toEqual({ waiting: 1 })
    await client.query('commit')
    return answer
  })
}

test('a mark names the version that was read, and is refused for another one', async () => {
  const { a, b, save, give, edit, readStanding, writeByAgent, history } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await writeByAgent(`${GOOD} They are warm.`)
  const before = await history()
  const refused = await give('reviewed', { baseVersion: 1 })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'text_changed',
      message:
        'The text has changed since you read it: Editor has saved it. Nothing was marked. Read the new text, then mark it.',
      details: { section: 'final', version: 2 },
    },
  })
  expect((await give('published', { baseVersion: 1, unreviewedIds: [a] })).status).toBe(409)
  expect(await readStanding()).toEqual({ status: 'no status', isChanged: false })
  expect(await history()).toEqual(before)
  expect((await give('reviewed', { baseVersion: 2 })).status).toBe(200)
  expect((await readStanding()).status).toBe('reviewed')
  // A text that was never saved has version 0.
  const many = { action: 'updateStatus', status: 'reviewed', baseVersion: 0 }
  expect((await edit({ ...many, articleIds: [b] })).status).toBe(200)
  expect(await edit({ ...many, articleIds: [a, b] })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('name one cluster') },
  })
})

test('a text that is saved while it is marked is not marked unread', async () => {
  const world = await openAgentArticle()
  await world.save(GOOD, { section: 'final' })
  const answer = await saveDuring(world, `${GOOD} Really.`, () => world.give('reviewed', { baseVersion: 1 }))
  expect(answer).toMatchObject({ status: 409, body: { code: 'text_changed' } })
  expect((await world.readStanding()).status).toBe('no status')
})

test('a fault that is saved while an article is marked keeps it from the mark', async () => {
  const world = await openAgentArticle()
  await world.save(GOOD, { section: 'final' })
  const answer = await saveDuring(world, BAD, () => world.give('reviewed'))
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await world.readStanding()).status).toBe('no status')
})

test('a published article that an agent changes stays published, and is published again only after a review', async () => {
  const { save, give, writeByAgent, readStanding, call, contentplanId } = await openAgentArticle()
  const listed = async () =>
    (await call('GET', `/contentplan/${contentplanId}/articles/content`)).body.articles[0]
      .is_changed_since_review
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  await give('published')
  await save(`${GOOD} By hand.`, { section: 'final' })
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
  expect((await give('published')).status).toBe(200)
  for (const draft of ['One draft', 'A second', 'A third', 'A fourth']) await writeByAgent(draft, 'draft')
  expect(await listed()).toBe(false)
  await writeByAgent(`${GOOD} They are warm.`)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: true })
  expect(await listed()).toBe(true)
  for (const status of ['published', 'shared'])
    expect(await give(status)).toMatchObject({ status: 409, body: { code: 'not_reviewed' } })
  // What a person types after that does not make the agent's part read.
  await save(`${GOOD} They are warm. By hand.`, { section: 'final' })
  expect((await give('published')).status).toBe(409)
  expect((await give('reviewed')).status).toBe(200)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
  expect((await give('shared')).status).toBe(200)
})

test('a published article that no agent has changed becomes reviewed when it is marked so', async () => {
  const { save, give, readStanding } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  await give('published')
  await give('reviewed')
  expect(await readStanding()).toEqual({ status: 'reviewed', isChanged: false })
})

test('a person who publishes without a review has decided about the text as it is then', async () => {
  const { a, save, give, writeByAgent, readStanding } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await writeByAgent(`${GOOD} They are warm.`)
  await give('published', { unreviewedIds: [a] })
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
  await writeByAgent(`${GOOD} They are cold.`)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: true })
  expect((await give('published', { unreviewedIds: [a] })).status).toBe(200)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
})

test('the review of a published article is undone and done again', async () => {
  const { save, give, writeByAgent, readStanding, undo } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  await give('published')
  await writeByAgent(`${GOOD} They are warm.`)
  const { body: marked } = await give('reviewed')
  const { body: undone } = await undo(marked.changeId)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: true })
  await undo(undone.changeId)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
})

test('a review that is brought back does not count for what an agent has written since', async () => {
  const { a, save, give, writeByAgent, readStanding, undo } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await give('edited')
  const { body: reviewed } = await give('reviewed')
  const { body: undone } = await undo(reviewed.changeId)
  await writeByAgent(`${GOOD} They are warm.`)
  await undo(undone.changeId)
  expect((await readStanding()).status).toBe('edited')
  expect((await give('published')).status).toBe(409)
  await give('published', { unreviewedIds: [a] })
  const { body: withdrawn } = await give('edited')
  await writeByAgent(`${GOOD} They are cold.`)
  await undo(withdrawn.changeId)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: true })
})

test('an API token neither reviews nor decides that no review is needed, and publishes what a person has reviewed', async () => {
  const { a, save, give, giveByToken, readStanding } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  expect(await giveByToken('reviewed')).toMatchObject({
    status: 403,
    body: {
      code: 'forbidden',
      message:
        'An API token cannot mark articles as reviewed. A person reads them and marks them in the article editor.',
    },
  })
  expect((await giveByToken('published')).body.code).toBe('not_reviewed')
  expect(await giveByToken('published', { unreviewedIds: [a] })).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^An API token cannot decide that articles need no review\./) },
  })
  expect((await giveByToken('edited')).status).toBe(200)
  expect((await readStanding()).status).toBe('edited')
  await give('reviewed')
  expect((await giveByToken('published')).status).toBe(200)
  expect((await readStanding()).status).toBe('published')
})

test('what a script saves is not reviewed: a reviewed article is edited again, and a published one waits for a review', async () => {
  const { save, give, giveByToken, saveByToken, readStanding } = await openAgentArticle()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  expect((await saveByToken(`${GOOD} They are warm.`)).status).toBe(200)
  expect((await readStanding()).status).toBe('edited')
  expect((await giveByToken('published')).body.code).toBe('not_reviewed')
  await give('reviewed')
  await giveByToken('published')
  await saveByToken(`${GOOD} They are cold.`)
  expect(await readStanding()).toEqual({ status: 'published', isChanged: true })
  expect((await giveByToken('shared')).body.code).toBe('not_reviewed')
})
