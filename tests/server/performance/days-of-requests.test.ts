import { expect, test } from 'vitest'
import { LAST_DAY, makeAnalysisWorld } from '#tests/support/performance/analysis-world.ts'

const NO_DAYS = [
  '0000-01-01',
  '0001-05-01',
  '1999-12-31',
  '2100-01-01',
  '9999-12-31',
  '2031-02-30',
  '2031-5-1',
]
const totals = { clicks: 1, impressions: 2, position: 3 }

test.each(NO_DAYS)(
  'files and questions with %s, which is not a day of search data, are refused',
  async (day) => {
    const { send } = await makeAnalysisWorld()
    const file = await send('POST', 'search-file', { days: [{ day, totals }], isLast: false })
    const question = await send('POST', 'gsc', { startDate: day, endDate: LAST_DAY })
    for (const { status, body } of [file, question]) {
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/name a day between 2000-01-01 and 2099-12-31|write a day like/)
    }
  },
)

test('no request creates tables for impossible months', async () => {
  const { send, look } = await makeAnalysisWorld()
  const countTables = () =>
    look(`select count(*)::integer as tables from pg_class where relnamespace = 'facts'::regnamespace`)
  const before = await countTables()
  const days = Array.from({ length: 100 }, (_, month) => ({
    day: `${String(1 + Math.floor(month / 12)).padStart(4, '0')}-${String(1 + (month % 12)).padStart(2, '0')}-01`,
    totals,
  }))
  expect(await send('POST', 'search-file', { days, isLast: false })).toMatchObject({ status: 400 })
  for (const day of ['0001-01-01', '1999-12-31', '2100-01-01', 'infinity'])
    await expect(look(`select walls.open_facts_month('${day}')`)).rejects.toThrow(/no search data of|infinit/)
  expect(await countTables()).toEqual(before)
})
