import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { takeItems } from '#platform/items.ts'

async function openExport() {
  const plan = await openKeywordPlan()
  return {
    ...plan,
    exportCsv: async (query = '') => {
      const { statusCode, body, headers } = await plan.server.inject({
        method: 'GET',
        url: `/api${plan.path}/export?${query}`,
        headers: { authorization: `Bearer ${plan.jwt}` },
      })
      return { status: statusCode, body, headers }
    },
  }
}

const HEAD =
  '\ufeffKeyword,Status,Search volume,Difficulty,CPC,Competition,Intent,Impressions,Clicks,CTR,Rank,Cluster,Source'

test('the filter exports the same keywords in the same order as the list', async () => {
  const { save, exportCsv, change, ids, addArticle } = await openExport()
  await save([
    { keyword: 'trail shoes', estimated_search_volume: 900, cpc: 1.25, difficulty: 3 },
    { keyword: 'boots', estimated_search_volume: 1000 },
    { keyword: 'trail boots' },
  ])
  const { 'trail shoes': id } = await ids()
  await change({ keywordIds: [id], action: 'move', toArticleId: await addArticle('Shoes, "trail"') })
  expect((await exportCsv('q=trail')).body).toBe(
    [
      HEAD,
      'trail shoes,Active,900,3,1.25,,,,,,,"Shoes, ""trail""",Uploaded',
      'trail boots,Inactive,,,,,,,,,,,Uploaded',
      '',
    ].join('\r\n'),
  )
  expect((await exportCsv('status=excluded')).body).toBe(`${HEAD}\r\n`)
})

test.each(['=1+1', '+1', '-1', '@sum', '＝1', ' =1'])(
  '%s is exported so that a spreadsheet does not run it as a formula',
  async (keyword) => {
    const { save, exportCsv } = await openExport()
    await save([{ keyword, intent: '=cmd' }])
    const [, row] = takeItems((await exportCsv()).body.split('\r\n'), 2)
    expect(row.startsWith("'")).toBe(true)
    expect(row).toContain(",'=cmd,")
  },
)

test('what spreadsheets with other separators take for a cell of its own is no formula either', async () => {
  const { save, exportCsv } = await openExport()
  await save([{ keyword: 'a;=1+1' }, { keyword: 'b; ＝1' }])
  const lines = (await exportCsv()).body.split('\r\n')
  expect(lines.map((line) => line.split(',')[0])).toEqual(expect.arrayContaining([`"a;'=1+1"`, `"b;' ＝1"`]))
})

test('an export is labelled as a CSV file, and browsers save it and never show it', async () => {
  const { save, exportCsv } = await openExport()
  await save([{ keyword: 'word' }])
  expect((await exportCsv()).headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="keywords.csv"',
    'x-content-type-options': 'nosniff',
  })
  expect((await exportCsv('q=(')).headers['content-disposition']).toBeUndefined()
})

test('an export of many thousands of keywords is complete and in order', async () => {
  const { save, exportCsv, names } = await openExport()
  await save(
    Array.from({ length: 4500 }, (_, at) => ({ keyword: `word ${at}`, estimated_search_volume: at % 97 })),
  )
  const rows = (await exportCsv()).body.trimEnd().split('\r\n').slice(1)
  expect(rows).toHaveLength(4500)
  expect(rows.slice(0, 1000).map((row) => row.split(',')[0])).toEqual(await names('limit=1000'))
})

test('an export is refused once the session has ended', async () => {
  const { save, exportCsv, look } = await openExport()
  await save([{ keyword: 'word' }])
  await look('update sessions set revoked_at = now()')
  expect((await exportCsv()).status).toBe(401)
})
