import { expect, test } from 'vitest'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { expectAgreement } from '#tests/support/demo/expect-agreement.ts'
import { readDemo } from '#tests/support/demo/read-demo.ts'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'

// The import of 16 months takes minutes on a busy machine.
const TIMEOUT = 15 * 60_000

test(
  'the filled demo has Search Console keywords with volumes in its clusters, hubs with relevance, dated articles, and numbers that agree',
  { timeout: TIMEOUT },
  async () => {
    const { address } = await startReady({ dataFolder: await makeUsedDataFolder(), env: { SANDBOX: '' } })
    const headers = { authorization: `Bearer ${await openDemoSession(address)}` }
    const read = async (path: string) => (await fetch(`${address}/api${path}`, { headers })).json()
    const [{ id: workspaceId }] = await read('/workspace')
    const findPlan = async () => (await read(`/workspace/${workspaceId}/contentplan`))[0]?.id
    await expect.poll(findPlan, { timeout: TIMEOUT, interval: 500 }).toEqual(expect.any(Number))
    const planId = Number(await findPlan())
    const readAll = () => readDemo(read, planId)

    const isDone = async () => {
      const { clusters, searched, pages } = await readAll()
      return {
        hasSearched: searched.inPlanCount > 1_000,
        isAssessed: clusters.every((one) => (one.relevance === null) === (one.topic_id === null)),
        isCrawled: pages.some((one) => one.published_at !== null),
      }
    }
    await expect
      .poll(isDone, { timeout: TIMEOUT, interval: 1_000 })
      .toEqual({ hasSearched: true, isAssessed: true, isCrawled: true })

    const demo = await readAll()
    await expectAgreement(demo)
    const known = demo.clusters.filter((one) => one.known_volume_count === one.keyword_count)
    expect(known.length).toBeGreaterThan(0.9 * demo.total)
    const articles = demo.pages.filter((one) => one.type === 'article')
    expect(articles.length).toBeGreaterThan(50)
    expect(articles.filter((one) => one.published_at === null)).toEqual([])
    const { traffic, ...home } = await read(`/contentplan/${planId}/home`)
    expect(home.search.imported.days).toBeGreaterThan(400)
    expect(traffic.clicks.last).toBeGreaterThan(10_000)
  },
)
