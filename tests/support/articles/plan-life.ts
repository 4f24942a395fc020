import { assessPlan } from '#features/articles/server/index.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { expect, onTestFinished } from 'vitest'
import { makeGroupingServices } from '#tests/support/clustering/grouping-services.ts'
import { quickTimes } from '#tests/support/jobs/quick-times.ts'
import { openOverlapPlan } from '#tests/support/overlap/overlap-world.ts'
import { createRandom, drawSerpRows } from '#tests/support/engine/serp-rows.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const BATCH = 24

/** The rows of a plan that undo restores: without counts of assessments and without runs. */
export type PlanRows = Record<'keywords' | 'articles' | 'plan', Record<string, unknown>[]>

type Table = 'keywords' | 'articles' | 'topics'

/** A plan with a worker, and random actions on it through the endpoints that users call. */
export async function makePlanLife(seed: number) {
  const plan = await openOverlapPlan()
  const worker = await startWorker(
    { log: silent, database: plan.database },
    {
      url: plan.url,
      name: 'test',
      times: quickTimes,
      pipelines: [groupKeywords, assessPlan],
      services: makeGroupingServices(),
    },
  )
  onTestFinished(() => worker.stop())
  const { call, look, contentplanId } = plan
  const path = `/contentplan/${contentplanId}`
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const supply = drawSerpRows(seed, { rows: 200, pools: 14 })

  const ids = async (table: Table, where = 'true') =>
    (await look(`select id from ${table} where ${where} order by id`)).map(({ id }) => Number(id))

  async function run(method: 'POST', to: string, input: object): Promise<number | null> {
    const { status, body } = await call(method, `${path}/${to}`, input)
    if (status !== 200) return null
    const readEnded = () =>
      look(`select state, reason from runs where id = ${body.runId} and ended_at is not null`)
    await expect.poll(readEnded, { timeout: 60_000 }).toHaveLength(1)
    expect(await readEnded()).toMatchObject([{ state: 'done' }])
    return Number(body.runId)
  }

  /** Reclusters the plan up to the proposal; returns the id of the run. */
  const propose = (minimumScore: number) =>
    run('POST', 'reset-clusters', { recluster: true, minimum_score: minimumScore })

  /** Reclusters the plan and applies the proposal; returns the id of the change. */
  async function recluster(minimumScore: number): Promise<number | null> {
    const runId = await propose(minimumScore)
    if (runId === null) return null
    return (await call('PUT', `${path}/reset-clusters/${runId}`, {})).body.changeId
  }

  const change = async (input: object) => (await call('PUT', `${path}/keyword`, input)).body.changeId ?? null
  const edit = async (input: object) => (await call('PUT', `${path}/article`, input)).body.changeId ?? null
  const some = async (table: Table, count: number, where = 'true') => {
    const all = await ids(table, where)
    return [...new Set(Array.from({ length: count }, () => pick(all)))].filter((id) => id !== undefined)
  }

  const actions: Record<string, () => Promise<number | null>> = {
    async upload() {
      const rows = supply.splice(0, BATCH)
      if (rows.length > 0)
        await plan.addKeywords(Object.fromEntries(rows.map(({ keyword, urls }) => [keyword, urls])))
      return null
    },
    async cluster() {
      if ((await run('POST', 'grouping', {})) === null) return null
      const [row] = await look(
        `select max(id) as id from plan_changes where kind = 'cluster' and undone_at is null`,
      )
      return row?.['id'] === null ? null : Number(row?.['id'])
    },
    recluster: () => recluster(1 + Math.floor(random() * 5)),
    async move() {
      const [articleId] = await some('articles', 1)
      if (articleId === undefined) return null
      return change({ keywordIds: await some('keywords', 4), action: 'move', toArticleId: articleId })
    },
    exclude: async () => change({ keywordIds: await some('keywords', 3), action: 'exclude' }),
    reset: async () => change({ keywordIds: await some('keywords', 3), action: 'reset' }),
    async merge() {
      const [from, to] = await some('articles', 2)
      return from === undefined || to === undefined
        ? null
        : edit({ action: 'merge', articleIdsFrom: [from], articleIdTo: to })
    },
    async remove() {
      const [articleId] = await some('articles', 1)
      return articleId === undefined ? null : edit({ action: 'delete', articleIds: [articleId] })
    },
    async lock() {
      const articleIds = await some('articles', 2)
      return articleIds.length === 0 ? null : edit({ action: random() < 0.7 ? 'lock' : 'unlock', articleIds })
    },
    async decide() {
      const articleIds = await some('articles', 2)
      const decision = pick([
        { action: 'addToMap' },
        { action: 'updatePriority', priority: 'low' },
        { action: 'updateType', type: 'listicle' },
        { action: 'updateStatus', status: 'drafted' },
      ])
      return articleIds.length === 0 ? null : edit({ ...decision, articleIds })
    },
    async write() {
      const [articleId] = await some('articles', 1)
      const draft = random() < 0.2 ? '' : `Draft ${random()}`
      if (articleId !== undefined) await edit({ action: 'updateDraft', articleIds: [articleId], draft })
      return null
    },
    async hub() {
      const articleIds = await some('articles', 3)
      const { body: hub } = await call('POST', `${path}/topic`, { name: `Hub ${Math.floor(random() * 1e9)}` })
      if (articleIds.length > 0) await edit({ action: 'updateTopic', articleIds, topicId: hub.id })
      return null
    },
    async endHub() {
      const [topicId] = await some('topics', 1)
      if (topicId === undefined) return null
      const action = random() < 0.5 ? 'delete' : 'exclude'
      return (await call('PUT', `${path}/topic`, { topicIds: [topicId], action })).body.changeId ?? null
    },
    async part() {
      const keywordIds = await some('keywords', 3)
      const name = `Part ${Math.floor(random() * 1e9)}`
      return (await call('POST', `${path}/article`, { name, keywordIds })).body.changeId ?? null
    },
  }

  return {
    ...plan,
    actions,
    drawAction: () => pick(Object.keys(actions)) ?? 'upload',
    propose,
    recluster,
    undo: (changeId: number) => call('POST', `${path}/change/${changeId}/undo`),
    readAll: async (): Promise<PlanRows> => ({
      keywords: await look('select id, article_id, excluded, status from keywords order by id'),
      articles: await look(
        `select id, title, topic_id, main_keyword_id, is_locked, keyword_count, estimated_search_volume,
           round(serp_overlap::numeric, 6) as serp_overlap, status, priority, type,
           funnel, show_in_map, page_id, article_id_locked,
           (select text from article_texts t where t.article_id = articles.id and text <> '') as draft
         from articles order by id`,
      ),
      plan: await look(`select minimum_score, array(select id || ' ' || name from topics order by id) as hubs
        from contentplans where id = ${contentplanId}`),
    }),
    readLocked: () =>
      look(
        `select a.id, array_agg(k.id order by k.id) as keywords from articles a left join keywords k on k.article_id = a.id
         where a.is_locked group by a.id order by a.id`,
      ),
    /** Lists violations of rules that hold for every plan. */
    findFaults: () =>
      look(
        `select 'a keyword of no cluster' as fault, k.id from keywords k left join articles a on a.id = k.article_id
           where k.article_id is not null and a.id is null
         union all select 'a wrong count', a.id from articles a
           where keyword_count <> (select count(*) from keywords k where k.article_id = a.id)
         union all select 'a main keyword from elsewhere', a.id from articles a join keywords k on k.id = a.main_keyword_id
           where k.article_id is distinct from a.id
         union all select 'no main keyword', a.id from articles a where keyword_count > 0 and main_keyword_id is null
         union all select 'two of one title', min(id) from articles group by lower(title) having count(*) > 1`,
      ),
  }
}
