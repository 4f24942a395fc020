import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

const SHOES = [
  { keyword: 'Trail Shoes', estimated_search_volume: 900, difficulty: 20, cpc: 1.5, intent: 'I' },
  { keyword: 'trail shoes men', estimated_search_volume: 300 },
  { keyword: 'road shoes', estimated_search_volume: 5000, difficulty: 60 },
  { keyword: 'ärmel', estimated_search_volume: null },
  { keyword: 'zebra', estimated_search_volume: 301, cpc: 0.2 },
]

async function openShoes() {
  const plan = await openKeywordPlan()
  await plan.save(SHOES)
  return plan
}

/** One keyword of each status: `trail shoes men` in a cluster, `zebra` excluded. */
async function openStatuses() {
  const plan = await openShoes()
  const { 'trail shoes men': men, zebra } = await plan.ids()
  const article = await plan.addArticle('Shoes for men')
  await plan.change({ keywordIds: [men], action: 'move', toArticleId: article })
  await plan.change({ keywordIds: [zebra], action: 'exclude' })
  return { ...plan, article }
}

test('the list begins with the highest volume, and unknown volumes are last in both directions', async () => {
  const { names } = await openShoes()
  const known = ['road shoes', 'Trail Shoes', 'zebra', 'trail shoes men']
  expect(await names()).toEqual([...known, 'ärmel'])
  expect(await names('sortDirection=asc')).toEqual([...known.toReversed(), 'ärmel'])
})

const NOT_SEEN =
  'impressions_last clicks_last ctr_last position_last impressions_prev clicks_prev position_prev'

test('a keyword has the fields of the wire, with null for unknown values', async () => {
  const { list } = await openShoes()
  const { body } = await list('q=^trail shoes$')
  expect(body.keywords).toEqual([
    {
      id: expect.any(Number),
      keyword_id: body.keywords[0].id,
      keyword: 'Trail Shoes',
      estimated_search_volume: 900,
      volume_is_rough: false,
      difficulty: 20,
      cpc: 1.5,
      competition: null,
      intent: 'I',
      ...Object.fromEntries(NOT_SEEN.split(' ').map((name) => [`google_${name}`, null])),
      google_period: null,
      impressions: null,
      target_impressions: null,
      title: null,
      article_id: null,
      status: 'not_in_plan',
      excluded: false,
      in_queue: false,
      source: 'upload',
      score: null,
      isSelectable: true,
    },
  ])
})

test.each([
  [
    'sortColumn=keyword&sortDirection=asc',
    ['road shoes', 'Trail Shoes', 'trail shoes men', 'zebra', 'ärmel'],
  ],
  ['sortColumn=keyword', ['ärmel', 'zebra', 'trail shoes men', 'Trail Shoes', 'road shoes']],
  ['sortColumn=difficulty', ['road shoes', 'Trail Shoes']],
  ['sortColumn=difficulty&sortDirection=asc', ['Trail Shoes', 'road shoes']],
  ['sortColumn=cpc&sortDirection=asc', ['zebra', 'Trail Shoes']],
  ['sortColumn=title', ['trail shoes men']],
  ['sortColumn=status&sortDirection=asc', ['zebra', 'trail shoes men']],
])('%s sorts', async (query, first) => {
  const { names } = await openStatuses()
  expect((await names(query)).slice(0, first.length)).toEqual(first)
})

test('sorted by cluster, keywords follow the titles in any case, and keywords without a cluster are last', async () => {
  const { save, ids, change, addArticle, names } = await openKeywordPlan()
  const titles = { one: 'banana', two: 'Apple', three: 'cherry', four: 'Banana' }
  await save([...Object.keys(titles), 'outside'].map((keyword) => ({ keyword })))
  const known = await ids()
  for (const [keyword, title] of Object.entries(titles))
    await change({ keywordIds: [known[keyword]], action: 'move', toArticleId: await addArticle(title) })
  expect(await names('sortColumn=title&sortDirection=asc')).toEqual([
    'two',
    'one',
    'four',
    'three',
    'outside',
  ])
  expect(await names('sortColumn=title&q=o')).toEqual(['four', 'one', 'two', 'outside'])
})

test('columns without data can be sorted by, and unknown columns cannot', async () => {
  const { list } = await openShoes()
  expect((await list('sortColumn=google_clicks_last')).body.keywords).toHaveLength(5)
  expect((await list('sortColumn=folded')).status).toBe(400)
  expect((await list('sortColumn=id;drop table keywords')).status).toBe(400)
})

test.each([
  ['trail', ['Trail Shoes', 'trail shoes men']],
  ['TRAIL SHOES$', ['Trail Shoes']],
  ['^trail shoes$', ['Trail Shoes']],
  ['^(road|zebra)', ['road shoes', 'zebra']],
  ['Ä', ['ärmel']],
  ['', ['road shoes', 'Trail Shoes', 'zebra', 'trail shoes men', 'ärmel']],
])('q=%s finds by a regular expression, in upper and lower case', async (pattern, expected) => {
  const { names } = await openShoes()
  expect(await names(`q=${encodeURIComponent(pattern)}`)).toEqual(expected)
})

test.each([
  'shoes',
  'TRAIL',
  '^trail',
  '^trail shoes$',
  'shoes$',
  'ÄRM',
  'l s',
  "o's",
  'x-y',
  '^ä',
  'zebra ',
])('the words %s find the same keywords as a plain text and as an expression', async (words) => {
  const { save, names } = await openShoes()
  await save([{ keyword: "mo's x-y" }, { keyword: 'ÄRMEL LANG' }, { keyword: 'zebra trail' }])
  const [, from = '', text = '', to = ''] = /^(\^?)(.*?)(\$?)$/.exec(words) ?? []
  const asWords = await names(`q=${encodeURIComponent(words)}`)
  expect(asWords).toEqual(await names(`q=${encodeURIComponent(`${from}(?:${text})${to}`)}`))
  expect(asWords).not.toEqual([])
})

test.each([
  ['shoes trail', ['Trail Shoes', 'trail shoes men']],
  ['MEN  Shoe', ['trail shoes men']],
  ['ÄRM', ['ärmel']],
  ['shoes zebra', []],
  ['s r', ['road shoes']],
  ['hoe', ['road shoes', 'Trail Shoes', 'trail shoes men']],
  ['ho', []],
  ['.*', []],
  ["'", []],
  ['  ', ['road shoes', 'Trail Shoes', 'zebra', 'trail shoes men', 'ärmel']],
])('words=%s finds keywords that have all these words, in any order', async (words, expected) => {
  const { names } = await openShoes()
  expect(await names(`words=${encodeURIComponent(words)}`)).toEqual(expected)
})

test('words and a regular expression both have to fit', async () => {
  const { names } = await openShoes()
  expect(await names('words=shoes&q=%5Etrail')).toEqual(['Trail Shoes', 'trail shoes men'])
})

test.each(['(', '[a', '*', 'a{2,1}', '\\', '(?<=a)b('])(
  'q=%s is refused as an invalid expression',
  async (pattern) => {
    const { list } = await openShoes()
    const refused = await list(`q=${encodeURIComponent(pattern)}`)
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(refused.body.message).toContain('this is not a regular expression')
  },
)

test.each([
  ['^(a+)(a+)(a+)(a+)(a+)b\\1\\2\\3\\4\\5$', '\\1 means nothing here'],
  ['(?=trail)', 'looks ahead'],
  ['a{256}', 'more than 255 times'],
  ['\\mtrail', '\\m means nothing here'],
])('q=%s, which could run for ages, is refused with what is allowed', async (pattern, reason) => {
  const { list } = await openKeywordPlan()
  const { status, body } = await list(`q=${encodeURIComponent(pattern)}`)
  expect([status, body.code]).toEqual([400, 'invalid'])
  expect(body.message).toMatch(/^q: this is not a regular expression: .*Allowed are /)
  expect(body.message).toContain(reason)
})

test('the counts of the tabs follow text and source, and only the filtered count follows the status', async () => {
  const { list } = await openStatuses()
  const all = { inPlanCount: 1, notInPlanCount: 3, excludedCount: 1, totalCount: 5 }
  expect((await list()).body.keywordCounts).toEqual({ ...all, filteredCount: 5 })
  const inactive = await list('status=not_in_plan')
  expect(inactive.body.keywordCounts).toEqual({ ...all, filteredCount: 3 })
  expect(inactive.body.keywords.map(({ status }: { status: string }) => status)).toEqual(
    Array(3).fill('not_in_plan'),
  )
  expect((await list('status=in_plan,excluded')).body.keywordCounts.filteredCount).toBe(2)
  expect((await list('q=shoes&status=in_plan')).body.keywordCounts).toEqual({
    inPlanCount: 1,
    notInPlanCount: 2,
    excludedCount: 0,
    totalCount: 3,
    filteredCount: 1,
  })
  expect((await list('source=related')).body.keywordCounts.totalCount).toBe(0)
})

test('a keyword in a cluster has the title of that cluster', async () => {
  const { list, article } = await openStatuses()
  const { body } = await list('status=in_plan')
  expect(body.keywords).toMatchObject([{ title: 'Shoes for men', article_id: article, status: 'in_plan' }])
})

test('the URL filter finds the keywords of the cluster that is matched with the page', async () => {
  const { names, article, look, workspaceId, contentplanId } = await openStatuses()
  const page = 'https://shop.example/men'
  await look(
    `insert into pages (workspace_id, contentplan_id, url) values (${workspaceId}, ${contentplanId}, '${page}')`,
  )
  await look(`update articles set page_id = (select id from pages) where id = ${article}`)
  expect(await names(`url=${encodeURIComponent('https://SHOP.example/men#top')}`)).toEqual([
    'trail shoes men',
  ])
  expect(await names('url=https://shop.example/women')).toEqual([])
})

test('pages follow each other without a gap, and their sizes have limits', async () => {
  const { save, names, list } = await openKeywordPlan()
  await save(
    Array.from({ length: 250 }, (_, at) => ({ keyword: `word ${at}`, estimated_search_volume: at % 7 })),
  )
  const pages = [await names(), await names('page=2'), await names('page=3'), await names('page=4')]
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 50, 0])
  expect(new Set(pages.flat()).size).toBe(250)
  expect(await names('limit=500')).toHaveLength(250)
  for (const query of ['limit=1001', 'limit=0', 'page=0', 'page=x'])
    expect((await list(query)).status).toBe(400)
})

test('plans of the same workspace share no keywords', async () => {
  const { save, addPlan, ids, change, list } = await openKeywordPlan()
  const other = await addPlan()
  await save([{ keyword: 'ours' }])
  await other.save([{ keyword: 'ours' }, { keyword: 'theirs' }])
  expect(await other.names('sortColumn=keyword&sortDirection=asc')).toEqual(['ours', 'theirs'])
  expect((await list()).body.keywordCounts.totalCount).toBe(1)
  expect((await list('q=th')).body.keywordCounts.totalCount).toBe(0)
  const { theirs } = await other.ids()
  expect((await change({ keywordIds: [theirs], action: 'exclude' })).body).toEqual({
    changed: 0,
    locked: 0,
    changeId: null,
  })
  const foreign = await other.addArticle('Theirs')
  const { ours } = await ids()
  expect((await change({ keywordIds: [ours], action: 'move', toArticleId: foreign })).status).toBe(404)
})

test('the popular keywords are the ten with the highest volume, without excluded ones', async () => {
  const { save, call, change, ids, contentplanId } = await openKeywordPlan()
  await save(Array.from({ length: 15 }, (_, at) => ({ keyword: `word ${at}`, estimated_search_volume: at })))
  await change({ keywordIds: [(await ids())['word 14']], action: 'exclude' })
  const { body } = await call('GET', `/keyword/popular?contentplanId=${contentplanId}`)
  expect(body.keywords.map((row: { keyword: string }) => row.keyword)).toEqual(
    Array.from({ length: 10 }, (_, at) => `word ${13 - at}`),
  )
})

test('one keyword is found by its text, in any case and with any spaces', async () => {
  const { call, contentplanId } = await openShoes()
  const find = async (text: string) =>
    (await call('GET', `/keyword?contentplanId=${contentplanId}&keyword=${encodeURIComponent(text)}`)).body
      .keyword
  expect(await find('  TRAIL   shoes ')).toMatchObject({ keyword: 'Trail Shoes' })
  expect(await find('trail')).toBeNull()
  expect(await find('')).toBeNull()
})

test('the filter for missing search results looks only at results of the plan’s kind, sandbox or real', async () => {
  const { look, list, save } = await openKeywordPlan({
    providers: { serps: { isSandbox: true } },
  })
  await save(SHOES)
  const keep = (keyword: string, isSandbox: boolean, days: number) =>
    look(`insert into serps (keyword, location, language, device, is_sandbox, provider, fetched_at, urls, titles)
      values ('${keyword}', '2840', 'en', 'desktop', ${isSandbox}, 'some', now() - interval '${days} days', '{}', '{}')`)
  await keep('trail shoes', true, 90)
  await keep('zebra', false, 1)
  const { body } = await list('results=none&sortColumn=keyword&sortDirection=asc')
  expect(body.keywords.map(({ keyword }: { keyword: string }) => keyword)).toEqual([
    'road shoes',
    'trail shoes men',
    'zebra',
    'ärmel',
  ])
  expect(body.keywordCounts).toMatchObject({ notInPlanCount: 4, totalCount: 4, filteredCount: 4 })
  expect((await list('results=none&q=shoes')).body.keywordCounts.filteredCount).toBe(2)
})
