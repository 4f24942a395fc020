import { expect, test } from 'vitest'
import { CONTENT_FILTERS } from '#features/articles/rules.ts'
import { openContent } from '#tests/support/articles/content-world.ts'

test('each list of the article editor has the articles of its status that have a final draft (G-11)', async () => {
  const { add, list, titles } = await openContent()
  await add('edited', `status = 'edited'`)
  await add('illustrated', `status = 'illustrated'`)
  await add('emptied', `status = 'edited'`, '')
  await add('reviewed', `status = 'reviewed'`)
  await add('shared', `status = 'shared'`)
  await add('published', `status = 'published'`)
  await add('published without a text', `status = 'published'`, '')
  await add('being rewritten', `status = 'researched'`)
  await add('rejected', `status = 'edited', priority = 'low'`)
  await add('rejected after the review', `status = 'reviewed', priority = 'low'`)
  await add('dismissed', `priority = 'low'`, '')
  const expected = {
    unpublished: ['edited', 'illustrated'],
    reviewed: ['reviewed'],
    shared: ['shared'],
    published: ['published'],
    rejected: ['rejected', 'rejected after the review'],
    all: [
      'being rewritten',
      'edited',
      'illustrated',
      'published',
      'rejected',
      'rejected after the review',
      'reviewed',
      'shared',
    ],
  }
  const order = 'orderByColumn=title&orderByDirection=asc'
  for (const filter of CONTENT_FILTERS)
    expect(await titles(`statusFilter=${filter}&${order}`)).toEqual(expected[filter])
  expect((await list()).counts).toEqual({
    unpublished: 2,
    reviewed: 1,
    shared: 1,
    published: 1,
    rejected: 2,
    all: 8,
  })
  expect(await list('statusFilter=rejected&limit=1&filter_title_words=review')).toMatchObject({
    total: 1,
    counts: { rejected: 1, reviewed: 1, all: 2, shared: 0 },
  })
})

test('a row has the fields of the wire, and its final draft unless that is left out', async () => {
  const { add, list, look, workspaceId, contentplanId } = await openContent()
  const [hub] = await look(`insert into topics (workspace_id, contentplan_id, name)
    values (${workspaceId}, ${contentplanId}, 'Warm Shoes') returning id`)
  const id = await add('Boots & Co', `status = 'edited', topic_id = ${hub?.['id']}`, 'Three short words')
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const row = {
    id,
    article_id: id,
    contentplan_id: contentplanId,
    title: 'Boots & Co',
    slug: 'boots-co',
    topic_id: hub?.['id'],
    topic_name: 'Warm Shoes',
    topic_slug: 'warm-shoes',
    type: null,
    status: 'edited',
    is_changed_since_review: false,
    priority: 'not set',
    funnel: null,
    final: 'Three short words',
    word_count: 3,
    last_updated: moment,
    status_updated_at: moment,
    created_at: moment,
  }
  expect((await list()).articles).toEqual([row])
  expect((await list('texts=false')).articles).toEqual([{ ...row, final: null }])
})

test('articles of a hub follow each other, those without a hub are last, and the ids are those of all pages', async () => {
  const { add, list, look, workspaceId, contentplanId } = await openContent()
  const hubs = await look(`insert into topics (workspace_id, contentplan_id, name)
    values (${workspaceId}, ${contentplanId}, 'shoes'), (${workspaceId}, ${contentplanId}, 'Laces') returning id, name`)
  const hubId = (name: string) => hubs.find((hub) => hub['name'] === name)?.['id']
  await add('a', `status = 'edited'`)
  const s = await add('b', `status = 'edited', topic_id = ${hubId('shoes')}`)
  const l = await add('c', `status = 'edited', topic_id = ${hubId('Laces')}`)
  const s2 = await add('d', `status = 'edited', topic_id = ${hubId('shoes')}`)
  const page = await list('orderByColumn=title&orderByDirection=desc&limit=2&offset=1&getIds=true')
  expect(page.articles.map(({ title }: { title: string }) => title)).toEqual(['d', 'b'])
  expect(page.ids.slice(0, 3)).toEqual([l, s2, s])
  expect(page.ids).toHaveLength(4)
  expect(page.topics).toEqual([
    { contentplan_id: contentplanId, topic_id: hubId('Laces'), topic_name: 'Laces', count: 1 },
    { contentplan_id: contentplanId, topic_id: hubId('shoes'), topic_name: 'shoes', count: 2 },
    { contentplan_id: contentplanId, topic_id: null, topic_name: null, count: 1 },
  ])
  expect((await list()).ids).toEqual([])
})

test('the list of a workspace has the articles of all its plans, and none of another workspace', async () => {
  const { add, call, addPlan, workspaceId, contentplanId } = await openContent()
  const first = await add('one', `status = 'reviewed'`)
  const other = await addPlan()
  const second = await other.addArticle('two')
  await call('PUT', `/contentplan/${other.contentplanId}/article`, {
    action: 'updateFinalDraft',
    articleIds: [second],
    final: 'Two',
  })
  const stranger = await openContent()
  await stranger.add('three', `status = 'reviewed'`)
  const { body } = await call('GET', `/workspace/${workspaceId}/articles/content`)
  expect(body.articles.map(({ id }: { id: number }) => id)).toEqual([first, second])
  expect(body.topics).toMatchObject([
    { contentplan_id: contentplanId, count: 1 },
    { contentplan_id: other.contentplanId, count: 1 },
  ])
  expect((await stranger.call('GET', `/workspace/${workspaceId}/articles/content`)).status).toBe(404)
})

test.each(['statusFilter=draft', 'limit=1001', 'offset=-1', 'orderByColumn=final'])(
  'a list with %s is refused',
  async (query) => {
    const { call, path } = await openContent()
    expect((await call('GET', `${path}?${query}`)).status).toBe(400)
  },
)

test('an answer has final drafts until they are 8 MB together', async () => {
  const { add, list } = await openContent()
  const long = 'Many words. '.repeat(160_000)
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) await add(title, `status = 'edited'`, long)
  const { articles } = await list('orderByColumn=title&orderByDirection=asc')
  expect(articles.map(({ final }: { final: string | null }) => final?.length ?? null)).toEqual([
    ...Array(4).fill(long.length),
    null,
    null,
  ])
})

test('of 10,000 articles a page is listed with the counts of all', async () => {
  const { list, look, workspaceId, contentplanId } = await openContent()
  const of = `${workspaceId}, ${contentplanId}`
  await look(`with made as (
      insert into articles (workspace_id, contentplan_id, title, status)
      select ${of}, 'Article ' || n, (array['edited', 'reviewed', 'published', 'no status'])[1 + n % 4]
      from generate_series(1, 10000) as n returning id
    ), texts as (
      insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, full_version, patch_bytes)
      select ${of}, id, 'final', 'A text', 1, 1, 0 from made
    )
    insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, size, word_count, text)
    select ${of}, id, 'final', 1, 6, 2, '' from made`)
  const page = await list(
    'orderByColumn=last_updated&statusFilter=unpublished&texts=false&getIds=true&offset=2400',
  )
  expect(page).toMatchObject({ total: 2500, counts: { unpublished: 2500, reviewed: 2500, all: 10_000 } })
  expect(page.articles).toHaveLength(100)
  expect(page.ids).toHaveLength(2500)
  expect(JSON.stringify(page).length).toBeLessThan(100_000)
})
