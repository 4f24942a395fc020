import { expect, test, vi } from 'vitest'
import { listWords, makeAssessedWorld } from '#tests/support/articles/assessed-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

test('clusters of a hub have a relevance and its parts, others only a presence; after a clustering no keyword has drifted', async () => {
  const { look, assess, readDrifts } = await makeAssessedWorld(listWords(60, 2))
  const count = (await look('select from articles')).length
  expect(
    await look(
      'select from articles where relevance is null and relevance_related is null and relevance_presence >= 0',
    ),
  ).toHaveLength(count)
  await look(
    `with hubs as (
       insert into topics (workspace_id, contentplan_id, name)
       select workspace_id, contentplan_id, 'Alone' from articles limit 1 returning id
     ), others as (
       insert into topics (workspace_id, contentplan_id, name)
       select workspace_id, contentplan_id, 'Others' from articles limit 1 returning id
     )
     update articles set topic_id = case when articles.id = (select min(id) from articles) then hubs.id else others.id end
     from hubs, others`,
  )
  await assess()
  const [alone, ...rows] = await look(
    `select relevance, relevance_related as related, relevance_presence as presence, page_id from articles order by id`,
  )
  expect(alone).toMatchObject({ relevance: null, related: null, presence: expect.any(Number) })
  expect(rows.length).toBeGreaterThan(5)
  for (const { relevance, related, presence } of rows)
    expect(relevance).toBeCloseTo(10 * (0.6 * Number(related) + 0.4 * Number(presence)), 1)
  expect(rows.some(({ related }) => Number(related) > 0)).toBe(true)
  expect(rows.filter((row) => row['page_id'] !== null && row['presence'] !== 1)).toEqual([])
  expect(rows.some(({ presence }) => presence === 0)).toBe(true)
  expect(await readDrifts()).toEqual([])
})

test('a keyword whose results match another cluster by now is found, with the cluster where it would go', async () => {
  const { look, assess, readDrifts } = await makeAssessedWorld()
  const [from, to] = await look(
    'select id, main_keyword_id from articles where keyword_count > 3 order by id',
  )
  const [moved] = await look(
    `select id, keyword, folded from keywords where article_id = ${from?.['id']} and id <> ${from?.['main_keyword_id']} limit 1`,
  )
  await look(
    `update serps set (urls, pages) = (select s.urls, s.pages from serps s join keywords k on k.folded = s.keyword where k.id = ${to?.['main_keyword_id']})
     where keyword = '${moved?.['folded']}'`,
  )
  await assess()
  expect(await readDrifts()).toEqual([
    { verdict: 'moves', keyword: moved?.['keyword'], article_id: from?.['id'], best_article_id: to?.['id'] },
  ])
})

test('clusters that change during an assessment are assessed again', async () => {
  const { look, assess, services } = await makeAssessedWorld()
  const { forWorkspace } = services.providers
  let looks = 0
  services.providers.forWorkspace = async (...given) => {
    looks++
    if (looks === 1) await look('update plan_assessments set requests = requests + 1')
    return forWorkspace(...given)
  }
  await look('update articles set relevance_presence = null')
  await assess()
  // Two assessments, then the kinds of the clusters and whether a model may be asked.
  expect(looks).toBe(4)
  expect(await look('select from articles where relevance_presence is null')).toEqual([])
})

test('an assessment is not shown to users', async () => {
  const { look } = await makeAssessedWorld()
  expect(
    await look(`select distinct about -> 'isQuiet' as quiet from runs where name = 'assessment'`),
  ).toEqual([{ quiet: true }])
})
