import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '#platform/days.ts'
import { makeEarningWorld } from '#tests/support/publishing/earning-world.ts'

const DAY_MS = 86_400_000
/** Google's data are final after three days, and the page rises slowly. */
const LATER_DAYS = 40

afterEach(() => void vi.useRealTimers())

test.each([
  ['autoblog', 'Published to Autoblog. Search engines were told.'],
  ['wordpress', 'Published to WordPress.'],
] as const)(
  'what an article at %s earns in its first month is on Home and in the report',
  async (platform, note) => {
    const world = await makeEarningWorld()
    const today = new Date().toISOString().slice(0, 10)
    expect(await world.publish(platform)).toMatchObject({ state: 'done', reason: note })
    const url = await world.readUrl()

    await world.control.order('/clock', { advanceMs: LATER_DAYS * DAY_MS })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_DAYS * DAY_MS })
    expect((await world.runImport()).state).toBe('done')
    const { traffic } = await world.readHome()
    expect(traffic?.impressions.last).toBeGreaterThan(traffic?.impressions.previous ?? Infinity)
    const { rows } = await world.readReport(addDays(today, -1), addDays(today, 1))
    expect(rows).toMatchObject([{ article_url: url, change: 'published', before: { impressions: 0 } }])
    expect(rows[0]?.after?.impressions).toBeGreaterThan(0)
  },
)

test('an article is live although search engines refuse to be told', async () => {
  const world = await makeEarningWorld()
  await world.control.order('/faults', { service: 'indexNow', kind: 'forbidden', times: 1 })
  expect(await world.publish('autoblog')).toMatchObject({
    state: 'done',
    reason: 'Published to Autoblog. Search engines could not be told; they find it by the sitemap.',
  })
  expect((await fetch(await world.readUrl())).status).toBe(200)
})
