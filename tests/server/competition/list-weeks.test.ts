import { expect, test } from 'vitest'
import { addDays } from '#platform/days.ts'
import { dayOfPacific } from '#features/performance/server/importing/import-days.ts'
import { makeAnalysisWorld } from '#tests/support/performance/analysis-world.ts'

interface Week {
  from: string
  target_impressions: number | null
  google_impressions: number | null
  page_impressions: number | null
}

/** The last Sunday at least three days before today (K-20). */
function findSunday(): string {
  let day = addDays(dayOfPacific(new Date()), -3)
  while (new Date(day).getUTCDay() !== 0) day = addDays(day, -1)
  return day
}

async function openTents() {
  const world = await makeAnalysisWorld()
  const { server, own, article } = world
  return {
    ...world,
    listWeeks: async (id = article): Promise<Week[]> => {
      const reply = await server.inject({
        method: 'GET',
        url: `/api/article/${id}/weeks`,
        headers: { authorization: `Bearer ${own.token}` },
      })
      expect(reply.statusCode).toBe(200)
      return reply.json().weeks
    },
  }
}

test('the twelve weeks until the last Sunday have the impressions of the match, the cluster and the page', async () => {
  const { fill, listWeeks } = await openTents()
  const sunday = findSunday()
  // Later days and earlier weeks are not asked for.
  await fill(100, { last: addDays(sunday, 2) })
  const weeks = await listWeeks()
  expect(weeks.map(({ from }) => from)).toEqual(
    Array.from({ length: 12 }, (_, at) => addDays(sunday, 7 * (at - 12) + 1)),
  )
  // A day: 40 + 10 of the page for the keyword, 50 of all pages for it, and 60 + 10 of the page for all queries.
  for (const week of weeks)
    expect(week).toMatchObject({ target_impressions: 350, google_impressions: 350, page_impressions: 490 })
})

test('a week of which no day was imported is null, and one that was imported in part has what is known', async () => {
  const { fill, listWeeks } = await openTents()
  const sunday = findSunday()
  await fill(9, { last: sunday, without: [addDays(sunday, -1)] })
  const weeks = await listWeeks()
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(9)).toEqual([
    {
      from: addDays(sunday, -20),
      target_impressions: null,
      google_impressions: null,
      page_impressions: null,
    },
    { from: addDays(sunday, -13), target_impressions: 100, google_impressions: 100, page_impressions: 140 },
    { from: addDays(sunday, -6), target_impressions: 300, google_impressions: 300, page_impressions: 420 },
  ])
})

test('a cluster without a page has no numbers of a page, and one without keywords only those', async () => {
  const { fill, listWeeks, look, article, page, into } = await openTents()
  await fill(7, { last: findSunday() })
  await look(`update articles set page_id = null where id = ${article}`)
  const empty = await into('articles', 'title, page_id', `'Empty', ${page}`)
  expect((await listWeeks()).at(-1)).toMatchObject({
    target_impressions: null,
    google_impressions: 350,
    page_impressions: null,
  })
  expect((await listWeeks(empty)).at(-1)).toMatchObject({
    target_impressions: null,
    google_impressions: null,
    page_impressions: 490,
  })
})

test('a cluster that is not seen has weeks of zero, and a plan without search data has no weeks', async () => {
  const { fill, listWeeks, into, look, article } = await openTents()
  expect(await listWeeks()).toEqual([])
  await fill(7, { last: findSunday() })
  const page = await into('pages', 'url', `'https://own.example/unseen'`)
  await look(`update articles set page_id = ${page} where id = ${article};
    update keywords set keyword = 'rain cover', folded = 'rain cover' where article_id = ${article}`)
  expect((await listWeeks()).at(-1)).toMatchObject({
    target_impressions: 0,
    google_impressions: 0,
    page_impressions: 0,
  })
})
