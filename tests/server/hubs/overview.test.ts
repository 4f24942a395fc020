import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

interface Keyword {
  volume?: number
  /** Impressions of the last 30 days; null when they are not known. */
  seen?: number | null
}

/** A plan with the hub Boots, and functions that fill it. */
async function openOverview() {
  const plan = await openKeywordPlan()
  const path = `/contentplan/${plan.contentplanId}`
  const place = `${plan.workspaceId}, ${plan.contentplanId}`
  const { body: hub } = await plan.call('POST', `${path}/topic`, { name: 'Boots' })
  let made = 0

  async function addKeywords(articleId: number, keywords: Keyword[]) {
    const named = keywords.map((keyword) => ({ ...keyword, name: `boots number ${(made += 1)}` }))
    await plan.save(
      named.map(({ name, volume }) => ({
        keyword: name,
        ...(volume !== undefined && { estimated_search_volume: volume }),
      })),
    )
    const ids = await plan.ids()
    const keywordIds = named.map(({ name }) => ids[name])
    await plan.change({ keywordIds, action: 'move', toArticleId: articleId })
    for (const { name, seen = null } of named)
      if (seen !== null)
        // oxlint-disable-next-line no-await-in-loop -- few rows
        await plan.look(`insert into keyword_metrics (workspace_id, contentplan_id, keyword_id, impressions_last)
          values (${place}, ${ids[name]}, ${seen})`)
  }

  return {
    ...plan,
    path,
    hubId: Number(hub.id),
    readOverview: async () => (await plan.call('GET', `${path}/topic/${hub.id}/overview`)).body,
    addKeywords,
    /** A cluster of the hub; metrics are columns of article_metrics. */
    addCluster: async (metrics: Record<string, number> | null = null) => {
      const id = await plan.addArticle(`Cluster ${(made += 1)}`)
      await plan.look(`update articles set topic_id = ${hub.id} where id = ${id}`)
      if (metrics !== null)
        await plan.look(`insert into article_metrics
          (workspace_id, contentplan_id, article_id, ${Object.keys(metrics).join(', ')})
          values (${place}, ${id}, ${Object.values(metrics).join(', ')})`)
      return id
    },
    /** Gives a cluster a page with what was chosen and what is suggested for it. */
    addPage: async (articleId: number, { chosen = '', suggested = '' }) => {
      const url = `https://shop.example/page-${(made += 1)}`
      await plan.look(`insert into pages (workspace_id, contentplan_id, url, action)
        values (${place}, '${url}', nullif('${chosen}', ''))`)
      const isThis = `url = '${url}' and contentplan_id = ${plan.contentplanId}`
      await plan.look(
        `update articles set page_id = (select id from pages where ${isThis}) where id = ${articleId}`,
      )
      if (suggested !== '')
        await plan.look(`insert into page_advice (page_id, workspace_id, contentplan_id, action, reason)
          select id, ${place}, '${suggested}', 'For a test.' from pages where ${isThis}`)
    },
  }
}

const NO_BUCKETS = { top_3: 0, to_10: 0, to_30: 0, to_100: 0, none: 0 }

test.each([
  [1, 'top_3'],
  [3, 'top_3'],
  [3.1, 'to_10'],
  [10, 'to_10'],
  [10.1, 'to_30'],
  [30, 'to_30'],
  [30.1, 'to_100'],
  [100, 'to_100'],
  [100.1, 'none'],
  [null, 'none'],
])('a cluster at rank %j is counted in the bucket %s', async (rank, bucket) => {
  const { addCluster, readOverview } = await openOverview()
  await addCluster(rank === null ? null : { position_last: rank, impressions_last: 10 })
  expect((await readOverview()).rank_buckets).toEqual({ ...NO_BUCKETS, [bucket]: 1 })
})

test('numbers in search are summed, and ranks weighted by impressions', async () => {
  const { addCluster, readOverview } = await openOverview()
  await addCluster({
    impressions_last: 300,
    clicks_last: 30,
    position_last: 2,
    impressions_prev: 100,
    clicks_prev: 20,
    position_prev: 4,
    potential_clicks: 80,
  })
  await addCluster({
    impressions_last: 100,
    clicks_last: 10,
    position_last: 10,
    impressions_prev: 100,
    clicks_prev: 0,
    position_prev: 8,
    potential_clicks: 50,
  })
  await addCluster({ impressions_last: 0, clicks_last: 0, impressions_prev: 0, clicks_prev: 0 })
  const overview = await readOverview()
  expect(overview).toMatchObject({
    name: 'Boots',
    article_count: 3,
    google_impressions_last: 400,
    google_impressions_prev: 200,
    google_impressions_change: 200,
    google_clicks_last: 40,
    google_clicks_prev: 20,
    google_clicks_change: 20,
    google_ctr_last: 0.1,
    google_ctr_prev: 0.1,
    google_ctr_change: 0,
    google_position_last: 4,
    google_position_prev: 6,
    google_position_change: -2,
    potential_clicks: 130,
  })
})

test('a hub without search data says that nothing is known of its searches', async () => {
  const { addCluster, addKeywords, readOverview } = await openOverview()
  await addKeywords(await addCluster(), [{ volume: 100 }])
  expect(await readOverview()).toMatchObject({
    article_count: 1,
    existing: 0,
    keyword_count: 1,
    seen_keyword_count: 0,
    estimated_search_volume: 100,
    authority: 0,
    coverage: null,
    google_impressions_last: null,
    google_clicks_change: null,
    google_ctr_last: null,
    google_position_last: null,
  })
})

test('coverage is the part of the search volume that the site is seen for', async () => {
  const { addCluster, addKeywords, readOverview } = await openOverview()
  const first = await addCluster()
  await addKeywords(first, [{ volume: 600, seen: 1 }, { volume: 300, seen: 0 }, { seen: 5 }])
  await addKeywords(await addCluster(), [{ volume: 100 }])
  expect(await readOverview()).toMatchObject({
    keyword_count: 4,
    seen_keyword_count: 2,
    estimated_search_volume: 1000,
    seen_search_volume: 600,
    coverage: 0.6,
  })
})

test('coverage is the part of the keywords when no search volume is known', async () => {
  const { addCluster, addKeywords, readOverview } = await openOverview()
  await addKeywords(await addCluster(), [{ seen: 2 }, { seen: 0 }, { seen: 0 }, {}])
  expect(await readOverview()).toMatchObject({
    keyword_count: 4,
    seen_keyword_count: 1,
    estimated_search_volume: 0,
    coverage: 0.25,
  })
})

test('coverage counts no keyword of another hub, of another cluster or of none', async () => {
  const { addCluster, addArticle, addKeywords, save, readOverview } = await openOverview()
  await addKeywords(await addArticle('Tents'), [{ volume: 500, seen: 10 }])
  await save([{ keyword: 'in no cluster', estimated_search_volume: 800 }])
  await addKeywords(await addCluster(), [{ volume: 100, seen: 0 }])
  expect(await readOverview()).toMatchObject({ keyword_count: 1, coverage: 0 })
})

test('the chosen action of a page counts before the suggested one, and pages without any are left out', async () => {
  const { addCluster, addPage, readOverview } = await openOverview()
  await addPage(await addCluster(), { chosen: 'delete', suggested: 'leave' })
  await addPage(await addCluster(), { suggested: 'leave' })
  await addPage(await addCluster(), { chosen: 'merge' })
  await addPage(await addCluster(), {})
  await addCluster()
  expect(await readOverview()).toMatchObject({
    article_count: 5,
    existing: 4,
    authority: 0.8,
    actions: { leave: 1, merge: 1, delete: 1, update: 0, 'not-enough-data': 0 },
  })
})

test('a hub whose clusters are all excluded has nothing left, and no authority or coverage', async () => {
  const { addCluster, addKeywords, call, path, readOverview } = await openOverview()
  const id = await addCluster()
  await addKeywords(id, [{ volume: 100, seen: 10 }])
  expect((await readOverview()).coverage).toBe(1)
  await call('PUT', `${path}/article`, { action: 'delete', articleIds: [id] })
  expect(await readOverview()).toMatchObject({
    article_count: 0,
    existing: 0,
    keyword_count: 0,
    seen_keyword_count: 0,
    estimated_search_volume: 0,
    seen_search_volume: 0,
    authority: null,
    coverage: null,
    potential_clicks: null,
    google_impressions_last: null,
    rank_buckets: NO_BUCKETS,
    actions: { leave: 0, merge: 0, delete: 0, update: 0, 'not-enough-data': 0 },
  })
})

test('a hub of another plan is not found', async () => {
  const { addPlan, call, hubId } = await openOverview()
  const other = await addPlan()
  expect(await call('GET', `/contentplan/${other.contentplanId}/topic/${hubId}/overview`)).toMatchObject({
    status: 404,
  })
})
