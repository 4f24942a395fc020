import { expect, test } from 'vitest'
import { makeFiltersWorld, OWN, PROPERTY, TENTS } from '#tests/support/performance/filters-world.ts'

test('days of a property that Google no longer gives are shown without a connection, and the plan can go back to the other property', async () => {
  const { choose, show, store, list, describe, sumClicks, findImport, look } = await makeFiltersWorld()
  await choose({ property: 'sc-domain:lost.example' })
  await store(3, 7)
  await choose(OWN)
  await store(2, 5)
  await look(`update search_imports set error = 'No access.', trouble = 'no_access', metrics_until = now()`)
  const lost = (await list()).filters.find(({ property }) => property === 'sc-domain:lost.example')

  await expect(show(lost?.id ?? 0, false)).rejects.toThrow('These days are made up.')
  await expect(show(999_999)).rejects.toThrow('There is nothing under this id.')
  expect(await sumClicks()).toBe(10)
  expect(await look('select from integrations')).toHaveLength(1)

  await show(lost?.id ?? 0)
  expect(await sumClicks()).toBe(21)
  expect(await describe()).toMatchObject({ imported: { days: 3 }, import_error: null, import_due_at: null })
  expect(await look('select metrics_until from search_imports')).toEqual([{ metrics_until: null }])
  expect(await look('select from integrations')).toEqual([])
  expect(await look(`select state from runs where id = ${await findImport()}`)).toEqual([
    { state: 'cancelled' },
  ])
  expect(await look(`select from runs where name = 'search-measure' and state = 'queued'`)).toHaveLength(1)
  expect((await list()).filters).toMatchObject([
    { property: 'sc-domain:lost.example', is_used: true, days: 3 },
    { property: PROPERTY, url_include: TENTS, is_used: false, days: 2 },
  ])

  await choose(OWN)
  expect(await sumClicks()).toBe(10)
  expect((await list()).filters.map(({ days }) => days)).toEqual([2, 3])
})
