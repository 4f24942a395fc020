import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { insert } from '#tests/support/database/test-database.ts'

const BOOTS = 'https://shop.example/boots'
const OLD_BOOTS = 'https://shop.example/old-boots'

/** A cluster of two keywords matched with the page BOOTS, beside OLD_BOOTS, and functions that set their data. */
async function openCluster({ language = 'en', keywords = ['winter boots', 'boots for snow'] } = {}) {
  const plan = await openKeywordPlan()
  const { workspaceId, contentplanId, look, url } = plan
  await look(`update contentplans set language = '${language}' where id = ${contentplanId}`)
  await look(
    `insert into search_imports (workspace_id, contentplan_id, metrics_days) values (${workspaceId}, ${contentplanId}, 60)`,
  )
  await plan.save(keywords.map((keyword) => ({ keyword, estimated_search_volume: 100 })))
  const named = await plan.ids()
  const ids = keywords.map((keyword) => named[keyword])
  const article = await plan.addArticle('Boots')
  await plan.change({ keywordIds: ids, action: 'move', toArticleId: article })
  const addPage = (address: string) =>
    insert(
      url,
      `insert into pages (workspace_id, contentplan_id, url, published_at)
       values (${workspaceId}, ${contentplanId}, '${address}', now() - interval '300 days')`,
    )
  const [boots, oldBoots] = [await addPage(BOOTS), await addPage(OLD_BOOTS)]
  await look(`update articles set page_id = ${boots}, main_keyword_id = ${ids[0]} where id = ${article}`)
  const place = `${workspaceId}, ${contentplanId}`
  return {
    ...plan,
    article,
    boots,
    oldBoots,
    /** Sets the impressions and clicks of a page on the first keyword in the last 30 days. */
    seen: (page: number, impressions: number, clicks = 0) =>
      look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last, position_last)
        values (${ids[0]}, ${page}, ${place}, ${impressions}, ${clicks}, 5)`),
    says: (page: number, text: string, title = 'Shop') =>
      look(`update pages set title = '${title}' where id = ${page};
        insert into page_texts (page_id, workspace_id, contentplan_id, text) values (${page}, ${place}, '${text}')
        on conflict (page_id) do update set text = excluded.text, words = null`),
    measured: (page: number, columns: string, values: string) =>
      look(
        `insert into page_metrics (page_id, workspace_id, contentplan_id, ${columns}) values (${page}, ${place}, ${values})`,
      ),
    recalculate: () => plan.call('POST', `/contentplan/${contentplanId}/alert`),
    read: async () => (await plan.call('GET', `/article/${article}`)).body,
    /** How many clusters the list has that have this alert. */
    countWith: async (alert: string) =>
      (await plan.call('GET', `/contentplan/${contentplanId}/article/advanced?filter_alert=${alert}`)).body
        .total,
  }
}

test('a cluster without search data has no alert, and its page has not enough data', async () => {
  const { recalculate, read } = await openCluster()
  expect(await recalculate()).toMatchObject({
    status: 200,
    body: { cannibalization: 0, url_conflict: 0, no_keywords_mentioned: 0 },
  })
  expect(await read()).toMatchObject({
    alert_cannibalization: false,
    suggested_action: 'not-enough-data',
    suggested_action_reason: 'The last 30 days are not all imported yet.',
  })
})

test('an alert appears, and disappears when its cause is gone', async () => {
  const { recalculate, read, countWith, seen, boots, oldBoots, look } = await openCluster()
  await seen(boots, 40)
  await seen(oldBoots, 60)
  expect((await recalculate()).body).toEqual({
    cannibalization: 1,
    url_conflict: 1,
    no_keywords_mentioned: 0,
  })
  expect(await read()).toMatchObject({ alert_cannibalization: true, alert_url_conflict: true })
  expect([await countWith('url_conflict'), await countWith('no_keywords_mentioned')]).toEqual([1, 0])
  await look(`update pages set is_excluded = true where id = ${oldBoots}`)
  expect((await recalculate()).body).toEqual({
    cannibalization: 0,
    url_conflict: 0,
    no_keywords_mentioned: 0,
  })
  expect(await read()).toMatchObject({ alert_cannibalization: false, alert_url_conflict: false })
})

test('a page is to be merged with a competing page that Google shows for the same keyword', async () => {
  const { recalculate, read, seen, measured, boots, oldBoots } = await openCluster()
  await seen(boots, 55)
  await seen(oldBoots, 45)
  await measured(boots, 'impressions_last, clicks_last', '55, 5')
  await recalculate()
  expect(await read()).toMatchObject({
    suggested_action: 'merge',
    suggested_action_reason: `${OLD_BOOTS} gets 45% of the impressions of this page's cluster, for searches that share 10 of 10 results: the two compete.`,
    merge_with: OLD_BOOTS,
  })
})

test.each([
  ['an inflected keyword in the text', 'en', 'Our <b>snow</b> and boots. Every winter boot is warm.', false],
  ['its words far from each other', 'en', 'In winter we are closed. Later we sell boots.', true],
  ['none of its words', 'en', 'Tents and stoves.', true],
  ['a keyword with stop words between', 'en', 'Each boot for snow is warm.', false],
  ['the stem of another language', 'de', 'Winter boots', false],
])('a page with %s is asked for its keywords', async (_, language, text, isMute) => {
  const { recalculate, says, boots } = await openCluster({ language })
  await says(boots, text)
  expect((await recalculate()).body.no_keywords_mentioned).toBe(isMute ? 1 : 0)
})

test('a page mentions a keyword when title and heading together have all its words', async () => {
  const { recalculate, says, boots } = await openCluster()
  await says(boots, 'Tents.', 'Boots: warm in every winter')
  expect((await recalculate()).body.no_keywords_mentioned).toBe(0)
})

test('keywords are also found in a language without spaces between words', async () => {
  const { recalculate, says, boots } = await openCluster({ language: 'ja', keywords: ['登山靴'] })
  await says(boots, '冬の登山靴を選ぶ')
  expect((await recalculate()).body.no_keywords_mentioned).toBe(0)
  await says(boots, '冬のテントを選ぶ')
  expect((await recalculate()).body.no_keywords_mentioned).toBe(1)
})

test('a keyword full of special characters and quotes breaks no search', async () => {
  const { recalculate, says, boots } = await openCluster({
    keywords: ["o'neil & (boots | !socks) <-> :*"],
  })
  await says(boots, 'Tents.')
  expect(await recalculate()).toMatchObject({ status: 200, body: { no_keywords_mentioned: 1 } })
})

test('a page without clicks is to be deleted, unless a favorite links to it', async () => {
  const { recalculate, measured, look, oldBoots, boots, workspaceId, contentplanId } = await openCluster()
  await measured(
    oldBoots,
    'impressions_last, clicks_last, impressions_half_year, clicks_half_year',
    '1, 0, 9, 0',
  )
  const read = async () => {
    await recalculate()
    const [row] = await look(`select action from page_advice where page_id = ${oldBoots}`)
    return row?.['action']
  }
  expect(await read()).toBe('delete')
  await look(`insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
    values (${boots}, 0, ${workspaceId}, ${contentplanId}, ${oldBoots}, '', '', true, true)`)
  await look(`update articles set show_in_map = true where page_id = ${boots}`)
  expect(await read()).toBe('leave')
})

test('the clicks that an update would bring are kept, and change with those that the page has', async () => {
  const { recalculate, measured, look, boots } = await openCluster()
  await measured(boots, 'impressions_last, clicks_last, impressions_prev, clicks_prev', '500, 60, 500, 100')
  const read = async () => {
    await recalculate()
    return look(`select action, gain from page_advice where page_id = ${boots}`)
  }
  expect(await read()).toEqual([{ action: 'update', gain: 40 }])
  await look(`update page_metrics set clicks_last = 50 where page_id = ${boots}`)
  expect(await read()).toEqual([{ action: 'update', gain: 50 }])
})
