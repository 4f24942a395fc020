import { expect, test } from 'vitest'
import { openOverlapPlan } from '#tests/support/overlap/overlap-world.ts'
import { createMember } from '#tests/support/accounts/sign-in-world.ts'

type Seen = [keyword: string, page: string, impressions: number, clicks?: number, position?: number]

const SERP = [...'abcdefghij'].map((name) => `https://${name}.example/`)
/** Shares six of ten results with the others. */
const NEAR = [...'abcdefuvwx'].map((name) => `https://${name}.example/`)

/** The cluster Boots with two keywords and the page boots, and Hikers with one and the page hikers; `old` has none. */
async function openBoots() {
  const plan = await openOverlapPlan()
  const { workspaceId, contentplanId, look, call } = plan
  const place = `${workspaceId}, ${contentplanId}`
  const ids = await plan.addKeywords({ boots: SERP, 'snow boots': SERP, hikers: NEAR })
  const idOf = (keyword: string) => Number(ids[keyword])
  const boots = await plan.addCluster('Boots', [idOf('boots'), idOf('snow boots')])
  const hikers = await plan.addCluster('Hikers', [idOf('hikers')])
  await look(`update articles set main_keyword_id = ${idOf('boots')}, estimated_search_volume = 300 where id = ${boots};
    update articles set estimated_search_volume = 200 where id = ${hikers};
    insert into search_imports (workspace_id, contentplan_id, metrics_days) values (${place}, 60)`)
  const pages: Record<string, number> = {
    boots: await plan.addPage('boots', boots),
    hikers: await plan.addPage('hikers', hikers),
    old: await plan.addPage('old'),
  }
  return {
    ...plan,
    boots,
    hikers,
    pages,
    seen: async (...rows: Seen[]) => {
      const values = rows.map(
        ([keyword, page, impressions, clicks = 0, position = 5]) =>
          `(${idOf(keyword)}, ${pages[page]}, ${place}, ${impressions}, ${clicks}, ${position})`,
      )
      await look(`insert into keyword_pages
        (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last) values ${values.join()}`)
    },
    says: (page: string, text: string) =>
      look(`insert into page_texts (page_id, workspace_id, contentplan_id, text) values (${pages[page]}, ${place}, '${text}');
        update pages set title = 'Shop', crawled_at = '2031-05-04T10:00:00Z' where id = ${pages[page]}`),
    explain: async (id = boots) => (await call('GET', `/article/${id}/evidence`)).body,
    /** The alerts of the cluster Boots that are stored once the whole plan is recalculated. */
    recalculate: async () => {
      await call('POST', `/contentplan/${contentplanId}/alert`)
      const { body } = await call('GET', `/article/${boots}`)
      return ['cannibalization', 'url_conflict', 'no_keywords_mentioned'].filter(
        (alert) => body[`alert_${alert}`],
      )
    },
    changePage: (input: object) => call('PUT', `/contentplan/${contentplanId}/page`, input),
  }
}

const codesOf = ({ fixes }: { fixes: { code: string; isRecommended: boolean }[] }) =>
  fixes.map(({ code, isRecommended }) => `${isRecommended ? '*' : ''}${code}`)

test('a cluster without search data has no alerts, no pages and nothing to do', async () => {
  const { explain, boots, pages, look } = await openBoots()
  await look('delete from search_imports')
  expect(await explain()).toEqual({
    article_id: boots,
    title: 'Boots',
    is_locked: false,
    article_id_locked: false,
    alerts: [],
    days_known: 0,
    impressions: 0,
    pages: [],
    morePages: 0,
    url_conflict: null,
    no_keywords_mentioned: null,
    advice: {
      page: { page_id: pages['boots'], url: 'https://own.example/boots' },
      suggested_action: null,
      reason: null,
      gain: 0,
      merge_with: null,
      action: null,
    },
    fixes: [],
  })
})

test('pages that compete are shown with their keywords, and their numbers add up', async () => {
  const { explain, seen, pages, boots, hikers } = await openBoots()
  await seen(
    ['boots', 'boots', 20, 1, 9],
    ['boots', 'hikers', 50, 6, 3],
    ['snow boots', 'hikers', 10, 0, 9],
    ['snow boots', 'old', 15, 1, 7],
    ['hikers', 'hikers', 900, 90, 1],
  )
  const found = await explain()
  expect(found).toMatchObject({
    alerts: ['cannibalization', 'url_conflict'],
    days_known: 60,
    impressions: 95,
  })
  expect(found.pages.map((page: { share: number }) => page.share)).toEqual([60 / 95, 20 / 95, 15 / 95])
  expect(found.pages[0]).toEqual({
    page_id: pages['hikers'],
    url: 'https://own.example/hikers',
    title: null,
    impressions: 60,
    clicks: 6,
    position: 4,
    share: 60 / 95,
    isMatched: false,
    competes: true,
    action: null,
    cluster: { article_id: hikers, title: 'Hikers', is_locked: false, article_id_locked: false },
    keywords: [
      { keyword_id: expect.any(Number), keyword: 'boots', impressions: 50, clicks: 6, position: 3 },
      { keyword_id: expect.any(Number), keyword: 'snow boots', impressions: 10, clicks: 0, position: 9 },
    ],
  })
  expect(found.pages[1]).toMatchObject({ isMatched: true, cluster: { article_id: boots } })
  expect(found.pages[2]).toMatchObject({ page_id: pages['old'], isMatched: false, cluster: null })
})

test('the evidence has the alerts that are stored, and follows an excluded page at once', async () => {
  const { explain, recalculate, seen, says, look, pages } = await openBoots()
  await seen(['boots', 'boots', 40], ['boots', 'old', 60])
  await says('boots', 'Tents and stoves.')
  expect((await explain()).alerts).toEqual(await recalculate())
  expect((await explain()).alerts).toHaveLength(3)
  await look(`update pages set is_excluded = true where id = ${pages['old']}`)
  const { alerts, pages: shown } = await explain()
  expect(alerts).toEqual(['no_keywords_mentioned'])
  expect(shown).toMatchObject([{ page_id: pages['boots'], share: 1 }])
  expect(await recalculate()).toEqual(alerts)
})

test('only the ten most seen pages are listed, and five keywords of each; shares are of all', async () => {
  const { explain, addKeywords, addPage, look, boots, seen, pages } = await openBoots()
  const names = Array.from({ length: 7 }, (_, at) => `boot ${at}`)
  await addKeywords(Object.fromEntries(names.map((name) => [name, null])))
  await look(`update keywords set article_id = ${boots} where keyword like 'boot %'`)
  for (const at of Array.from({ length: 12 }).keys()) pages[`p${at}`] = await addPage(`p${at}`)
  await seen(...Array.from({ length: 12 }, (_, at): Seen => ['boots', `p${at}`, 10 + at]))
  await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last)
    select k.id, ${pages['p11']}, k.workspace_id, k.contentplan_id, 1, 0 from keywords k where keyword like 'boot %'`)
  const found = await explain()
  expect(found.pages).toHaveLength(10)
  expect(found.morePages).toBe(2)
  expect(found.pages[0].keywords.map((one: { impressions: number }) => one.impressions)).toEqual([
    21, 1, 1, 1, 1,
  ])
  const shares = found.pages.reduce((sum: number, page: { share: number }) => sum + page.share, 0)
  expect(shares).toBeCloseTo(1 - (10 + 11) / found.impressions, 10)
})

test('a URL conflict says that another page is seen most, and for which other clusters', async () => {
  const { explain, seen, pages, hikers } = await openBoots()
  await seen(['boots', 'hikers', 95], ['boots', 'boots', 5], ['hikers', 'hikers', 30])
  const page = { page_id: pages['hikers'], url: 'https://own.example/hikers' }
  const found = await explain()
  expect(found.url_conflict).toEqual({
    cases: ['other_page', 'shared_page'],
    page,
    clusters: [{ article_id: hikers, title: 'Hikers', impressions: 30 }],
    moreClusters: 0,
  })
  const other = await explain(hikers)
  expect(other.url_conflict).toMatchObject({
    cases: ['shared_page'],
    clusters: [{ title: 'Boots', impressions: 95 }],
  })
})

test('a page that is seen most for a cluster with few impressions is not shared with it', async () => {
  const { explain, seen } = await openBoots()
  await seen(['boots', 'old', 95], ['hikers', 'old', 9])
  expect((await explain()).url_conflict).toMatchObject({ cases: ['other_page'], clusters: [] })
})

test('a cluster without a page can get the one that is seen, which is no conflict', async () => {
  const { explain, seen, look, boots } = await openBoots()
  await look(`update articles set page_id = null where id = ${boots}`)
  await seen(['boots', 'boots', 60], ['boots', 'old', 40])
  const found = await explain()
  expect(found).toMatchObject({ alerts: ['cannibalization'], url_conflict: null, advice: null })
  expect(codesOf(found)).toEqual(['*match-page', 'merge-pages', 'leave'])
})

test('a page without its keywords says which were looked for, where, and when it was crawled', async () => {
  const { explain, says, pages } = await openBoots()
  await says('boots', 'Tents and stoves.')
  const found = await explain()
  expect(found.no_keywords_mentioned).toEqual({
    page: { page_id: pages['boots'], url: 'https://own.example/boots' },
    places: ['title', 'text'],
    title: 'Shop',
    heading: null,
    crawled_at: '2031-05-04T10:00:00Z',
    main_keyword: 'boots',
    keywords: ['snow boots'],
    moreKeywords: 0,
  })
  expect(codesOf(found)).toEqual(['*update-page', 'leave'])
})

test('clusters that share enough results can be merged, unless one of them is locked', async () => {
  const { explain, seen, boots, hikers, look, call, contentplanId } = await openBoots()
  await seen(['boots', 'boots', 60], ['boots', 'hikers', 40])
  await look(`update contentplans set minimum_score = 7 where id = ${contentplanId}`)
  expect(codesOf(await explain())).toEqual(['merge-pages', 'leave'])
  await look(`update contentplans set minimum_score = 6 where id = ${contentplanId}`)
  const [merge] = (await explain()).fixes
  expect(merge).toEqual({
    code: 'merge-clusters',
    from: { article_id: hikers, title: 'Hikers', keyword_count: 1 },
    into: { article_id: boots, title: 'Boots' },
    overlap: 6,
    isRecommended: true,
  })
  const lock = (id: number, action: string) =>
    call('PUT', `/contentplan/${contentplanId}/article`, { action, articleIds: [id] })
  for (const id of [boots, hikers]) {
    await lock(id, 'lock')
    expect(codesOf(await explain())).toEqual(['merge-pages', 'leave'])
    await lock(id, 'unlock')
  }
})

test('a locked match is unlocked, then the page is matched; the undo of each brings the fix back', async () => {
  const { explain, seen, look, boots, pages, changePage, undo } = await openBoots()
  await look(`update articles set article_id_locked = true where id = ${boots}`)
  await seen(['boots', 'old', 95], ['boots', 'boots', 5])
  const [unlock] = (await explain()).fixes
  expect(unlock).toMatchObject({
    code: 'unlock-match',
    page: { page_id: pages['boots'] },
    isRecommended: true,
  })
  const unlocked = await changePage({ action: 'toggleLock', isOn: false, pageIds: [pages['boots']] })
  const [match] = (await explain()).fixes
  expect(match).toMatchObject({ code: 'match-page', page: { page_id: pages['old'] }, takenFrom: null })
  const matched = await changePage({ action: 'setPageArticle', articleId: boots, pageIds: [pages['old']] })
  expect(await explain()).toMatchObject({ alerts: [], fixes: [] })
  await undo(matched.body.changeId)
  expect(codesOf(await explain())).toEqual(['*match-page', 'leave'])
  await undo(unlocked.body.changeId)
  expect(codesOf(await explain())).toEqual(['*unlock-match', 'leave'])
})

test('the advice on the page and the action that a user chose are shown, and the advice can be followed', async () => {
  const { explain, recalculate, seen, pages, look, changePage, workspaceId, contentplanId } =
    await openBoots()
  await look(`insert into page_metrics (page_id, workspace_id, contentplan_id, impressions_last, clicks_last, impressions_prev, clicks_prev)
    values (${pages['boots']}, ${workspaceId}, ${contentplanId}, 500, 60, 500, 100)`)
  await seen(['boots', 'boots', 500, 60])
  await recalculate()
  const found = await explain()
  expect(found.advice).toMatchObject({ suggested_action: 'update', gain: 40, merge_with: null, action: null })
  expect(found.advice.reason).toContain('Its clicks fell by 40%')
  expect(codesOf(found)).toEqual(['*follow-advice', 'leave'])
  await changePage({ action: 'setPageAction', pageAction: 'update', pageIds: [pages['boots']] })
  const followed = await explain()
  expect(followed.advice.action).toBe('update')
  expect(followed.fixes).toMatchObject([{ code: 'leave', actionBefore: 'update', isRecommended: false }])
})

test('the cluster of another workspace is not found', async () => {
  const plan = await openBoots()
  const limits = { articleCredits: 5, keywordCredits: 50, seats: 2, paidPlans: 2, keywordLimit: 100 }
  const { jwt } = await createMember(plan, limits)
  expect(await plan.browser.call('GET', `/article/${plan.boots}/evidence`, undefined, jwt)).toMatchObject({
    status: 404,
  })
})
