import { expect, test } from 'vitest'
import type { PlanInput } from '#tests/support/keywords/keyword-world.ts'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

const BRIEF =
  'Only for us. [laces](https://shop.example/laces)\n## Internal links\n- https://shop.example/socks'
const FINAL = '# Boots\n\nRead about [socks](https://shop.example/socks).\n\n## Care'

/** Two clusters of a plan, of which A has texts, a page and a hub, and the calls of a visitor with a key. */
async function openShared(options: PlanInput = {}) {
  const world = await openClusters(options)
  const { a, contentplanId, look, edit, server } = world
  await look(`update contentplans set domain = 'shop.example', about = 'hidden' where id = ${contentplanId}`)
  await look(
    `insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, full_version, patch_bytes)
     select workspace_id, contentplan_id, id, section, text, 1, 1, 0 from articles, (values ('final', '${FINAL}'), ('description', '${BRIEF}'),
       ('research', 'hidden'), ('draft', 'hidden')) as written (section, text) where id = ${a}`,
  )
  await look(`update articles set prompt = 'hidden', show_in_map = true, funnel = 'middle' where id = ${a}`)
  const share = async (shared = true, more = {}) =>
    edit({ action: 'share', articleIds: [a], share: shared, ...more })
  const visit = async (path: string, key: string) => {
    const { statusCode, headers, body } = await server.inject({
      url: `/api${path}${path.includes('?') ? '&' : '?'}key=${key}`,
    })
    return { status: statusCode, headers, body: JSON.parse(body) }
  }
  return { ...world, share, visit, see: (key: string) => visit(`/article/${a}`, key) }
}

test('a visitor with the key sees what is meant to be shared of a cluster, and nothing else, until sharing ends', async () => {
  const { a, share, see, call, look } = await openShared()
  const { sharingKey, shared_at: sharedAt } = (await share()).body
  expect(sharingKey).toMatch(/^[\w-]{32}$/)
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ sharing: true, shared_at: sharedAt })
  const { status, body, headers } = await see(sharingKey)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(body).toEqual({
    title: 'A',
    topic_name: null,
    status: 'no status',
    type: null,
    intent: null,
    funnel: 'middle',
    keyword_count: 2,
    estimated_search_volume: 199,
    known_volume_count: 2,
    volume_is_rough: false,
    potential_clicks: expect.any(Number),
    final: FINAL,
    contentplan_name: expect.any(String),
    domain: 'shop.example',
    estimates: { traffic: expect.any(Number), conversions: expect.any(Number), content_score: 97 - (a % 10) },
    checklist: {
      words: 5,
      h1: 1,
      h2: 1,
      h3: 0,
      external_links: 0,
      internal_links: 1,
      internal_links_used: 1,
    },
  })
  expect((await share(false)).body).toEqual({ changeId: null, sharingKey: null, shared_at: null })
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ sharing: false, shared_at: null })
  const ended = await see(sharingKey)
  expect(ended.status).toBe(403)
  expect(ended.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(JSON.stringify(await look('select * from article_shares'))).not.toContain(sharingKey)
})

test('a visitor sees keywords with their volumes, links with their anchors, and titles of the content map', async () => {
  const { a, b, contentplanId, share, visit, look, word } = await openShared()
  const [page] = await look(
    `insert into pages (workspace_id, contentplan_id, url)
     select workspace_id, id, 'https://shop.example/' || made.name from contentplans, (values ('boots'), ('socks')) as made (name)
     where id = ${contentplanId} returning id`,
  )
  const pageId = Number(page?.['id'])
  await look(`update articles set page_id = ${pageId} where id = ${a}`)
  await look(
    `insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
     select ${pageId}, 0, workspace_id, id, ${pageId + 1}, 'warm socks', 'hidden', true, true from contentplans where id = ${contentplanId}`,
  )
  await look(
    `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last)
     select ${word('four')}, ${pageId}, workspace_id, id, 5 from contentplans where id = ${contentplanId}`,
  )
  await look(`update articles set show_in_map = true, type = 'category' where id = ${b}`)
  const { sharingKey } = (await share()).body
  const seen = async (path: string) => (await visit(path, sharingKey)).body
  const one = { keyword: 'one', estimated_search_volume: 100, volume_is_rough: false }
  const two = { keyword: 'two', estimated_search_volume: 99, volume_is_rough: false }
  expect(await seen(`/article/${a}/keyword`)).toEqual({ keywords: [one, two], total: 2 })
  expect(await seen(`/article/${a}/keyword?sortDirection=asc&limit=1&page=2`)).toEqual({
    keywords: [two],
    total: 2,
  })
  expect(await seen(`/contentplan/${contentplanId}/keyword/page?pageId=${pageId}`)).toEqual({
    keywords: [{ keyword: 'four', estimated_search_volume: 97, volume_is_rough: false }],
    total: 1,
  })
  const ofOther = await visit(`/contentplan/${contentplanId}/keyword/page?pageId=${pageId + 1}`, sharingKey)
  expect(ofOther.status).toBe(403)
  expect(await seen(`/internal-links/article/${a}`)).toEqual({
    incoming: { total: 0, links: [] },
    outgoing: { total: 1, links: [{ url: 'https://shop.example/socks', anchor: 'warm socks' }] },
  })
  expect(await seen(`/article/${a}/map`)).toEqual({
    hubs: [
      {
        name: null,
        cells: [
          { row: 'top', articles: [], total: 0 },
          { row: 'middle', articles: [{ title: 'A', is_this: true }], total: 1 },
          { row: 'bottom', articles: [], total: 0 },
          { row: 'products', articles: [{ title: 'B', is_this: false }], total: 1 },
        ],
      },
    ],
    total: 1,
  })
})

test('the map is cut to five hubs and ten titles of each cell, and the hub of the cluster comes first', async () => {
  const { a, contentplanId, share, visit, look } = await openShared()
  await look(
    `insert into topics (workspace_id, contentplan_id, name)
     select workspace_id, id, 'Hub ' || n from contentplans, generate_series(1, 7) n where id = ${contentplanId}`,
  )
  await look(
    `insert into articles (workspace_id, contentplan_id, title, topic_id, show_in_map, funnel, estimated_search_volume)
     select workspace_id, contentplan_id, name || ' article ' || n, id, true, 'bottom', 1000 + n from topics, generate_series(1, 12) n`,
  )
  await look(`update articles set topic_id = (select id from topics where name = 'Hub 7') where id = ${a}`)
  const { body } = await visit(`/article/${a}/map`, (await share()).body.sharingKey)
  expect(body).toMatchObject({ total: 7, hubs: [{ name: 'Hub 7' }, { name: 'Hub 1' }, {}, {}, {}] })
  expect(body.hubs).toHaveLength(5)
  const [, , { articles, total }] = body.hubs[0].cells
  expect([articles.length, total, articles[0].title]).toEqual([10, 12, 'Hub 7 article 12'])
})

test('a key opens its own cluster only, and what it does not open is refused alike', async () => {
  const { a, b, contentplanId, workspaceId, share, visit, edit, call } = await openShared()
  const { sharingKey } = (await share()).body
  const other = (await edit({ action: 'share', articleIds: [b], share: true })).body.sharingKey
  const planned = await call('PUT', `/workspace/${workspaceId}/contentplan`, { contentplanId, share: true })
  const refusals = [
    await visit(`/article/${b}`, sharingKey),
    await visit(`/article/${a}`, other),
    await visit(`/article/${a}/map`, planned.body.sharingKey),
    await visit(`/contentplan/${contentplanId}`, sharingKey),
    await visit(`/article/${a}`, 'wrong'),
    await visit(`/article/${a}`, ''),
    await visit('/article/999999999', sharingKey),
  ]
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 403))
  expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await visit(`/contentplan/${contentplanId}`, planned.body.sharingKey)).status).toBe(200)
  expect((await visit(`/article/${b}`, other)).status).toBe(200)
})

test('sharing never replaces what another window has made or ended since', async () => {
  const { share, see } = await openShared()
  const refusal = {
    status: 409,
    body: { message: 'Sharing was changed in another window just now. Look at it and try again.' },
  }
  const first = (await share(true, { shared_at: null })).body
  expect(await share(true, { shared_at: null })).toMatchObject(refusal)
  const second = (await share(true, { shared_at: first.shared_at })).body
  expect([(await see(first.sharingKey)).status, (await see(second.sharingKey)).status]).toEqual([403, 200])
  expect(await share(false, { shared_at: first.shared_at })).toMatchObject(refusal)
  expect((await see(second.sharingKey)).status).toBe(200)
  const made = await Promise.all(
    Array.from({ length: 5 }, () => share(true, { shared_at: second.shared_at })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
})

test('a cluster that an undo brings back is not shared: its old link stays dead', async () => {
  const { a, b, share, see, edit, undo, call } = await openShared()
  for (const gone of [
    { action: 'delete', articleIds: [a] },
    { action: 'merge', articleIdsFrom: [a], articleIdTo: b },
  ]) {
    const { sharingKey } = (await share()).body
    const { changeId } = (await edit(gone)).body
    expect((await see(sharingKey)).status).toBe(403)
    expect((await undo(changeId)).status).toBe(200)
    expect((await see(sharingKey)).status).toBe(403)
    expect((await call('GET', `/article/${a}`)).body).toMatchObject({ title: 'A', sharing: false })
  }
})

test('sharing is in the audit log, without the key', async () => {
  const { a, share, call, workspaceId } = await openShared()
  const { sharingKey } = (await share()).body
  await share(false)
  const { body } = await call('GET', `/workspace/${workspaceId}/audit?limit=2`)
  expect(body).toMatchObject([
    { action: 'cluster sharing ended', subject_id: a },
    { action: 'cluster shared', subject_id: a },
  ])
  expect(JSON.stringify(body)).not.toContain(sharingKey)
})

test('sharing ends while the disk is full too, though nothing is shared then', async () => {
  let problem: string | null = null
  const { share, see } = await openShared({ disk: { findProblem: () => problem } })
  const { sharingKey } = (await share()).body
  problem = 'The disk is full.'
  expect((await share()).status).toBe(507)
  expect((await see(sharingKey)).status).toBe(200)
  expect((await share(false)).status).toBe(200)
  expect((await see(sharingKey)).status).toBe(403)
})
