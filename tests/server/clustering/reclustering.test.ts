import { expect, test, vi } from 'vitest'
import { makeClusteredWorld, words } from '#tests/support/clustering/clustered-world.ts'
import { discardReclustering } from '#features/clustering/server/commands/resolve-proposal.ts'
import { estimateGrouping } from '#features/clustering/server/queries/estimate-grouping.ts'
import { listProposed } from '#features/clustering/server/queries/list-proposed.ts'
import { previewPlanScores } from '#features/clustering/server/queries/preview-plan-scores.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

type World = Awaited<ReturnType<typeof makeClusteredWorld>>

test('the same results propose no change, and applying that changes nothing', async () => {
  const { propose, describe, apply, readAll } = await makeClusteredWorld()
  const before = await readAll()
  const runId = await propose(3)
  const proposal = await describe()
  expect(proposal).toMatchObject({ runId, minimumScore: 3, keywords: { moved: 0, stayed: words.length } })
  expect(proposal?.clusters).toMatchObject({ new: 0, gone: 0, merged: 0, split: 0 })
  expect(await readAll()).toEqual(before)
  expect(await apply(runId)).toEqual({ changeId: null })
  expect(await readAll()).toEqual(before)
  expect(await describe()).toBeNull()
})

test('a higher minimum score splits clusters, most keep their ids, and undo restores every row', async () => {
  const { propose, describe, apply, undo, readAll, look, inPlan } = await makeClusteredWorld()
  const before = await readAll()
  const ids = new Set((await look('select id from articles')).map(({ id }) => id))
  const runId = await propose(9)
  expect(await readAll()).toEqual(before)
  const proposal = await describe()
  const listed = await inPlan((ctx, plan) =>
    listProposed(ctx, { plan, runId, kind: 'new', offset: 0, limit: 500 }),
  )
  expect(listed.total).toBe(proposal?.clusters.new)
  expect(listed.clusters.every(({ articleId, title }) => articleId === null && title !== '')).toBe(true)
  expect(
    listed.clusters.flatMap(({ joined }) => joined.flatMap(({ keywords }) => keywords)),
  ).not.toHaveLength(0)
  const { changeId } = await apply(runId)
  const after = await look('select id, keyword_count from articles')
  expect(after).toHaveLength(ids.size + (proposal?.clusters.new ?? 0) - countGoing(proposal))
  expect(after.filter(({ id }) => ids.has(id)).length).toBe(ids.size - countGoing(proposal))
  expect(after.every(({ keyword_count: count }) => Number(count) > 0)).toBe(true)
  expect(await look('select minimum_score from contentplans where minimum_score = 9')).toHaveLength(1)
  expect((await undo(changeId ?? 0)).kept).toBe(0)
  expect(await readAll()).toEqual(before)
})

test('the proposal says which clusters take over the keywords of a cluster that goes, and into what a cluster splits', async () => {
  const { propose, inPlan, look } = await makeClusteredWorld()
  const list = async (runId: number, kind: 'merged' | 'split') =>
    (await inPlan((ctx, plan) => listProposed(ctx, { plan, runId, kind, offset: 0, limit: 500 }))).clusters
  const [one, other] = await look('select id, title from articles where keyword_count > 3 order by id')
  await look(`update articles set is_locked = true where id not in (${one?.['id']}, ${other?.['id']})`)
  const [away] = await look(`select min(id) as id from keywords where article_id = ${one?.['id']}`)
  await look(`insert into articles (workspace_id, contentplan_id, title)
    select workspace_id, contentplan_id, 'Stray' from articles where id = ${one?.['id']}`)
  await look(
    `update keywords set article_id = (select id from articles where title = 'Stray') where id = ${away?.['id']}`,
  )
  const gone = await list(await propose(3), 'merged')
  expect(gone).toMatchObject([
    { title: 'Stray', parts: [{ articleId: one?.['id'], title: one?.['title'], count: 1 }] },
  ])
  const split = await list(await propose(10), 'split')
  expect(split.length).toBeGreaterThan(0)
  for (const { parts, sizeBefore } of split) {
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(sizeBefore)
    expect(parts.map(({ count }) => count)).toEqual(parts.map(({ count }) => count).sort((a, b) => b - a))
  }
})

test('the cost of fresh results is known beforehand: it counts active keywords with old results', async () => {
  const { inPlan, look, services } = await makeClusteredWorld()
  await look(`update serps set fetched_at = now() - interval '40 days' where keyword < 'm'`)
  const [old] = await look(
    `select count(*)::int as old from serps where fetched_at < now() - interval '30 days'`,
  )
  const estimate = (mode: 'add' | 'recluster') =>
    inPlan(async (ctx, plan) => (await estimateGrouping(ctx, services, { plan, mode })).serps)
  expect(await estimate('recluster')).toMatchObject({
    calls: old?.['old'],
    cached: words.length - Number(old?.['old']),
    isSandbox: true,
  })
  expect(await estimate('add')).toMatchObject({ calls: 0, cached: 0 })
})

test('a minimum score that moves no keyword is a change too, and can be undone', async () => {
  const { propose, apply, undo, readAll, look } = await makeClusteredWorld()
  await look('update articles set is_locked = true')
  const before = await readAll()
  const { changeId } = await apply(await propose(9))
  expect(await look('select from contentplans where minimum_score = 9')).toHaveLength(1)
  expect(await undo(changeId ?? 0)).toMatchObject({ hasEffect: true, restored: 0, articlesEdited: 0 })
  expect(await readAll()).toEqual(before)
})

test('a proposal counts keywords whose cluster, old or new, was locked since or deleted', async () => {
  const { propose, describe, look } = await makeClusteredWorld()
  const clusters = await look('select id from articles where keyword_count > 1 order by id limit 2')
  const [from, to] = clusters.map(({ id }) => Number(id))
  // One keyword is moved away from where the results put it, so that a new clustering moves it back.
  await look(`update keywords set article_id = ${from} where id =
    (select min(id) from keywords where article_id = ${to} and id not in (select main_keyword_id from articles))`)
  await look(`update articles set is_locked = true where id not in (${from}, ${to})`)
  await propose(3)
  const changed = async () => (await describe())?.changedSince
  expect(await changed()).toBe(0)
  await look(`update articles set is_locked = true where id = ${to}`)
  expect(await changed()).toBe(1)
  await look(`update articles set is_locked = false where id = ${to}`)
  await look(`update keywords set article_id = null where article_id = ${to}`)
  await look(`delete from articles where id = ${to}`)
  expect(await changed()).toBe(1)
  await look(`update articles set is_locked = true where id = ${from}`)
  expect(await changed()).toBe(1)
})

test('locked clusters stay, and so do changes that users make after the proposal', async () => {
  const { propose, describe, apply, look } = await makeClusteredWorld()
  const [locked, other] = await look('select id from articles where keyword_count > 3 order by id')
  await look(`update articles set is_locked = true where id = ${locked?.['id']}`)
  const readLocked = () => look(`select id from keywords where article_id = ${locked?.['id']} order by id`)
  const before = await readLocked()
  const runId = await propose(9)
  const moved = await look(`select id from keywords where article_id = ${other?.['id']} order by id`)
  await look(`update keywords set article_id = null, excluded = true where article_id = ${other?.['id']}`)
  expect((await describe())?.changedSince).toBeGreaterThan(0)
  await apply(runId)
  expect(await readLocked()).toEqual(before)
  expect(await look(`select id from keywords where excluded order by id`)).toEqual(moved)
})

test('a cluster that loses all keywords is removed, unless a user has worked on it', async () => {
  const { propose, apply, undo, look, readAll } = await makeClusteredWorld()
  await propose(10)
  const before = await readAll()
  const runId = await propose(1)
  const { changeId } = await apply(runId)
  const gone = await look('select id from articles where keyword_count = 0')
  expect(gone).toEqual([])
  await undo(changeId ?? 0)
  expect(await readAll()).toEqual(before)
  await look(`update articles set status = 'drafted'`)
  await apply(await propose(1))
  expect(await look('select from articles')).toHaveLength(before[1]?.length ?? 0)
})

test('a cluster with a text stays when it loses all keywords, and the proposal and the preview say so', async () => {
  const { propose, describe, apply, undo, inPlan, services, look, readAll } = await makeClusteredWorld()
  await apply(await propose(10))
  const before = await readAll()
  const count = before[1]?.length ?? 0
  await look(`insert into article_texts
      (workspace_id, contentplan_id, article_id, section, text, version, full_version, patch_bytes)
    select workspace_id, contentplan_id, id, 'research', 'Some text', 1, 1, 0 from articles`)
  const compute = await inPlan((ctx, plan) => previewPlanScores(ctx, services, { plan }))
  expect((await compute()).scores[0]).toMatchObject({ minimumScore: 1, clusterCount: count })
  const runId = await propose(1)
  expect((await describe())?.clusters).toMatchObject({ before: count, after: count })
  const { clusters } = await inPlan((ctx, plan) =>
    listProposed(ctx, { plan, runId, kind: 'merged', offset: 0, limit: 500 }),
  )
  expect(clusters.length).toBeGreaterThan(0)
  expect(clusters.every(({ staysEmpty }) => staysEmpty)).toBe(true)
  const { changeId } = await apply(runId)
  expect(await look('select from articles')).toHaveLength(count)
  await undo(changeId ?? 0)
  expect(await readAll()).toEqual(before)

  await look(`update article_texts set text = ''`)
  const { changeId: removed } = await apply(await propose(1))
  expect((await look('select from articles')).length).toBeLessThan(count)
  await undo(removed ?? 0)
  expect(await look('select from articles a join article_texts t on t.article_id = a.id')).toHaveLength(count)
})

test('a proposal that was discarded or applied is gone', async () => {
  const { propose, describe, inPlan } = await makeClusteredWorld()
  const runId = await propose(9)
  const discard = () => inPlan((ctx, plan) => discardReclustering(ctx, { plan, runId }))
  expect(await discard()).toEqual({ isDiscarded: true })
  expect(await describe()).toBeNull()
  await expect(discard()).rejects.toThrow('There is nothing to apply any more.')
})

test('the preview counts for each minimum score what a run with it proposes', async () => {
  const { inPlan, propose, apply, services, look } = await makeClusteredWorld()
  const compute = await inPlan((ctx, plan) => previewPlanScores(ctx, services, { plan }))
  const { scores, ...rest } = await compute()
  expect(rest).toMatchObject({ minimumScore: 3, knownCount: words.length, unknownCount: 0 })
  expect(scores.map(({ minimumScore }) => minimumScore)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await apply(await propose(7))
  expect(await look('select from articles')).toHaveLength(scores[6]?.clusterCount ?? 0)
})

function countGoing(proposal: Awaited<ReturnType<World['describe']>>): number {
  return (proposal?.clusters.merged ?? 0) + (proposal?.clusters.gone ?? 0)
}
