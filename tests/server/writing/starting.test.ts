import { describe, expect, test, vi } from 'vitest'
import { AGENTS } from '#features/articles/rules.ts'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'
import { TEXT_OF_AGENT } from '#features/writing/rules.ts'
import {
  NO_CREDITS_FOR_ALL,
  NOTHING_TO_WRITE,
  REFUSED_WRITING,
  REWRITE_STATUSES,
  TOO_MANY_AT_ONCE,
  WRITING_STEPS,
} from '#features/writing/rules.ts'
import { writeMany } from '#features/writing/server/commands/write-many.ts'
import { captureArticle, reserveArticle } from '#features/writing/server/spending/index.ts'
import { Conflict } from '#platform/errors.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'
import { byPerson } from '#tests/support/writing/under-way.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const sandbox = shareSandbox()

test('a cluster with the longest title is written, and its run leads to it', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
  const { articleId } = world
  await world.look(`update articles set title = repeat('靴', 500) where id = ${articleId}`)
  await world.work()
  expect(await world.write()).toMatchObject({ state: 'done' })
  const [tracker] = await world.inPlan((ctx, plan) => listTrackers(ctx, { plan }))
  expect(tracker).toMatchObject({
    name: `Writing “${'靴'.repeat(100)}…”`,
    link: { label: 'Open the cluster', path: `article/${articleId}` },
  })
})

test('an article that was done is asked for again, also when a person has only set its status back', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox(), status: 'researched' })
  await world.work()
  await world.write()
  const before = (await world.listAsked()).length
  await world.look(`update articles set status = 'researched' where id = ${world.articleId}`)
  await world.write()
  expect((await world.listAsked()).length).toBe(2 * before)
})

describe('an article that is written again', () => {
  test('from each of the five statuses has the steps before it done, and costs nothing once it is paid for', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), credits: 1 })
    const worker = await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    await worker.stop()
    for (const [place, status] of REWRITE_STATUSES.entries()) {
      const { runId, isNew } = await world.start(status)
      expect(isNew).toBe(true)
      expect(await world.readStatus()).toBe(status)
      const { steps } = await world.readRun(runId)
      expect(steps).toEqual(
        WRITING_STEPS.map((name, at) => ({ name, state: at < place ? 'done' : 'pending' })),
      )
      expect(await world.cancel()).toEqual({ isCancelled: true })
    }
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
    const texts = await world.readTexts()
    const listSources = () =>
      world.look(`select unnest(sources) as url from article_research where article_id = ${world.articleId}`)
    const sources = await listSources()
    await world.work()
    expect(await world.write('no status')).toMatchObject({ state: 'done' })
    expect(await world.readStatus()).toBe('illustrated')
    expect(await world.listCredits()).toEqual(['reserve', 'capture'])
    // The pages that rank were looked for again.
    expect(sources).toHaveLength(2)
    expect(await listSources()).toHaveLength(10)
    // The brief, the research and both sections were asked for again.
    expect(await world.listAsked()).toEqual(
      expect.arrayContaining(['brief', 'reading 1', 'section 1', 'section 1', 'ends', 'ends']),
    )
    expect(Object.keys(await world.readTexts()).toSorted()).toEqual(Object.keys(texts).toSorted())
  })

  test.each([
    ['no status', ['reserve']],
    ['briefed', ['reserve']],
    ['researched', ['reserve']],
    ['drafted', ['reserve']],
    ['edited', []],
  ] as const)('for the first time from %s reserves %j', async (status, credits) => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status })
    await world.start()
    expect(await world.listCredits()).toEqual(credits)
  })

  test('only by a status is refused once it is illustrated', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    await expect(world.start()).rejects.toThrow(Conflict)
    expect(await world.listCredits()).toEqual([])
  })
})

test('with a prompt the briefing shows as done, and the researcher makes the brief that the article lacks, also when it is written again', async () => {
  const world = await makeFailureWorld({
    sandbox: sandbox(),
    status: 'no status',
    prompt: 'Write about boots for wide feet.',
  })
  await world.work()
  const { runId } = await world.start()
  const { steps } = await world.readRun(runId)
  expect(steps[0]).toEqual({ name: 'Briefing', state: 'done' })
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await world.readStatus()).toBe('illustrated')
  expect(await world.countVersions()).toEqual({ description: 1, research: 1, draft: 1, final: 1 })
  expect(await world.listAsked()).toContain('brief')
  // Now it has a brief, which is kept.
  expect(await world.write('no status')).toMatchObject({ state: 'done' })
  expect(await world.readStatus()).toBe('illustrated')
})

describe('an agent that is called alone', () => {
  test.each(AGENTS)('%s writes its own text, and leaves the status and the other texts', async (agent) => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'edited' })
    const before = await world.readTexts()
    await world.work()
    const { runId } = await world.call(agent)
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
    const after = await world.readTexts()
    const changed = Object.keys(after).filter((section) => after[section] !== before[section])
    expect(changed).toEqual([TEXT_OF_AGENT[agent]])
    expect(await world.readStatus()).toBe('edited')
    expect(await world.listCredits()).toEqual(agent === 'editor' ? ['reserve', 'capture'] : [])
  })

  test('moves an article on that has the status before its step', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox(), status: 'briefed' })
    await world.work()
    const { runId } = await world.call('research')
    expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
    expect(await world.readStatus()).toBe('researched')
  })

  test('while the article is being written is that run', async () => {
    const world = await makeFailureWorld({ sandbox: sandbox() })
    const { runId } = await world.start()
    expect(await world.call('brief')).toEqual({ runId, isNew: false })
  })
})

async function makeFavorites(credits: number) {
  const world = await makeFailureWorld({ sandbox: sandbox(), credits })
  const add = async (title: string, volume: number, more = '') => {
    const id = await world.addArticle(title, [title.toLowerCase()])
    await world.look(
      `update articles set show_in_map = true, estimated_search_volume = ${volume}${more} where id = ${id}`,
    )
    return id
  }
  return { ...world, add }
}

describe('clusters that are written together', () => {
  test('are the favorites that can be written, the most searched first, as far as the credits suffice', async () => {
    const world = await makeFavorites(2)
    const little = await world.add('Little', 10)
    const much = await world.add('Much', 1_000)
    const some = await world.add('Some', 100)
    const sells = await world.add('Sells', 5_000, `, intent = 'transactional'`)
    const published = await world.add('Published', 4_000, `, status = 'published'`)
    const illustrated = await world.add('Illustrated', 3_000, `, status = 'illustrated'`)
    const { started, refused } = await world.many()
    expect(started.map(({ articleId }) => articleId)).toEqual([much, some])
    expect(refused).toEqual([
      { articleId: sells, reason: REFUSED_WRITING.transactional },
      { articleId: published, reason: REFUSED_WRITING.published },
      { articleId: illustrated, reason: REFUSED_WRITING.advanced },
      { articleId: little, reason: 'Not enough credits' },
    ])
    // Each takes its credit when it begins; until then it is promised to it.
    expect(await world.readCredits()).toBe(2)
    const again = await world.many()
    expect(again.started.map(({ isNew }) => isNew)).toEqual([false, false])
    expect(again.refused.at(-1)).toEqual({ articleId: little, reason: 'Not enough credits' })
    expect(await world.listCredits()).toEqual([])
  })

  test('need no credit when they are paid, when only photos are missing, or when they are being written', async () => {
    const world = await makeFavorites(2)
    const unpaid = await world.add('Unpaid', 1_000)
    const paid = await world.add('Paid', 100, `, status = 'drafted'`)
    const edited = await world.add('Edited', 10, `, status = 'edited'`)
    const written = await world.add('Written', 1)
    await world.inPlan(async (ctx, plan) => {
      await reserveArticle(ctx, { plan, articleId: paid })
      await captureArticle(ctx, { plan, articleId: paid })
    })
    const { runId } = await world.start(undefined, written)
    expect(await world.readCredits()).toBe(0)
    const { started, refused } = await world.many()
    expect(started).toEqual([
      { articleId: paid, runId: expect.any(Number), isNew: true },
      { articleId: edited, runId: expect.any(Number), isNew: true },
      { articleId: written, runId, isNew: false },
    ])
    expect(refused).toEqual([{ articleId: unpaid, reason: 'Not enough credits' }])
  })

  test('are begun up to a number, and the others by the next call', async () => {
    const world = await makeFavorites(5)
    const ids = [await world.add('One', 3), await world.add('Two', 2), await world.add('Three', 1)]
    const start = () =>
      world.inPlan((ctx, plan) => writeMany(byPerson(ctx), world.services, { plan, most: 2 }))
    expect(await start()).toMatchObject({
      started: [{ articleId: ids[0] }, { articleId: ids[1] }],
      refused: [{ articleId: ids[2], reason: TOO_MANY_AT_ONCE }],
    })
    expect((await start()).started.map(({ isNew }) => isNew)).toEqual([false, false, true])
  })

  test('in the order that they are named in', async () => {
    const world = await makeFavorites(5)
    const ids = [await world.add('One', 1), await world.add('Two', 2), await world.add('Three', 3)]
    const { started } = await world.many([2, 0, 1].map((place) => Number(ids[place])))
    expect(started.map(({ articleId }) => articleId)).toEqual([ids[2], ids[0], ids[1]])
  })

  test('need a credit, and a favorite that can be written', async () => {
    const world = await makeFavorites(0)
    await expect(world.many()).rejects.toThrow(NOTHING_TO_WRITE)
    await world.add('Published', 10, `, status = 'published'`)
    await expect(world.many()).rejects.toThrow(NOTHING_TO_WRITE)
    await world.add('Boots', 10)
    await expect(world.many()).rejects.toThrow(NO_CREDITS_FOR_ALL)
    expect(await world.look(`select from runs where state = 'queued'`)).toEqual([])
  })
})

test('a run whose model is gone meanwhile ends with a sentence, and the credit comes back', async () => {
  const world = await makeFailureWorld({ sandbox: sandbox() })
  await world.start()
  world.setModel(null)
  await world.work()
  expect(await world.write()).toMatchObject({
    state: 'failed',
    reason: 'There is no language model any more. Connect one, and start the writing again.',
  })
  expect(await world.listCredits()).toEqual(['reserve', 'release'])
})
