import { expect, test } from 'vitest'
import { ARTICLE_METRICS, ARTICLE_SORT_COLUMNS } from '#features/articles/rules.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

/** Three clusters: Boots with two keywords and a page, Laces with one keyword, Socks with none. */
async function openClusters() {
  const plan = await openKeywordPlan()
  await plan.save([
    { keyword: 'winter boots', estimated_search_volume: 900 },
    { keyword: 'snow boots', estimated_search_volume: 300 },
    { keyword: 'laces', estimated_search_volume: 2000 },
  ])
  const ids = await plan.ids()
  const boots = await plan.addArticle('Boots')
  const laces = await plan.addArticle('laces (all)')
  await plan.addArticle('Socks')
  await plan.change({
    keywordIds: [ids['winter boots'], ids['snow boots']],
    action: 'move',
    toArticleId: boots,
  })
  await plan.change({ keywordIds: [ids['laces']], action: 'move', toArticleId: laces })
  const pages = { urls: ['https://shop.example/boots'] }
  await plan.call('POST', `/contentplan/${plan.contentplanId}/page`, pages)
  await plan.look(`update articles set serp_overlap = 5.5,
    page_id = (select id from pages where contentplan_id = ${plan.contentplanId} limit 1) where id = ${boots}`)
  const list = (query = '') =>
    plan.call('GET', `/contentplan/${plan.contentplanId}/article/advanced?${query}`)
  const titles = async (query = '') =>
    (await list(query)).body.articles.map((row: { title: string }) => row.title)
  return { ...plan, boots, laces, ids, listArticles: list, titles }
}

/** The counts of pages by their names. */
function countsOf(body: { counts: { pageCounts: { name: string; count: number }[] } }) {
  return Object.fromEntries(body.counts.pageCounts.map(({ name, count }) => [name, count]))
}

test('the list begins with the clusters with the highest search volume', async () => {
  const { titles, listArticles } = await openClusters()
  expect(await titles()).toEqual(['laces (all)', 'Boots', 'Socks'])
  const { body } = await listArticles()
  expect(body.total).toBe(3)
  expect(countsOf(body)).toMatchObject({ existing: 1, new: 2 })
})

test('a cluster has the fields of the wire, with null for unknown values', async () => {
  const { call, boots, ids, contentplanId } = await openClusters()
  const { body } = await call('GET', `/article/${boots}`)
  expect(body).toEqual({
    id: boots,
    article_id: boots,
    contentplan_id: contentplanId,
    title: 'Boots',
    description: '',
    research: '',
    draft: '',
    final: '',
    excluded: false,
    status_by: null,
    is_changed_since_review: false,
    sharing: false,
    shared_at: null,
    topic_id: null,
    topic_name: null,
    main_keyword_id: ids['winter boots'],
    main_keyword: 'winter boots',
    status: 'no status',
    status_updated_at: null,
    priority: 'not set',
    type: null,
    intent: null,
    funnel: null,
    type_by: null,
    intent_by: null,
    funnel_by: null,
    type_reason: null,
    intent_reason: null,
    funnel_reason: null,
    show_in_map: false,
    idea_source: null,
    page_id: expect.any(Number),
    article_url: 'https://shop.example/boots',
    article_id_locked: false,
    is_locked: false,
    keyword_count: 2,
    empty: false,
    estimated_search_volume: 1200,
    volume_is_rough: false,
    known_volume_count: 2,
    serp_overlap: 5.5,
    relevance: null,
    relevance_related: null,
    relevance_presence: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    last_updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    published_at: null,
    slug: 'boots',
    topic_slug: null,
    prompt: null,
    potential_clicks: 342,
    cluster_match_rate: null,
    action: null,
    suggested_action: null,
    suggested_action_reason: null,
    merge_with: null,
    alert_cannibalization: false,
    alert_url_conflict: false,
    alert_no_keywords_mentioned: false,
    status_code: null,
    ...Object.fromEntries(ARTICLE_METRICS.map((name) => [name, null])),
  })
})

test('a search volume that is unknown, or known in part, is not taken for zero', async () => {
  const { call, save, change, ids, boots, laces, titles } = await openClusters()
  const read = async (id: number) => {
    const { body } = await call('GET', `/article/${id}`)
    return [body.estimated_search_volume, body.known_volume_count, body.keyword_count, body.potential_clicks]
  }
  await save([{ keyword: 'hiking' }])
  await change({ newKeywords: ['hiking'], keywordIds: [], action: 'move', toArticleId: boots })
  expect(await read(boots)).toEqual([1200, 2, 3, 342])
  await change({ keywordIds: [ids['laces']], action: 'reset' })
  await change({ newKeywords: ['aglets'], keywordIds: [], action: 'move', toArticleId: laces })
  expect(await read(laces)).toEqual([null, 0, 1, null])
  expect((await titles('orderByDirection=asc')).at(-1)).toBe('laces (all)')
  expect(await titles('filter_max_estimated_search_volume=100')).not.toContain('laces (all)')
  await save([{ keyword: 'aglets', estimated_search_volume: 0 }])
  expect(await read(laces)).toEqual([0, 1, 1, 0])
})

test('a cluster has its own search figures, those of its page, and the change since the previous window', async () => {
  const { call, look, boots } = await openClusters()
  await look(`update article_metrics set impressions_last = 200, clicks_last = 20, position_last = 4, impressions_prev = 100,
    clicks_prev = 20, position_prev = 6.5, target_impressions_last = 150, target_clicks_last = 15, target_position_last = 3,
    target_impressions_prev = 0, target_clicks_prev = 0 where article_id = ${boots}`)
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, impressions_prev, clicks_prev)
    select page_id, workspace_id, contentplan_id, 900, 90, 1000, 80 from articles where id = ${boots}`)
  const { body } = await call('GET', `/article/${boots}`)
  expect(body).toMatchObject({
    google_impressions_last: 200,
    google_impressions_change: 100,
    google_clicks_change: 0,
    google_ctr_last: 0.1,
    google_ctr_prev: 0.2,
    google_ctr_change: -0.1,
    google_position_change: -2.5,
    page_impressions_change: -100,
    page_ctr_last: 0.1,
    target_impressions: 150,
    target_impressions_change: 150,
    target_ctr_prev: null,
    target_ctr_change: null,
    cluster_match_rate: 75,
  })
  await look(`update articles set page_id = null where id = ${boots}`)
  expect((await call('GET', `/article/${boots}`)).body).toMatchObject({
    google_impressions_last: 200,
    page_impressions_last: null,
    target_impressions: null,
    cluster_match_rate: null,
  })
})

test('every column sorts, and unknown values come last', async () => {
  const { look, boots, laces, titles } = await openClusters()
  await look(
    `update article_metrics set impressions_last = 5, target_impressions_last = 5 where article_id = ${boots}`,
  )
  for (const name of ARTICLE_SORT_COLUMNS) expect(await titles(`orderByColumn=${name}`)).toHaveLength(3)
  for (const direction of ['asc', 'desc'])
    expect(await titles(`orderByColumn=cluster_match_rate&orderByDirection=${direction}`)).toEqual([
      'Boots',
      'laces (all)',
      'Socks',
    ])
  await look(`update article_metrics set impressions_last = 9 where article_id = ${laces}`)
  expect(await titles('orderByColumn=google_impressions_last')).toEqual(['laces (all)', 'Boots', 'Socks'])
})

test('content gaps begin with the missing pages that would bring most; unknown clicks count as the fewest', async () => {
  const { look, boots, laces, titles } = await openClusters()
  await look(`update article_metrics set potential_clicks = 900 where article_id = ${boots}`)
  await look(`update article_metrics set potential_clicks = 5 where article_id = ${laces}`)
  expect(await titles('orderByColumn=content_gap')).toEqual(['laces (all)', 'Socks', 'Boots'])
  await look(`update articles set page_id = null where id = ${boots}`)
  expect(await titles('orderByColumn=content_gap')).toEqual(['Boots', 'laces (all)', 'Socks'])
})

test.each([
  ['orderByColumn=title&orderByDirection=asc', ['Boots', 'laces (all)', 'Socks']],
  ['orderByColumn=title', ['Socks', 'laces (all)', 'Boots']],
  ['orderByColumn=keyword_count', ['Boots', 'laces (all)', 'Socks']],
  ['orderByColumn=serp_overlap&orderByDirection=asc', ['Boots', 'laces (all)', 'Socks']],
  ['orderByColumn=main_keyword&orderByDirection=asc', ['laces (all)', 'Boots', 'Socks']],
  ['filter_title=%5Eboots$', ['Boots']],
  ['filter_title=o', ['Boots', 'Socks']],
  ['filter_title=%5C(all%5C)', ['laces (all)']],
  ['filter_keyword=snow', ['Boots']],
  ['filter_keyword=%5Eboots$', []],
  ['filter_existing=1', ['Boots']],
  ['filter_new=1', ['laces (all)', 'Socks']],
  ['filter_existing=1&filter_new=1', ['laces (all)', 'Boots', 'Socks']],
  ['filter_min_keyword_count=1&filter_max_keyword_count=1', ['laces (all)']],
  ['filter_min_estimated_search_volume=1200', ['laces (all)', 'Boots']],
  ['limit=1&offset=1', ['Boots']],
])('%s leaves %j', async (query, expected) => {
  const { titles } = await openClusters()
  expect(await titles(query)).toEqual(expected)
})

test('a cluster can be left out, of the list and of its counts', async () => {
  const { boots, listArticles } = await openClusters()
  const { body } = await listArticles(`filter_except=${boots}&filter_title=o`)
  expect(body.articles.map((row: { title: string }) => row.title)).toEqual(['Socks'])
  expect(body.total).toBe(1)
  expect(countsOf(body)).toMatchObject({ existing: 0, new: 1 })
})

test('clusters are listed by their ids; unknown ids and those of other plans find nothing', async () => {
  const { boots, laces, titles } = await openClusters()
  const other = await openClusters()
  expect(await titles(`filter_only=${boots},${other.boots},2147483647,${laces}`)).toEqual([
    'laces (all)',
    'Boots',
  ])
  expect(await titles('filter_only=')).toEqual([])
})

test('the counts of pages stay the same while pages are turned', async () => {
  const { listArticles } = await openClusters()
  const { body } = await listArticles('filter_existing=1&filter_title=boots')
  expect(body.total).toBe(1)
  expect(countsOf(body)).toMatchObject({ existing: 1, new: 0 })
})

test('a search in keywords is fast before the database has statistics about them', async () => {
  const { look, workspaceId, contentplanId, titles } = await openClusters()
  const place = `${workspaceId}, ${contentplanId}`
  await look(`insert into articles (workspace_id, contentplan_id, title)
    select ${place}, 'Cluster ' || n from generate_series(1, 3000) n`)
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id)
    select ${place}, title, lower(title), 'upload', id from articles where title like 'Cluster %'`)
  expect(await titles('filter_keyword=cluster+%5B2%5D77%24')).toEqual(['Cluster 277'])
})

test.each(['filter_title_words=OOTS+b', 'filter_keyword_words=boots+WINT'])(
  '%s finds words in any order',
  async (query) => {
    const { titles } = await openClusters()
    const found = await titles(query)
    expect(found).toEqual(await titles('filter_title=boots'))
    expect(found.length).toBeGreaterThan(0)
  },
)

test('words of a keyword have to be in one keyword', async () => {
  const { titles } = await openClusters()
  expect(await titles('filter_keyword_words=winter+snow')).toEqual([])
})

test.each(['filter_title', 'filter_keyword'])(
  'a %s that is not a valid expression is refused',
  async (field) => {
    const { listArticles } = await openClusters()
    expect(await listArticles(`${field}=(`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(`${field}: this is not a regular expression`) },
    })
  },
)

test("a cluster's keywords are read in pages, the highest volume first", async () => {
  const { call, boots } = await openClusters()
  const { body } = await call('GET', `/article/${boots}/keyword`)
  expect(body.keywords.map((row: { keyword: string }) => row.keyword)).toEqual(['winter boots', 'snow boots'])
  expect(body.total).toBe(2)
  const second = await call('GET', `/article/${boots}/keyword?limit=1&page=2&sortColumn=keyword`)
  expect(second.body).toMatchObject({ keywords: [{ keyword: 'snow boots', title: 'Boots' }], total: 2 })
})
