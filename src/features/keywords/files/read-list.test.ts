import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportFixtures } from '#tests/support/keywords/export-fixtures.ts'
import { createListReport, previewList, readList } from './index.ts'
import type { ListedKeyword, ListMapping, ListRow } from './index.ts'
import { createSource, encodeUtf16 } from '#tests/support/keywords/test-source.ts'

async function readAll(
  content: string | Uint8Array,
  change: Partial<ListMapping> = {},
  options: { name?: string; chunkSize?: number } = {},
) {
  const preview = await previewList(createSource(content, options))
  const report = createListReport()
  const rows: ListedKeyword[] = []
  const review: ListRow[] = []
  const mapping = { ...preview.mapping, ...change }
  for await (const block of readList(createSource(content, options), { preview, mapping, report }))
    for (const row of block) {
      rows.push(row.keyword)
      if (row.review !== null) review.push(row.review)
    }
  return { preview, report, rows, review }
}

const NOTHING = {
  estimated_search_volume: null,
  volume_is_rough: false,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
}

test.each([
  [
    'Ahrefs',
    `#,Keyword,Country,Difficulty,Volume,CPC,CPS,Parent Keyword,Global volume,Intents
1,trail shoes,us,28,12100,0.6,0.9,trail running shoes,54000,"Informational, Commercial"`,
    { estimated_search_volume: 12100, difficulty: 28, cpc: 0.6, intent: 'Informational, Commercial' },
  ],
  [
    'Ahrefs in UTF-16 with tabs',
    encodeUtf16(
      '\ufeff"#"\t"Keyword"\t"KD"\t"Volume"\t"CPC"\r\n"1"\t"trail shoes"\t"28"\t"12100"\t"0.60"\r\n',
      {
        bigEndian: false,
      },
    ),
    { estimated_search_volume: 12100, difficulty: 28, cpc: 0.6 },
  ],
  [
    'Semrush',
    `Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),Competitive Density,SERP Features
trail shoes,"I, C","12,100","1.00,0.81",28,0.60,0.75,Sitelinks`,
    {
      estimated_search_volume: 12100,
      difficulty: 28,
      cpc: 0.6,
      competition: 75,
      intent: 'informational, commercial',
    },
  ],
  [
    'the Semrush API',
    'database;Keyword;Search Volume;Keyword Difficulty Index;Intent\nus;trail shoes;8100;68;1,0',
    { estimated_search_volume: 8100, difficulty: 68, intent: 'informational, commercial' },
  ],
  [
    'Semrush in German',
    'Keyword;Absicht;Volumen;Keyword-Schwierigkeit;CPC (EUR);Wettbewerbsdichte\ntrail shoes;T;12.100;28,5;0,60;0,91',
    {
      estimated_search_volume: 12100,
      difficulty: 28.5,
      cpc: 0.6,
      competition: 91,
      intent: 'transactional',
    },
  ],
  [
    'Keyword Planner',
    encodeUtf16(
      `Keyword Stats 2025-10-01 at 09_12_44
"October 1, 2024 - September 30, 2025"
Keyword\tCurrency\tAvg. monthly searches\tCompetition\tCompetition (indexed value)\tTop of page bid (low range)\tTop of page bid (high range)
trail shoes\tUSD\t12100\tHigh\t100\t0.41\t1.85
`,
      { bigEndian: false },
    ),
    { estimated_search_volume: 12100, competition: 100, cpc: 0.41 },
  ],
  [
    'Keyword Planner with ranges',
    'Keyword;Währung;Durchschn. Suchanfragen pro Monat;Wettbewerb\ntrail shoes;EUR;1000 – 10.000;Hoch',
    { estimated_search_volume: 3000, volume_is_rough: true },
  ],
  [
    'Search Console, whose impressions are no volume',
    'Top queries,Clicks,Impressions,CTR,Position\ntrail shoes,12,1300,0.92%,4.2',
    {},
  ],
  [
    'Moz, whose volume is two columns',
    'Keyword,Minimum Volume,Maximum Volume,Difficulty\ntrail shoes,101,200,28',
    { estimated_search_volume: 140, volume_is_rough: true, difficulty: 28 },
  ],
  [
    'Serpstat',
    '"Keyword";"Difficulty";"Search Volume";"CPC, $";"Competition, %"\n"trail shoes";"28.4";"12100";"0.6";"90"',
    { estimated_search_volume: 12100, difficulty: 28.4, cpc: 0.6, competition: 90 },
  ],
  [
    'Ubersuggest',
    'No,Keyword,Search Volume,Cost Per Click,Paid Difficulty,SEO Difficulty\n1,trail shoes,12100,$0.6,90,28',
    { estimated_search_volume: 12100, difficulty: 28, cpc: 0.6, competition: 90 },
  ],
  ['a plain file', 'keyword,volume\ntrail shoes,1.3K', { estimated_search_volume: 1300 }],
  ['a list of words', 'trail shoes\n', {}],
  ['two columns without a header', 'trail shoes,12100\nroad shoes,900', { estimated_search_volume: 12100 }],
])('a file of %s is read with all its values', async (_name, content, expected) => {
  const { rows } = await readAll(content)
  expect(rows[0]).toEqual({ keyword: 'trail shoes', ...NOTHING, ...expected })
})

test.each(
  exportFixtures.filter(
    ({ name }) => !name.startsWith('an older Search') && !name.startsWith('Search Console'),
  ),
)(
  'as a list $name gives the same keyword and volume as in the clusterer',
  async ({ file, keyword, volume }) => {
    const { rows } = await readAll(file)
    const impressions = /Impr/.test(file)
    expect(rows[0]).toMatchObject({
      keyword,
      estimated_search_volume: volume === 0 || impressions ? null : volume,
    })
  },
)

describe('a mapping', () => {
  const odd = 'begriff;hits;what;price\ntrail shoes;12100;28;0.5\nroad shoes;900;14;0.4\n'

  test('is needed from the user where no column is known as the keyword', async () => {
    const preview = await previewList(createSource(odd))
    expect(preview).toMatchObject({ headerLine: 1, names: ['begriff', 'hits', 'what', 'price'] })
    expect(preview.mapping.keyword).toBeNull()
    expect(preview.rows.map(({ cells }) => cells[0])).toEqual(['trail shoes', 'road shoes'])
    await expect(readAll(odd)).rejects.toThrow('Choose the column that holds the keywords.')
  })

  test('that the user chose is used instead of the detected one', async () => {
    const { rows } = await readAll(odd, { keyword: 0, volume: 1, difficulty: 2, cpc: 3 })
    expect(rows).toEqual([
      { ...NOTHING, keyword: 'trail shoes', estimated_search_volume: 12100, difficulty: 28, cpc: 0.5 },
      { ...NOTHING, keyword: 'road shoes', estimated_search_volume: 900, difficulty: 14, cpc: 0.4 },
    ])
  })

  test('can leave a column out, or take impressions for the volume', async () => {
    const file = 'Top queries,Clicks,Impressions\ntrail shoes,12,1300\n'
    expect((await readAll(file, { volume: 2 })).rows[0]?.estimated_search_volume).toBe(1300)
    const ranges = 'Keyword,Minimum Volume,Maximum Volume\ntrail shoes,101,200\n'
    expect((await readAll(ranges, { volume: 2 })).rows[0]?.estimated_search_volume).toBe(200)
    expect((await readAll(ranges, { volume: null })).rows[0]?.estimated_search_volume).toBeNull()
  })

  test('finds the columns in any order, with unknown columns between them', async () => {
    const columns = {
      Keyword: 'trail shoes',
      Volume: '12100',
      KD: '28',
      CPC: '0.6',
      Competition: '55',
      Intent: 'N',
      x: 'y',
      Page: '-',
    }
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(Object.entries(columns), { minLength: 1 }), async (entries) => {
        const shuffled = new Map(entries)
        if (!shuffled.has('Keyword')) shuffled.set('Keyword', columns.Keyword)
        const file = [[...shuffled.keys()], [...shuffled.values()]].map((cells) => cells.join(';')).join('\n')
        const { rows } = await readAll(file)
        const has = <T>(name: string, value: T) => (shuffled.has(name) ? value : null)
        expect(rows).toEqual([
          {
            keyword: 'trail shoes',
            estimated_search_volume: has('Volume', 12100),
            volume_is_rough: false,
            difficulty: has('KD', 28),
            cpc: has('CPC', 0.6),
            competition: has('Competition', 55),
            intent: has('Intent', 'navigational'),
          },
        ])
      }),
    )
  })
})

test('rows without a keyword and lines that cannot be read are skipped, each with its line, reason and text', async () => {
  const { rows, report } = await readAll(
    'keyword,volume\ntrail shoes,1\n,5\n?!,6\n\n👟,7\nboots,many\n"camp table,500\nhiking, boots,9\nsocks,8\n',
  )
  expect(rows.map(({ keyword, estimated_search_volume: volume }) => [keyword, volume])).toEqual([
    ['trail shoes', 1],
    ['boots', null],
    ['socks', 8],
  ])
  const skippedRows = report.skippedRows.toSorted((one, other) => one.line - other.line)
  expect({ ...report, skippedRows }).toEqual({
    rows: 3,
    skippedReasons: expect.arrayContaining([
      { reason: 'empty', count: 1 },
      { reason: 'neither letters nor digits', count: 2 },
      { reason: 'a quote that is never closed', count: 1 },
      { reason: 'more cells than columns', count: 1 },
    ]),
    skippedRows: [
      { line: 3, reason: 'empty', text: '5' },
      { line: 4, reason: 'neither letters nor digits', text: '?! 6' },
      { line: 6, reason: 'neither letters nor digits', text: '👟 7' },
      { line: 8, reason: 'a quote that is never closed', text: '"camp table,500' },
      { line: 9, reason: 'more cells than columns', text: 'hiking  boots 9' },
    ],
  })
})

test('all skipped rows of a file of thousands are listed', async () => {
  const { report } = await readAll(`keyword,volume\n${'?!,1\n'.repeat(3000)}tent,1\n`)
  expect(report.skippedReasons).toEqual([{ reason: 'neither letters nor digits', count: 3000 }])
  expect(report.skippedRows.map(({ line }) => line)).toEqual(Array.from({ length: 3000 }, (_, at) => at + 2))
})

test('keywords of a file are cleaned, and those that people hardly search for are to be reviewed', async () => {
  const texts = ['how to clean boots?', 'rock & roll', '=SUM(A1)', 'site:shop.example', 'bob@shop.example']
  const { rows, review } = await readAll(`keyword,volume\n${texts.map((text) => `${text},1`).join('\n')}\n`)
  expect(rows.map(({ keyword }) => keyword)).toEqual(['how to clean boots', ...texts.slice(1)])
  expect(review).toEqual([
    { line: 4, reason: 'a formula', text: '=SUM(A1) 1' },
    { line: 5, reason: 'a search operator', text: 'site:shop.example 1' },
    { line: 6, reason: 'an e-mail address', text: 'bob@shop.example 1' },
  ])
})

async function roughOf(file: string) {
  const { rows } = await readAll(file)
  return rows.map(({ estimated_search_volume: volume, volume_is_rough: isRough }) => [volume, isRough])
}

test('volumes that are ranges are rough, whether in one column or in two', async () => {
  expect(await roughOf('keyword,volume\ntent,1K – 10K\nboots,2400\nsocks,~3000\nhats,n/a\n')).toEqual([
    [3000, true],
    [2400, false],
    [3000, true],
    [null, false],
  ])
  expect(await roughOf('keyword,min volume,max volume\ntent,101,200\n')).toEqual([[140, true]])
})

test('exports of Search Console are noticed', async () => {
  const file = 'Top queries,Clicks,Impressions,CTR,Position\ntent,1,20,5%,3\n'
  expect((await readAll(file)).preview.isSearchConsole).toBe(true)
  expect((await readAll('keyword,volume\ntent,100\n')).preview.isSearchConsole).toBe(false)
})

test('every row is read or skipped, however the file is split into chunks', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', '😀', 'ย', ' ', '!', '字', '1', '\u200b'),
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(cell, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (cells, chunkSize) => {
        const file = ['keyword,volume', ...cells.map((text, at) => `"${text}",${at}`)].join('\n')
        const { rows, report } = await readAll(file, {}, { chunkSize })
        expect(rows).toHaveLength(report.rows)
        const skipped = report.skippedReasons.reduce((sum, { count }) => sum + count, 0)
        expect(report.rows + skipped).toBe(cells.length)
        expect(rows).toEqual((await readAll(file)).rows)
      },
    ),
  )
})

test('the error for a file that is no list says what to do', async () => {
  await expect(previewList(createSource('{"keyword":"a"}\n', { name: 'a.jsonl' }))).rejects.toThrow(
    'a.jsonl holds JSON: give the keywords as a CSV, TSV or TXT file.',
  )
  await expect(previewList(createSource('PK\u0003\u0004xl/', { name: 'a.xlsx' }))).rejects.toThrow(
    'is an Excel workbook: save it as CSV and try again.',
  )
  await expect(previewList(createSource('', { name: 'a.csv' }))).rejects.toThrow('a.csv is empty.')
})
