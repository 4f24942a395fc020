import { expect, test } from 'vitest'
import { openPagePlan } from '#tests/support/pages/page-world.ts'

test('a page that is matched with another cluster is reported, locked and measured again', async () => {
  const { pages, first, second, word, match, readMatches, look } = await openPagePlan()
  await look(`insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last)
    select id, workspace_id, contentplan_id, 10 from keywords`)
  await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last)
    select ${word('two')}, id, workspace_id, contentplan_id, 8 from pages where id = ${pages.a}`)
  expect((await match(pages.a, first)).body).toEqual({
    changed: 1,
    changeId: expect.any(Number),
    takenFrom: null,
  })
  await match(pages.b, second)
  expect((await match(pages.a, second)).body).toMatchObject({
    takenFrom: { article_id: first, title: 'First' },
  })
  expect(await readMatches()).toEqual({ First: null, Second: 'a!' })
  expect(
    await look('select target_impressions_last::integer as had from article_metrics order by article_id'),
  ).toEqual([{ had: 0 }, { had: 8 }])
  expect((await match(pages.a, second)).body).toEqual({ changed: 0, changeId: null, takenFrom: null })
})

test('matches are undone in any order, also where a page moved between clusters', async () => {
  const { pages, first, second, match, undo, readMatches } = await openPagePlan()
  await match(pages.a, first)
  const { body: other } = await match(pages.b, second)
  const { body: moved } = await match(pages.a, second)
  expect((await undo(moved.changeId)).status).toBe(200)
  expect(await readMatches()).toEqual({ First: 'a!', Second: 'b!' })
  await undo(other.changeId)
  expect(await readMatches()).toEqual({ First: 'a!', Second: null })
})

test('undoing a match keeps the matches made since', async () => {
  const { pages, first, second, addArticle, match, undo, readMatches } = await openPagePlan()
  await match(pages.a, first)
  const { body: moved } = await match(pages.a, second)
  const third = await addArticle('Third')
  await match(pages.a, third)
  expect((await undo(moved.changeId)).status).toBe(200)
  expect(await readMatches()).toEqual({ First: null, Second: null, Third: 'a!' })
})

test('toggling locks sets them on all pages, and removes them where all pages have one', async () => {
  const { pages, first, second, match, changePages, undo, readMatches, look } = await openPagePlan()
  await match(pages.a, first)
  await look(`update articles set page_id = ${pages.b} where id = ${second}`)
  const toggle = () => changePages({ action: 'toggleLock', pageIds: [pages.a, pages.b, pages.c] })
  expect((await toggle()).body).toMatchObject({ changed: 1 })
  expect(await readMatches()).toEqual({ First: 'a!', Second: 'b!' })
  const { body } = await toggle()
  expect(body).toMatchObject({ changed: 2 })
  expect(await readMatches()).toEqual({ First: 'a', Second: 'b' })
  await undo(body.changeId)
  expect(await readMatches()).toEqual({ First: 'a!', Second: 'b!' })
  expect(await changePages({ action: 'toggleLock', pageIds: [pages.c] })).toMatchObject({
    status: 400,
    body: { message: 'Only the match of a page that has a cluster can be locked.' },
  })
})

test('an excluded page has no cluster and cannot get one until its exclusion is undone', async () => {
  const { pages, first, match, changePages, undo, readMatches, listPages, contentplanId, call } =
    await openPagePlan()
  await match(pages.a, first)
  const { body } = await changePages({ action: 'exclude', pageIds: [pages.a, pages.b] })
  expect(body).toEqual({ changed: 2, changeId: expect.any(Number), takenFrom: null })
  expect(await readMatches()).toEqual({ First: null, Second: null })
  expect(await match(pages.a, first)).toMatchObject({ status: 409 })
  const { entries } = (await call('GET', `/contentplan/${contentplanId}/history`)).body
  expect(entries[0]).toMatchObject({ kind: 'exclude pages', pageCount: 2, articleCount: 1 })
  await undo(body.changeId)
  expect(await readMatches()).toEqual({ First: 'a!', Second: null })
  expect((await listPages('excluded=1')).body.pages).toEqual([])
})

test('undo does not match a page that was excluded since', async () => {
  const { pages, first, second, match, changePages, undo, readMatches } = await openPagePlan()
  await match(pages.a, first)
  const { body: moved } = await match(pages.a, second)
  await match(pages.b, second)
  const { body } = await match(pages.c, first)
  await changePages({ action: 'exclude', pageIds: [pages.a] })
  expect((await undo(body.changeId)).status).toBe(200)
  expect((await undo(moved.changeId)).status).toBe(200)
  expect(await readMatches()).toEqual({ First: null, Second: 'b!' })
})

test('lifting an exclusion does not restore the page’s match', async () => {
  const { pages, first, match, changePages, listPages, readMatches } = await openPagePlan()
  await match(pages.a, first)
  await changePages({ action: 'exclude', pageIds: [pages.a] })
  expect((await changePages({ action: 'exclude', pageIds: [pages.a] })).body).toMatchObject({ changed: 0 })
  const include = { action: 'removeExclusion', pageIds: [pages.a, pages.b] }
  expect((await changePages(include)).body).toEqual({ changed: 1, changeId: null, takenFrom: null })
  expect((await listPages()).body.pageCounts).toMatchObject({ activeCount: 3, excludedCount: 0 })
  expect(await readMatches()).toEqual({ First: null, Second: null })
})

test('a page that a user removed from its cluster is not matched again by runs', async () => {
  const { pages, first, match, undo, readMatches } = await openPagePlan()
  expect((await match(pages.a, null)).body).toEqual({ changed: 0, changeId: null, takenFrom: null })
  await match(pages.a, first)
  const { body } = await match(pages.a, null)
  expect(await readMatches()).toEqual({ First: '!', Second: null })
  await undo(body.changeId)
  expect(await readMatches()).toEqual({ First: 'a!', Second: null })
})

test('only pages with a cluster become favorites', async () => {
  const { pages, first, match, changePages, pageNames, look } = await openPagePlan()
  await match(pages.a, first)
  const toggle = (pageIds: number[]) => changePages({ action: 'toggleFavorite', pageIds })
  expect(await toggle([pages.a, pages.b])).toMatchObject({
    status: 400,
    body: { message: 'Please select or enter a keyword to favorite this page.' },
  })
  expect((await toggle([pages.a])).body).toMatchObject({ changed: 1 })
  expect(await pageNames('isFavorite=1')).toEqual(['a'])
  const countWanted = async () =>
    (await look('select requests as wanted from plan_assessments'))[0]?.['wanted']
  const wanted = await countWanted()
  await changePages({ action: 'setPageAction', pageIds: [pages.a], pageAction: 'leave' })
  expect(await countWanted()).toBe(wanted)
  await toggle([pages.a])
  expect(await countWanted()).toBe(Number(wanted) + 1)
  await toggle([pages.a])
  await match(pages.a, null)
  await toggle([pages.a])
  expect(await pageNames('isFavorite=1')).toEqual([])
})

test('a favorite and a lock that another window has set stay when they are set once more', async () => {
  const { pages, first, match, changePages, pageNames, readMatches } = await openPagePlan()
  await match(pages.a, first)
  const set = async (action: string, isOn: boolean) =>
    (await changePages({ action, isOn, pageIds: [pages.a] })).body.changed
  expect([await set('toggleFavorite', true), await set('toggleFavorite', true)]).toEqual([1, 0])
  expect(await pageNames('isFavorite=1')).toEqual(['a'])
  expect([await set('toggleFavorite', false), await set('toggleFavorite', false)]).toEqual([1, 0])
  expect(await pageNames('isFavorite=1')).toEqual([])
  expect(await set('toggleLock', true)).toBe(0)
  expect(await readMatches()).toMatchObject({ First: 'a!' })
  expect([await set('toggleLock', false), await set('toggleLock', false)]).toEqual([1, 0])
  expect(await readMatches()).toMatchObject({ First: 'a' })
})

test('a type that a user chooses counts in the links of other pages, and excluded pages keep their type', async () => {
  const { pages, changePages, listPages, look } = await openPagePlan()
  await look(`insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
    select ${pages.a}, 0, workspace_id, contentplan_id, id, '', '', true, true from pages where id = ${pages.b}`)
  await changePages({ action: 'exclude', pageIds: [pages.c] })
  const setType = (pageIds: number[]) =>
    changePages({ action: 'setPageType', pageIds, pageType: 'case study' })
  expect((await setType([pages.a, pages.c])).body).toMatchObject({ changed: 1 })
  expect((await listPages('sortColumn=url&sortDirection=asc')).body.pages).toMatchObject([
    { type: 'case study', type_reason: 'Somebody chose it.' },
    { type: 'other', inLinksCount: 1, inLinksFromBlog: 1 },
    { type: 'other', excluded: true },
  ])
  await changePages({ action: 'setPageType', pageIds: [pages.a], pageType: 'forum' })
  const takeBack = () => changePages({ action: 'setPageType', pageIds: [pages.a, pages.b], pageType: null })
  expect((await takeBack()).body).toMatchObject({ changed: 1 })
  expect((await listPages('sortColumn=url&sortDirection=asc')).body.pages[0]).toMatchObject({
    type: 'other',
    type_reason: null,
    is_type_chosen: false,
  })
  expect((await takeBack()).body).toMatchObject({ changed: 0 })
  expect(await setType([pages.c])).toMatchObject({
    status: 400,
    body: { message: 'Select at least one non-excluded page to update the type.' },
  })
})

test('an action can be chosen for a page, and the choice removed', async () => {
  const { pages, changePages, listPages } = await openPagePlan()
  const choose = (pageAction: string | null) =>
    changePages({ action: 'setPageAction', pageIds: [pages.a, pages.b], pageAction })
  expect((await choose('merge')).body).toMatchObject({ changed: 2 })
  expect((await choose('merge')).body).toMatchObject({ changed: 0 })
  expect((await listPages()).body.pages.map(({ action }: { action: string }) => action)).toEqual([
    'merge',
    'merge',
    null,
  ])
  expect((await choose(null)).body).toMatchObject({ changed: 2 })
  expect((await choose('burn')).status).toBe(400)
})

test('pages and clusters of another plan are not found, and nothing changes', async () => {
  const { pages, first, addPlan, changePages, readMatches, call, listPages } = await openPagePlan()
  const other = await addPlan()
  const foreignArticle = await other.addArticle('Foreign')
  const urls = ['https://other.example/']
  const path = `/contentplan/${other.contentplanId}/page`
  const [foreignPage] = (await call('POST', path, { urls })).body.pageIds
  for (const input of [
    { action: 'setPageArticle', pageIds: [pages.a], articleId: foreignArticle },
    { action: 'setArticle', pageIds: [foreignPage], articleId: first },
    { action: 'exclude', pageIds: [pages.a, foreignPage] },
    { action: 'setPageType', pageIds: [foreignPage], pageType: 'asset' },
    { action: 'setPageArticle', pageIds: [pages.a, pages.b], articleId: first },
  ])
    expect([400, 404]).toContain((await changePages(input)).status)
  expect(await readMatches()).toEqual({ First: null, Second: null, Foreign: null })
  expect((await listPages()).body.pageCounts).toMatchObject({ activeCount: 3, excludedCount: 0 })
})

test('a merge keeps the page that a user has locked, and undo gives it back', async () => {
  const { pages, first, second, match, call, contentplanId, look, readMatches, undo } = await openPagePlan()
  await look(`update articles set page_id = ${pages.b} where id = ${second}`)
  await match(pages.a, first)
  const merge = () =>
    call('PUT', `/contentplan/${contentplanId}/article`, {
      action: 'merge',
      articleIdsFrom: [first],
      articleIdTo: second,
    })
  const { body } = await merge()
  expect(await readMatches()).toEqual({ Second: 'a!' })
  await undo(body.changeId)
  expect(await readMatches()).toEqual({ First: 'a!', Second: 'b' })
  await look('update articles set article_id_locked = false')
  await merge()
  expect(await readMatches()).toEqual({ Second: 'b' })
})

test('windows that change the same pages at once wait for each other, and each gets an answer', async () => {
  const { pages, first, second, match, changePages, readMatches } = await openPagePlan()
  const answers = await Promise.all([
    match(pages.a, first),
    match(pages.a, second),
    match(pages.b, first),
    changePages({ action: 'exclude', pageIds: [pages.c, pages.b] }),
    changePages({ action: 'setPageType', pageIds: [pages.b, pages.a], pageType: 'asset' }),
  ])
  // A request that arrives after the exclusion of its page gets 409.
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const matches = await readMatches()
  expect(Object.values(matches).filter((page) => page === 'a!').length).toBeLessThan(2)
  expect(Object.values(matches)).not.toContain('b!')
})
