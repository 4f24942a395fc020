import { expect, test } from 'vitest'
import { FILTER_METRICS, SHORTCUTS } from '#features/articles/rules.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

const ORDER = 'orderByColumn=title&orderByDirection=asc&'

/**
 * Boots: a favorite in the hub Shoes, with a page that breaks out and an alert. Laces: a new page of high priority,
 * three weeks old. Socks: dismissed, with an old page without impressions, and what was found of its kind.
 */
async function openVaried() {
  const plan = await openKeywordPlan()
  const { look, call, contentplanId, workspaceId } = plan
  await plan.save(
    ['winter boots', 'snow boots', 'laces', 'wool socks', 'gloves', 'boots for rain'].map((keyword, at) => ({
      keyword,
      estimated_search_volume: 1000 - at,
    })),
  )
  const ids = await plan.ids()
  const boots = await plan.addArticle('Boots')
  const laces = await plan.addArticle('Laces')
  const socks = await plan.addArticle('Socks')
  const move = (words: string[], toArticleId: number) =>
    plan.change({ keywordIds: words.map((word) => ids[word]), action: 'move', toArticleId })
  await move(['winter boots', 'snow boots'], boots)
  await move(['laces'], laces)
  await move(['wool socks'], socks)
  await plan.change({ keywordIds: [ids['gloves']], action: 'exclude' })
  const { body: pages } = await call('POST', `/contentplan/${contentplanId}/page`, {
    urls: ['https://shop.example/boots', 'https://shop.example/socks'],
  })
  const [bootsPage, socksPage] = pages.pageIds
  const { body: hub } = await call('POST', `/contentplan/${contentplanId}/topic`, { name: 'Shoes' })
  const place = `${workspaceId}, ${contentplanId}`
  await look(`update articles set page_id = ${bootsPage}, topic_id = ${hub.id}, show_in_map = true, funnel = 'top',
    type = 'category', intent = 'transactional', status = 'published', published_at = '2031-05-06T10:00Z', is_locked = true,
    serp_overlap = 7.5, relevance = 4 where id = ${boots}`)
  await look(
    `update articles set priority = 'high', created_at = now() - interval '21 days' where id = ${laces}`,
  )
  await look(`update articles set page_id = ${socksPage}, priority = 'low', status = 'drafted',
    created_at = '2031-01-02T23:59Z' where id = ${socks}`)
  await look(`update pages set created_at = now() - interval '100 days', status_code = 404, action = 'update'
    where id = ${socksPage}`)
  await look(`update pages set status_code = 200 where id = ${bootsPage}`)
  await look(`insert into page_advice (page_id, workspace_id, contentplan_id, action, reason)
    values (${bootsPage}, ${place}, 'merge', 'Two pages.'), (${socksPage}, ${place}, 'delete', 'Nobody sees it.')`)
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, impressions_prev,
      clicks_prev) values (${bootsPage}, ${place}, 80, 8, 40, 9), (${socksPage}, ${place}, 0, 0, 0, 0)`)
  await look(`update article_metrics set impressions_last = 70, clicks_last = 7, position_last = 3, impressions_prev = 90,
    clicks_prev = 9, position_prev = 5, target_impressions_last = 35, target_clicks_last = 5, target_position_last = 2
    where article_id = ${boots}`)
  await look(`insert into article_alerts (article_id, workspace_id, contentplan_id, cannibalization, url_conflict,
      no_keywords_mentioned) values (${boots}, ${place}, true, false, false)`)
  await look(`insert into article_kinds (article_id, workspace_id, contentplan_id, type, type_reason, type_by, intent,
      intent_reason, intent_by, funnel, funnel_reason, funnel_by)
    values (${socks}, ${place}, 'article', 'Why', 'rules', 'informational', 'Why', 'model', 'middle', 'Why', 'rules')`)
  const list = (query = '') =>
    call(
      'GET',
      `/contentplan/${contentplanId}/article/advanced?${query.includes('orderBy') ? '' : ORDER}${query}`,
    )
  return {
    ...plan,
    boots,
    laces,
    socks,
    hub: Number(hub.id),
    list,
    titles: async (query = '') =>
      (await list(query)).body.articles.map(({ title }: { title: string }) => title).join(' '),
  }
}

function joinCounts(rows: { name: string; count: number }[]): string {
  return rows.map(({ name, count }) => `${name} ${count}`).join(', ')
}

test('every filter keeps what it says, and an empty one keeps all', async () => {
  const { titles, hub, contentplanId } = await openVaried()
  const cases: [string, string][] = [
    [`filter_contentplanId=${contentplanId}`, 'Boots Laces Socks'],
    [`filter_topicId=${hub}`, 'Boots'],
    ['filter_topicId=none', 'Laces Socks'],
    [`filter_topicId=none,${hub}`, 'Boots Laces Socks'],
    ['filter_topicId=', 'Boots Laces Socks'],
    ['filter_show_in_map=1', 'Boots'],
    ['filter_show_in_map=0', 'Laces Socks'],
    ['filter_show_in_map=', 'Boots Laces Socks'],
    ['filter_priority=high,not set', 'Boots Laces'],
    ['filter_priority=low', 'Socks'],
    ['filter_priority=', 'Boots Laces Socks'],
    ['filter_status=drafted,published', 'Boots Socks'],
    ['filter_type=category', 'Boots'],
    ['filter_type=article', 'Socks'],
    ['filter_type=none,category', 'Boots Laces'],
    ['filter_intent=informational', 'Socks'],
    ['filter_intent=none', 'Laces'],
    ['filter_funnel=top,middle', 'Boots Socks'],
    ['filter_action=update', 'Socks'],
    ['filter_action=delete', ''],
    ['filter_action=merge', 'Boots'],
    ['filter_action=none', 'Laces'],
    ['filter_status_code=404', 'Socks'],
    ['filter_status_code=200,none', 'Boots Laces'],
    ['filter_alert=cannibalization', 'Boots'],
    ['filter_alert=url_conflict', ''],
    ['filter_alert=none', 'Laces Socks'],
    ['filter_locked=1', 'Boots'],
    ['filter_article_url=OOTS$', 'Boots'],
    ['filter_article_url_words=shop ocks', 'Socks'],
    ['filter_min_created_at=2031-01-02&filter_max_created_at=2031-01-02', 'Socks'],
    ['filter_max_created_at=2031-01-01', 'Boots Laces'],
    ['filter_min_published_at=2031-05-06&filter_max_published_at=2031-05-06', 'Boots'],
    ['filter_min_published_at=2031-05-07', ''],
    ['filter_shortcut=recently-added', 'Boots Socks'],
    ['filter_shortcut=breakout', 'Boots'],
    ['filter_shortcut=zero-impressions', 'Socks'],
    ['filter_shortcut=not-in-favorites&filter_new=1', 'Laces'],
    ['filter_min_google_impressions_change=-20&filter_max_google_impressions_change=-20', 'Boots'],
    ['filter_max_google_ctr_last=0.1', 'Boots'],
    ['filter_max_google_ctr_last=0.099', ''],
    ['filter_min_cluster_match_rate=50&filter_max_cluster_match_rate=50', 'Boots'],
    ['filter_min_relevance=4', 'Boots'],
    ['filter_min_serp_overlap=7.6', ''],
    ['filter_min_page_clicks_change=-1&filter_max_page_clicks_change=-1', 'Boots'],
    ['filter_max_target_position=2', 'Boots'],
  ]
  for (const [query, expected] of cases) expect([query, await titles(query)]).toEqual([query, expected])
})

test('every metric has a least and a most', async () => {
  const { list } = await openVaried()
  for (const name of FILTER_METRICS) {
    const { body } = await list('filter_title=Boots')
    const value = body.articles[0][name]
    const count = async (bounds: string) => (await list(`filter_title=Boots&${bounds}`)).body.total
    const isKnown = value !== null
    expect([name, await count(`filter_min_${name}=${value ?? 0}`)]).toEqual([name, isKnown ? 1 : 0])
    expect([name, await count(`filter_min_${name}=${(value ?? 0) + 1}`)]).toEqual([name, 0])
    expect([name, await count(`filter_max_${name}=${value ?? 0}`)]).toEqual([name, isKnown ? 1 : 0])
    expect([name, await count(`filter_max_${name}=${(value ?? 0) - 1}`)]).toEqual([name, 0])
    // More than an integer can hold, and no whole number.
    expect([name, await count(`filter_max_${name}=${2 ** 31 + 0.5}`)]).toEqual([name, isKnown ? 1 : 0])
    expect([name, await count(`filter_min_${name}=${-(2 ** 31) - 0.5}`)]).toEqual([name, isKnown ? 1 : 0])
  }
})

test('an unknown filter, value or order is refused by its name', async () => {
  const { list } = await openVaried()
  const queries = [
    'filter_unknown=1',
    'filter_min_nothing=1',
    'filter_typ=article',
    'filter_type=articles',
    'filter_shortcut=else',
    'filter_min_relevance=x',
    'filter_min_created_at=yesterday',
    'filter_alert=fire',
    'orderByColumn=is_locked',
  ]
  for (const query of queries) {
    const { status, body } = await list(query)
    expect([query, status, body.code]).toEqual([query, 400, 'invalid'])
    expect(JSON.stringify(body)).toContain(query.split('=')[0])
  }
})

test('a filter that names another plan than the path, or a hub of another one, is refused', async () => {
  const { list } = await openVaried()
  const other = await openVaried()
  expect((await list(`filter_contentplanId=${other.contentplanId}`)).status).toBe(404)
  expect((await list(`filter_topicId=${other.hub}`)).status).toBe(404)
})

test('counts say how many there are of each kind of page, of each shortcut and in each hub', async () => {
  const { list, hub } = await openVaried()
  const counts = async (query = '') => {
    const { pageCounts, shortcutCounts, topicCounts } = (await list(query)).body.counts
    return [joinCounts(pageCounts), joinCounts(shortcutCounts), topicCounts]
  }
  const all = [
    'new 1, existing 2, leave 0, merge 1, delete 0, update 1, not-enough-data 0',
    'recently-added 0, breakout 1, zero-impressions 1, not-in-favorites 1',
  ]
  const everyHub = [
    { topic_id: hub, count: 1 },
    { topic_id: null, count: 2 },
  ]
  expect(await counts()).toEqual([...all, everyHub])
  // What is chosen of pages does not change their counts, but those of the hubs; and the other way round.
  expect(await counts('filter_action=update')).toEqual([...all, [{ topic_id: null, count: 1 }]])
  expect(await counts(`filter_topicId=${hub}&filter_title=o`)).toEqual([
    'new 0, existing 1, leave 0, merge 1, delete 0, update 0, not-enough-data 0',
    'recently-added 0, breakout 1, zero-impressions 0, not-in-favorites 0',
    everyHub.map((one) => (one.topic_id === null ? { ...one, count: 1 } : one)),
  ])
  expect((await list('straightReturn=1')).body).toMatchObject({ total: 3, counts: null })
  expect((await list('')).body.counts.shortcutCounts).toHaveLength(SHORTCUTS.length)
})

test('a list names the keywords of its clusters, and matching ones that are in none', async () => {
  const { list, boots } = await openVaried()
  const read = async (query: string) =>
    (await list(`getKeywords=1&${query}`)).body.keywords.map(
      (row: {
        keyword: string
        article_id: number | null
        pseudo_cluster: string | null
        is_main: boolean
      }) => [row.keyword, row.article_id, row.pseudo_cluster, row.is_main].join(' '),
    )
  expect(await read('filter_title=boots')).toEqual([
    `winter boots ${boots}  true`,
    `snow boots ${boots}  false`,
  ])
  expect(await read('filter_keyword=boots')).toEqual([
    `winter boots ${boots}  true`,
    `snow boots ${boots}  false`,
    'boots for rain  not-in-plan false',
  ])
  expect(await read('filter_keyword_words=GLOV')).toEqual(['gloves  excluded false'])
  expect((await list()).body.keywords).toEqual([])
})

test('short names order a list, too, and clusters of the same rank are ordered by their volume', async () => {
  const { list } = await openVaried()
  for (const name of ['impressions', 'clicks', 'ctr', 'position', 'serp_overlap']) {
    const { body } = await list(`orderByColumn=${name}&orderByDirection=desc`)
    const titles = body.articles.map(({ title }: { title: string }) => title)
    expect([name, titles]).toEqual([name, ['Boots', 'Laces', 'Socks']])
  }
})

test('the plain list filters by what clusters have (C-035)', async () => {
  const { call, contentplanId, boots } = await openVaried()
  const titles = async (query: string) =>
    (await call('GET', `/contentplan/${contentplanId}/article?${query}`)).body.articles
      .map(({ title }: { title: string }) => title)
      .join(' ')
  const cases: [string, string][] = [
    ['', 'Boots Laces Socks'],
    ['filterHasFunnel=1', 'Boots Socks'],
    ['filterIsMapped=true', 'Boots'],
    ['filterIsMapped=0', 'Laces Socks'],
    ['filterHasTopic=0', 'Laces Socks'],
    ['filterTitle=^l', 'Laces'],
    ['filterHasStatus=1', 'Boots Socks'],
    ['filterHasFinal=1', 'Boots'],
    [`articleId=${boots}&straightReturn=1`, 'Boots'],
  ]
  for (const [query, expected] of cases) expect([query, await titles(query)]).toEqual([query, expected])
  expect((await call('GET', `/contentplan/${contentplanId}/article?filterTitel=x`)).status).toBe(400)
  expect((await call('GET', `/contentplan/${contentplanId}/article?filterTitle=(`)).status).toBe(400)
})

test('the plain list says how many clusters there are, and gives them in parts of a limited size (C-035)', async () => {
  const { call, contentplanId } = await openVaried()
  const read = async (query: string) => {
    const { status, body } = await call('GET', `/contentplan/${contentplanId}/article?${query}`)
    const titles = body.articles?.map(({ title }: { title: string }) => title)
    return { status, titles, total: body.total }
  }
  expect(await read('')).toEqual({ status: 200, titles: ['Boots', 'Laces', 'Socks'], total: 3 })
  expect(await read('limit=2')).toEqual({ status: 200, titles: ['Boots', 'Laces'], total: 3 })
  expect(await read('limit=2&offset=2')).toEqual({ status: 200, titles: ['Socks'], total: 3 })
  expect(await read('limit=1&filterHasFunnel=1&filterTitle=S')).toMatchObject({ titles: ['Boots'], total: 2 })
  expect((await read('limit=5001')).status).toBe(400)
})
