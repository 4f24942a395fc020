import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

test('a new favorite gets the top funnel unless it has one, and is not dismissed any more', async () => {
  const { a, b, edit, call, look, workspaceId, contentplanId } = await openClusters()
  await look(`insert into article_kinds (article_id, workspace_id, contentplan_id, type_reason, type_by, intent_reason, intent_by,
      funnel, funnel_reason, funnel_by)
    values (${b}, ${workspaceId}, ${contentplanId}, '', 'rules', '', 'rules', 'bottom', 'People want to buy.', 'rules')`)
  await edit({ action: 'updatePriority', articleIds: [a], priority: 'low' })
  await edit({ action: 'addToMap', articleIds: [a, b] })
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({
    show_in_map: true,
    priority: 'not set',
    funnel: 'top',
    funnel_by: 'user',
    funnel_reason: null,
  })
  expect((await call('GET', `/article/${b}`)).body).toMatchObject({
    funnel: 'bottom',
    funnel_by: 'rules',
    funnel_reason: 'People want to buy.',
    type: null,
    type_by: null,
  })
})

test('a dismissed cluster is no favorite', async () => {
  const { a, edit, call } = await openClusters()
  await edit({ action: 'addToMap', articleIds: [a] })
  await edit({ action: 'updatePriority', articleIds: [a], priority: 'low' })
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ show_in_map: false, priority: 'low' })
})

test('an empty kind, status or hub changes nothing, and false and 0 are the priority that is not set (V-44)', async () => {
  const { a, edit, call, readAll } = await openClusters()
  const before = await readAll()
  const inputs = [
    { action: 'updateFunnel', funnel: '' },
    { action: 'updateFunnel' },
    { action: 'updateStatus', status: '' },
    { action: 'updateType', type: '' },
    { action: 'updateIntent', intent: '' },
    { action: 'updateTopic', topicId: '' },
  ]
  for (const input of inputs)
    expect(await edit({ ...input, articleIds: [a] })).toMatchObject({ status: 200, body: { changeId: null } })
  expect(await readAll()).toEqual(before)
  for (const priority of [false, 0]) {
    await edit({ action: 'updatePriority', articleIds: [a], priority: 'high' })
    await edit({ action: 'updatePriority', articleIds: [a], priority })
    expect((await call('GET', `/article/${a}`)).body.priority).toBe('not set')
  }
})

test('a kind that a user chose stays, and what was found goes again when the choice is taken back', async () => {
  const { a, edit, call, look, workspaceId, contentplanId } = await openClusters()
  await look(`insert into article_kinds (article_id, workspace_id, contentplan_id, type, type_reason, type_by, intent_reason,
      intent_by, funnel_reason, funnel_by)
    values (${a}, ${workspaceId}, ${contentplanId}, 'listicle', '7 of 10 results are lists.', 'rules', '', 'rules', '', 'rules')`)
  const read = async () => (await call('GET', `/article/${a}`)).body
  await edit({ action: 'updateType', articleIds: [a], type: 'product' })
  expect(await read()).toMatchObject({ type: 'product', type_by: 'user', type_reason: null })
  await edit({ action: 'updateType', articleIds: [a], type: null })
  expect(await read()).toMatchObject({
    type: 'listicle',
    type_by: 'rules',
    type_reason: '7 of 10 results are lists.',
  })
})

test('a status says when it was set, and published when that was', async () => {
  const { a, edit, call } = await openClusters()
  const read = async () => (await call('GET', `/article/${a}`)).body
  expect(await read()).toMatchObject({ status_updated_at: null, published_at: null })
  await edit({ action: 'updateStatus', articleIds: [a], status: 'published' })
  const moment = expect.stringMatching(/Z$/)
  expect(await read()).toMatchObject({
    status: 'published',
    status_updated_at: moment,
    published_at: moment,
  })
})

test('a cluster is made with a hub, a page and a main keyword, as a favorite', async () => {
  const { a, word, create, call, undo, look, readAll, contentplanId } = await openClusters()
  const { body: hub } = await call('POST', `/contentplan/${contentplanId}/topic`, { name: 'Shoes' })
  const { body: pages } = await call('POST', `/contentplan/${contentplanId}/page`, {
    urls: ['https://shop.example/five'],
  })
  const [pageId] = pages.pageIds
  await call('PUT', `/contentplan/${contentplanId}/page`, {
    pageIds: [pageId],
    action: 'setPageArticle',
    articleId: a,
  })
  const before = await readAll()
  const { body } = await create({
    name: 'Five',
    topicId: hub.id,
    favorite: true,
    pageId,
    mainKeywordId: word('five'),
  })
  expect(body).toMatchObject({
    title: 'Five',
    topic_id: hub.id,
    topic_slug: 'shoes',
    show_in_map: true,
    funnel: 'top',
    article_url: 'https://shop.example/five',
    article_id_locked: true,
    keyword_count: 1,
    main_keyword: 'five',
  })
  expect(await look(`select page_id from articles where id = ${a}`)).toEqual([{ page_id: null }])
  await undo(body.changeId)
  expect(await readAll()).toEqual(before)
})

test('a cluster is made by a prompt alone, and its title is the beginning of it', async () => {
  const { create } = await openClusters()
  const prompt = `Write about ${'very '.repeat(30)}long laces\nand more`
  const { body } = await create({ prompt })
  expect(body).toMatchObject({ prompt, empty: true, keyword_count: 0 })
  expect(body.title).toMatch(/^Write about very( very)+…$/)
  expect(body.title.length).toBeLessThanOrEqual(81)
  expect((await create({ prompt })).body.title).toBe(`${body.title} (2)`)
  expect((await create({ prompt })).body.title).toBe(`${body.title} (3)`)
  expect(await create({})).toMatchObject({
    status: 400,
    body: { message: 'name: give the cluster a name, or say what is to be written.' },
  })
})

test('a cluster cannot be made with an excluded page', async () => {
  const { create, call, contentplanId } = await openClusters()
  const path = `/contentplan/${contentplanId}/page`
  const { body: pages } = await call('POST', path, { urls: ['https://shop.example/five'] })
  await call('PUT', path, { pageIds: pages.pageIds, action: 'exclude' })
  expect(await create({ name: 'Five', pageId: pages.pageIds[0] })).toMatchObject({
    status: 409,
    body: { message: 'This page is excluded. Remove its exclusion, then it can have a cluster.' },
  })
})

test('a title becomes a slug in its own letters', async () => {
  const { create } = await openClusters()
  const slugs = { 'Schöne Schuhe & mehr': 'schöne-schuhe-mehr', '  100 % Wool?  ': '100-wool', 靴: '靴' }
  for (const [name, slug] of Object.entries(slugs)) expect((await create({ name })).body.slug).toBe(slug)
})
