import { expect, test } from 'vitest'
import { describeUsageLimit } from '#features/workspaces/rules.ts'
import type { SharedDatabase } from '#tests/support/database/shared-database.ts'
import { openTexts } from '#tests/support/articles/text-world.ts'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { makeShopWorld } from '#tests/support/pages/crawl-world.ts'
import { makeFactsWorld } from '#tests/support/performance/facts-world.ts'
import { compareUsage, limitUsage } from '#tests/support/workspaces/usage.ts'
import { itemAt, takeItems } from '#platform/items.ts'

const words = (...texts: string[]) => texts.map((keyword) => ({ keyword }))
const numbered = (name: string, count: number) =>
  words(...Array.from({ length: count }, (_, place) => `${name} ${place}`))
const refusal = (message: string) => ({ status: 409, body: { code: 'limit_reached', message } })

async function expectRightSums(look: SharedDatabase['look']) {
  const { kept, counted } = await compareUsage(look)
  expect(kept).toEqual(counted)
}

test('an import adds as many keywords as the workspace has room for, says how many it left out, and is refused without room', async () => {
  const plan = await openKeywordPlan()
  await limitUsage(plan.url, { keywords: 5 })
  expect((await plan.save(words('a', 'b', 'c'))).body).toMatchObject({ added: 3 })
  expect((await plan.save(words('c', 'd', 'e', 'f', 'g'))).body).toMatchObject({
    added: 2,
    joined: 1,
    skippedReasons: [{ reason: 'the workspace has no room for more keywords', count: 2 }],
  })
  expect(await plan.save(words('h'))).toMatchObject(refusal(describeUsageLimit('keywords', 5)))
  expect((await plan.save(words('a'))).body).toMatchObject({ added: 0, joined: 1 })
  const { entries } = (await plan.call('GET', `/contentplan/${plan.contentplanId}/history`)).body
  const [{ importId }] = entries.slice(-1)
  await plan.call('POST', `${plan.path}/import/${importId}/undo`)
  expect((await plan.save(words('h'))).body).toMatchObject({ added: 1 })
  await expectRightSums(plan.look)
})

test('keywords that a user adds to a cluster by name are added all or not at all', async () => {
  const plan = await openKeywordPlan()
  await limitUsage(plan.url, { keywords: 2 })
  const articleId = await plan.addArticle('Boots')
  const move = (...newKeywords: string[]) =>
    plan.change({ keywordIds: [], newKeywords, action: 'move', toArticleId: articleId })
  expect(await move('a', 'b', 'c')).toMatchObject(refusal(describeUsageLimit('keywords', 2)))
  expect(await plan.names()).toEqual([])
  expect((await move('a', 'b', '?!')).status).toBe(200)
})

test('many imports in many plans fill a workspace exactly to its limit, and its sums stay right', async () => {
  const plan = await openKeywordPlan()
  const plans = [plan, await plan.addPlan()]
  await limitUsage(plan.url, { keywords: 50 })
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, number) => itemAt(plans, number % 2).save(numbered(`list ${number}`, 5))),
  )
  const added = replies.map(({ status, body }) => (status === 200 ? body.added : 0))
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(50)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await expectRightSums(plan.look)
})

test('pages that a user names are refused as a whole at the limit', async () => {
  const plan = await openKeywordPlan()
  await limitUsage(plan.url, { pages: 2 })
  const add = (...paths: string[]) =>
    plan.call('POST', `/contentplan/${plan.contentplanId}/page`, {
      urls: paths.map((path) => `https://shop.example/${path}`),
    })
  expect((await add('a')).status).toBe(200)
  expect(await add('b', 'c')).toMatchObject(refusal(describeUsageLimit('pages', 2)))
  expect((await add('a', 'b')).status).toBe(200)
  await expectRightSums(plan.look)
})

test('a text of a cluster is refused without room for what the save adds to its history, and stays as it was', async () => {
  const { save, read, restore, url, look } = await openTexts()
  await limitUsage(url, { 'written texts': 100 })
  const full = `${'a'.repeat(60)}${'b'.repeat(35)}`
  expect((await save('a'.repeat(60))).status).toBe(200)
  expect((await save(full)).body).toMatchObject({ version: 2 })
  expect(await save(`${full}cccccc`)).toMatchObject(refusal(describeUsageLimit('written texts', 100)))
  expect(await read()).toMatchObject({ version: 2, text: full })
  expect((await restore(1)).status).toBe(200)
  await expectRightSums(look)
})

test('a crawl stores the pages, links and texts that fit, and says so; the next one keeps the sums right', async () => {
  const world = await makeShopWorld()
  const limits = { pages: 12, links: 5, texts: 300 }
  await limitUsage(world.url, limits)
  await world.work()
  const crawl = async () => world.untilEnd((await world.start()).runId)
  const first = await crawl()
  expect(first.state).toBe('done')
  for (const kind of ['pages', 'links', 'texts'] as const)
    expect(first.reason).toContain(describeUsageLimit(kind, limits[kind]))
  await expectRightSums(world.look)
  expect(await crawl()).toMatchObject({
    state: 'done',
    reason: expect.stringContaining(describeUsageLimit('pages', 12)),
  })
  await expectRightSums(world.look)
  const [row] = takeItems(
    await world.look(
      `select (select count(*) from pages) as pages, (select count(*) from page_links) as links,
       (select sum(octet_length(text)) from page_texts) as texts`,
    ),
    1,
  )
  expect([row['pages'], row['links']].map(Number)).toEqual([12, 5])
  expect(Number(row['texts'])).toBeLessThanOrEqual(300)
})

test.each(['postgres', 'duckdb'] as const)(
  'in %s, a day of search data beyond the limit of the workspace is refused, and a day that was imported before is read again',
  async (kind) => {
    const world = await makeFactsWorld(kind)
    const { own, second, other, open } = world
    await limitUsage(world.jobs.url, { 'search rows': 4 })
    const facts = open(4)
    const measured = { clicks: 1, impressions: 10, position: 2 }
    const keep = (plan: typeof own, day: string) =>
      plan.do((_, ctx, { ...ofPlan }) =>
        facts.replaceDay(ctx, {
          plan: ofPlan,
          day,
          totals: measured,
          queries: [{ query: 'boots', ...measured }],
        }),
      )
    await keep(own, '2031-05-01')
    await keep(second, '2031-05-01')
    await expect(keep(own, '2031-05-02')).rejects.toThrow(describeUsageLimit('search rows', 4))
    await keep(own, '2031-05-01')
    await keep(other, '2031-05-01')
    await expectRightSums(world.jobs.look)
  },
)
