import { expect, test, vi } from 'vitest'
import { makeFreshPlan } from '#tests/support/clustering/fresh-plan.ts'

// A whole run takes longer on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const COUNT = 6_000
/** How many times as long as the import a statement may take: half is usual, fourteen if it compares all rows. */
const MOST_IMPORTS = 5

test('a plan that was just imported is clustered and assessed soon, also before the database has statistics about it', async () => {
  const plan = await makeFreshPlan({ count: COUNT })
  const began = performance.now()
  await plan.importAll()
  const importing = performance.now() - began
  await plan.work()
  expect((await plan.call('POST', `${plan.path}/grouping`, { queueKeywords: true })).status).toBe(200)
  const longest = Math.max(await plan.untilEnded('grouping'), await plan.untilEnded('assessment'))

  expect(await plan.readEnds()).toEqual([
    { name: 'grouping', state: 'done', reason: '6,000 keywords in 1,200 clusters' },
    { name: 'assessment', state: 'done', reason: null },
  ])
  expect(longest / importing).toBeLessThan(MOST_IMPORTS)
  // Each list must be answered within the five seconds that a request's statement has.
  for (const list of [
    'keyword?sortColumn=title&limit=1000',
    'keyword?q=w.rd&limit=1000',
    'article/advanced',
    'page',
    'home',
  ])
    expect([list, (await plan.call('GET', `${plan.path}/${list}`)).status]).toEqual([list, 200])
})
