import { expect, test, vi } from 'vitest'
import { listIntents, makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'
import { takeItems } from '#platform/items.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const intents = listIntents(60)
const keywordsOf = (from: number, to: number) => [
  ...new Set(intents.flatMap(({ keywords }) => keywords.slice(from, to))),
]

test('excluded pages match no cluster, and clusters with a locked match keep their page, or none', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 8))
  await world.work()
  await world.untilEnd((await world.start()).runId)
  const readMatches = async () => {
    const rows = await world.look('select id, page_id from articles where page_id is not null order by id')
    return new Map(rows.map(({ id, page_id: page }) => [Number(id), Number(page)]))
  }
  const before = await readMatches()
  const [[losing, excluded], [locked, kept], [empty], [open]] = takeItems([...before], 4)
  await world.look(`update pages set is_excluded = true where id = ${excluded}`)
  await world.look(`update articles set page_id = null where id in (${losing}, ${empty}, ${open})`)
  await world.look(`update articles set article_id_locked = true where id in (${locked}, ${empty})`)
  await world.add(keywordsOf(8, 10))
  await world.untilEnd((await world.start()).runId)
  const after = await readMatches()
  expect([...after.values()]).not.toContain(excluded)
  expect([after.get(locked), after.has(empty), after.has(open)]).toEqual([kept, false, true])
})
