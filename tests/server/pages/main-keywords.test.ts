import { expect, test } from 'vitest'
import { openPagePlan } from '#tests/support/pages/page-world.ts'

type PagePlan = Awaited<ReturnType<typeof openPagePlan>>

/** A page plan with ways to favor a page, to choose a main keyword, and to read what that changed. */
async function openFavorites() {
  const plan = await openPagePlan()
  const { call, contentplanId, changePages, look } = plan
  return {
    ...plan,
    favor: (pageId: number, mainKeyword: string) =>
      changePages({ action: 'toggleFavorite', pageIds: [pageId], mainKeyword }),
    choose: (articleId: number, mainKeywordId: number) =>
      call('PUT', `/contentplan/${contentplanId}/article`, {
        action: 'updateMainKeyword',
        articleIds: [articleId],
        mainKeywordId,
      }),
    /** "Shoes: shoes!, boots [a!]": each cluster with its keywords, the main one marked, and its page. */
    readClusters: async () =>
      (
        await look(`select a.title, right(p.url, 1) || case when a.show_in_map then '*' else '' end as page,
            (select string_agg(k.keyword || case when k.id = a.main_keyword_id then '!' else '' end, ', ' order by k.id)
              from keywords k where k.article_id = a.id) as words
          from articles a left join pages p on p.id = a.page_id order by a.id`)
      ).map(({ title, page, words }) => `${title}: ${words ?? '-'} [${page ?? '-'}]`),
  }
}

const keywordsOf = async ({ look }: PagePlan) => look('select keyword, status from keywords order by id')

test('a page without a cluster becomes a favorite with a new keyword, which gets a cluster, and undo takes all of it back', async () => {
  const plan = await openFavorites()
  const { pages, favor, undo, readClusters, readMatches, pageNames, call, contentplanId } = plan
  const before = ['First: one! [-]', 'Second: two! [-]']
  expect(await readClusters()).toEqual(before)
  const { body } = await favor(pages.a, 'Running shoes?')
  expect(body).toEqual({ changed: 1, changeId: expect.any(Number), takenFrom: null })
  const after = [...before, 'Running shoes: Running shoes! [a*]']
  expect(await readClusters()).toEqual(after)
  expect(await readMatches()).toMatchObject({ 'Running shoes': 'a!' })
  const { entries } = (await call('GET', `/contentplan/${contentplanId}/history`)).body
  expect(entries[0]).toMatchObject({ kind: 'favorite page', keywordCount: 1, articleCount: 1 })

  const undone = (await undo(body.changeId)).body
  expect(undone).toMatchObject({ restored: 1, articlesGone: 1 })
  expect(await readClusters()).toEqual(before)
  expect(await pageNames('isFavorite=1')).toEqual([])
  expect((await keywordsOf(plan)).at(-1)).toEqual({ keyword: 'Running shoes', status: 'not_in_plan' })
  const again = (await undo(undone.changeId)).body
  expect(await readClusters()).toEqual(after)
  await undo(again.changeId)
  expect(await readClusters()).toEqual(before)
  expect(await pageNames('isFavorite=1')).toEqual([])
})

test('a page joins the cluster whose main keyword is entered, unless that has another page', async () => {
  const { pages, second, match, favor, readClusters } = await openFavorites()
  await match(pages.b, second)
  await favor(pages.a, ' ONE ')
  expect(await readClusters()).toEqual(['First: one! [a*]', 'Second: two! [b]'])
  await favor(pages.c, 'two')
  expect(await readClusters()).toEqual(['First: one! [a*]', 'Second: - [b]', 'Two: two! [c*]'])
})

test('the cluster of a favorite gets the main keyword that is entered, also an excluded one', async () => {
  const plan = await openFavorites()
  const { pages, first, match, favor, change, save, ids, undo, readClusters, changePages } = plan
  await save([{ keyword: 'three' }])
  await change({ keywordIds: [(await ids())['three']], action: 'exclude' })
  await match(pages.a, first)
  await changePages({ action: 'toggleFavorite', pageIds: [pages.a] })
  const { body } = await favor(pages.a, 'three')
  expect(await readClusters()).toEqual(['First: one, three! [a*]', 'Second: two! [-]'])
  expect((await favor(pages.a, 'three')).body).toEqual({ changed: 0, changeId: null, takenFrom: null })
  await undo(body.changeId)
  // It was a favorite before.
  expect(await readClusters()).toEqual(['First: one! [a*]', 'Second: two! [-]'])
  expect((await keywordsOf(plan)).at(-1)).toEqual({ keyword: 'three', status: 'excluded' })
})

test('a main keyword is refused where its keyword cannot be, and nothing changes', async () => {
  const plan = await openFavorites()
  const { pages, first, second, word, favor, choose, changePages, readClusters, look } = plan
  await changePages({ action: 'exclude', pageIds: [pages.c] })
  await look(`update articles set is_locked = true where id = ${second}`)
  const before = await readClusters()
  const locked = { status: 409, body: { message: 'The cluster “Second” is locked. Unlock it first.' } }
  expect(await choose(first, word('two'))).toMatchObject(locked)
  expect(await favor(pages.c, 'one')).toMatchObject({
    status: 409,
    body: { message: 'This page is excluded. Remove its exclusion, then it can have a cluster.' },
  })
  expect(await favor(pages.a, ' ​ ')).toMatchObject({
    status: 400,
    body: { message: 'Please select or enter a keyword to favorite this page.' },
  })
  const several = { action: 'toggleFavorite', pageIds: [pages.a, pages.b], mainKeyword: 'one' }
  expect(await changePages(several)).toMatchObject({
    status: 400,
    body: { message: 'pageIds: name one page, because a main keyword belongs to one page.' },
  })
  expect((await choose(first, 2_000_000)).status).toBe(404)
  await look('update contentplans set keyword_limit = 2')
  expect(await favor(pages.a, 'four')).toMatchObject({
    status: 409,
    body: {
      message:
        'You have reached your keyword limit. Please reset or exclude some active keywords before clustering new ones.',
    },
  })
  expect(await readClusters()).toEqual(before)
})

test('a chosen main keyword stays when keywords are counted again, and undo brings back the one before', async () => {
  const { first, word, choose, save, ids, change, undo, readClusters } = await openFavorites()
  await save([{ keyword: 'three', estimated_search_volume: 900 }])
  await change({ keywordIds: [(await ids())['three']], action: 'move', toArticleId: first })
  const { body } = await choose(first, (await ids())['three'] ?? 0)
  expect(await readClusters()).toContain('First: one, three! [-]')
  // Moving a keyword into the cluster counts all of it again.
  await change({ keywordIds: [word('two')], action: 'move', toArticleId: first })
  expect(await readClusters()).toContain('First: one, two, three! [-]')
  expect((await choose(first, (await ids())['three'] ?? 0)).body).toEqual({ changeId: null })
  await undo(body.changeId)
  expect(await readClusters()).toContain('First: one!, two, three [-]')
})

test('pages are listed with their main keyword, and without those that have no cluster', async () => {
  const { pages, first, match, listPages, look, word } = await openFavorites()
  await match(pages.b, first)
  await look(`insert into page_advice (page_id, workspace_id, contentplan_id, action, reason)
    select id, workspace_id, contentplan_id, 'leave', 'It is fine.' from pages where id = ${pages.b}`)
  const { body } = await listPages('hasArticle=1')
  expect(body.pages).toMatchObject([
    {
      page_id: pages.b,
      main_keyword: 'one',
      main_keyword_id: word('one'),
      suggested_action: 'leave',
      suggested_action_reason: 'It is fine.',
    },
  ])
  expect(body.pageCounts).toMatchObject({ filteredCount: 1, activeCount: 3 })
  const others = (await listPages('hasArticle=0&sortColumn=url&sortDirection=asc')).body.pages
  expect(others.map(({ page_id: id }: { page_id: number }) => id)).toEqual([pages.a, pages.c])
})
