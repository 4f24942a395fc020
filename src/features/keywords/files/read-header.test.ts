import { expect, test } from 'vitest'
import { exportFixtures } from '#tests/support/keywords/export-fixtures.ts'
import { createSource, readFile } from '#tests/support/keywords/test-source.ts'

test.each(exportFixtures)('$name is recognised', async ({ file, keyword, volume }) => {
  const { shape, rows } = await readFile(createSource(file))
  expect(shape).toBe('keywords')
  expect(rows[0]).toEqual({ keyword, volume, urls: [] })
})

const serps: [name: string, file: string, shape: 'wide' | 'long'][] = [
  ['keyword, position and URL', 'keyword,position,url\na,1,https://x.example/', 'long'],
  ['rank and ranking URL', 'Keyword;Rank;Ranking URL\na;1;https://x.example/', 'long'],
  ['link', 'query,rank,title,link\na,1,X,https://x.example/', 'long'],
  ['landing page', 'keyword,position,landing page\na,1,https://x.example/', 'long'],
  [
    'a DataForSEO SERP',
    'keyword,rank_group,rank_absolute,domain,title,url\na,1,1,x.example,X,https://x.example/',
    'long',
  ],
  [
    'Semrush positions',
    'Keyword,Position,Previous position,Search Volume,CPC,URL,Traffic\na,1,2,900,0.5,https://x.example/,70',
    'long',
  ],
  ['Sistrix', 'Keyword;Position;URL;Suchvolumen\na;1;https://x.example/;900', 'long'],
  ['no position', 'keyword,url\na,https://x.example/', 'long'],
  ['no header', 'a,1,https://x.example/\na,2,https://y.example/\n', 'long'],
  ['serp_urls with pipes', 'keyword,volume,serp_urls\na,10,https://x.example/|https://y.example/', 'wide'],
  ['urls with spaces', 'keyword,urls\na,https://x.example/ https://y.example/', 'wide'],
  ['serp', 'keyword,serp\na,https://x.example/', 'wide'],
  ['top urls on lines of their own', 'keyword;top urls\na;"https://x.example/\nhttps://y.example/"', 'wide'],
  ['columns url 1 to url 3', 'keyword,url 1,url 2,url 3\na,https://x.example/,https://y.example/,', 'wide'],
  ['many URLs in a column called url', 'keyword,url\na,https://x.example/|https://y.example/', 'wide'],
  [
    'no header and pipes',
    'a,10,https://x.example/|https://y.example/\nb,20,https://x.example/|https://y.example/',
    'wide',
  ],
]

test.each(serps)('a SERP file with %s is recognised', async (_, file, shape) => {
  const read = await readFile(createSource(file))
  expect(read.shape).toBe(shape)
  const [first] =
    shape === 'long' ? read.ranked : read.rows.map(({ keyword, urls }) => ({ keyword, url: urls[0] }))
  expect(first).toMatchObject({ keyword: 'a', url: 'https://x.example/' })
})

test('the pages of a Search Console export are not taken for a SERP', async () => {
  const { shape, rows } = await readFile(
    createSource('Query,Landing page,Impressions,Position\na,https://x.example/,900,3'),
  )
  expect(shape).toBe('keywords')
  expect(rows).toEqual([{ keyword: 'a', volume: 900, urls: [] }])
})

test('the volume of the country is preferred to impressions and to the volume of the world', async () => {
  const { rows } = await readFile(createSource('keyword,Global volume,Impressions,Volume\na,900,70,5'))
  expect(rows[0]?.volume).toBe(5)
})

test('the line of a header below a preamble is reported', async () => {
  const { headerLine } = await readFile(createSource('Keyword Stats\n\n2025\nKeyword\tVolume\na\t1'))
  expect(headerLine).toBe(4)
})

test('there are more than 50 fixtures of exports', () => {
  expect(exportFixtures.length).toBeGreaterThan(50)
})

test('the error for a file without a keyword column names the file, the line and the headers', async () => {
  const file = 'Page,Clicks,Impressions\nhttps://x.example/,1,2\nhttps://x.example/b,3,4\n'
  await expect(readFile(createSource(file, { name: 'Pages.csv' }))).rejects.toThrow(
    'Pages.csv line 1: none of the columns "Page", "Clicks", "Impressions" is known as the keyword; name one of them "keyword".',
  )
})

test('a header in no known language is refused, not read as a keyword', async () => {
  const file = createSource('Raktažodis;Paieškos\nbėgimo batai;1300\nbatai;900\n')
  await expect(readFile(file)).rejects.toThrow('none of the columns "Raktažodis", "Paieškos" is known')
})

test.each([
  ['keyword,20\nquery,30\n', ['keyword', 'query']],
  ['trail shoes,10\nkeyword,20\n', ['trail shoes', 'keyword']],
  ['trail shoes\nkeyword\nquery\n', ['trail shoes', 'keyword', 'query']],
])('keywords that are called like columns are keywords in %j', async (file, expected) => {
  const { rows } = await readFile(createSource(file))
  expect(rows.map(({ keyword }) => keyword)).toEqual(expected)
})
