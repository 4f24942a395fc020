import { expect, test, vi } from 'vitest'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { expectAgreement } from '#tests/support/demo/expect-agreement.ts'
import { readDemo } from '#tests/support/demo/read-demo.ts'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'

// The import of 16 months takes minutes on a busy machine.
const TIMEOUT = 15 * 60_000

test(
  'the filled demo has Search Console keywords with volumes in its clusters, hubs with relevance, dated articles, numbers that agree, and two pages that compete',
  // Longer, so that a wait that fails says what it waited for.
  { timeout: TIMEOUT + 60_000 },
  async () => {
    const { address } = await startReady({ dataFolder: await makeUsedDataFolder(), env: { SANDBOX: '' } })
    const headers = {
      authorization: `Bearer ${await openDemoSession(address)}`,
      'content-type': 'application/json',
    }
    const read = async (path: string, question?: object) => {
      const asked = question && { method: 'POST', body: JSON.stringify(question) }
      return (await fetch(`${address}/api${path}`, { headers, ...asked })).json()
    }
    const [{ id: workspaceId }] = await read('/workspace')
    const findPlan = async () => (await read(`/workspace/${workspaceId}/contentplan`))[0]?.id
    await expect.poll(findPlan, { timeout: TIMEOUT, interval: 500 }).toEqual(expect.any(Number))
    const planId = Number(await findPlan())

    // Clusters move to hubs and are assessed while they are read, so all of this has to hold in one reading.
    const expectFilled = async () => {
      const demo = await readDemo(read, planId)
      const { clusters, searched, pages, total } = demo
      expect(searched.inPlanCount).toBeGreaterThan(1_000)
      await expectAgreement(demo)
      expect(clusters.filter((one) => (one.relevance === null) !== (one.topic_id === null))).toEqual([])
      const known = clusters.filter((one) => one.known_volume_count === one.keyword_count)
      expect(known.length).toBeGreaterThan(0.9 * total)
      const articles = pages.filter((one) => one.type === 'article')
      expect(articles.length).toBeGreaterThan(50)
      expect(articles.filter((one) => one.published_at === null)).toEqual([])
    }
    await vi.waitFor(expectFilled, { timeout: TIMEOUT, interval: 1_000 })

    const { traffic, ...home } = await read(`/contentplan/${planId}/home`)
    expect(home.search.imported.days).toBeGreaterThan(400)
    expect(traffic.clicks.last).toBeGreaterThan(10_000)
    expect(home.declining).toHaveLength(5)
    for (const { article_id: id, article_url: url } of home.declining)
      expect(await read(`/article/${id}`)).toMatchObject({ contentplan_id: planId, article_url: url })

    const question = { grouping: 'page', keywords: '(choose|choosing|pick).*rain jacket' }
    const { rows } = await read(`/contentplan/${planId}/gsc`, question)
    expect(rows.map(({ keys: [url] }: { keys: string[] }) => new URL(url ?? '').pathname).toSorted()).toEqual(
      ['/blog/how-to-choose-rain-jackets', '/blog/rain-jackets-for-beginners'],
    )
  },
)
