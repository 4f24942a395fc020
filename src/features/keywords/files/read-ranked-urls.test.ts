import { expect, test } from 'vitest'
import { createSource, readFile } from '#tests/support/keywords/test-source.ts'

test('each row is one search result with its line', async () => {
  const { ranked, report } = await readFile(
    createSource('Keyword;Rank;URL;Search Volume\n"a\tb";2;https://x.example/;1.300\nc;1.0;y.example/p;\n'),
  )
  expect(ranked).toEqual([
    { keyword: 'a\tb', position: 2, url: 'https://x.example/', volume: 1300, line: 2 },
    { keyword: 'c', position: 1, url: 'y.example/p', volume: null, line: 3 },
  ])
  expect(report).toEqual({ rows: 2, skipped: [], skippedCount: 0, hasUrls: true })
})

test('search results of a file without positions have no position', async () => {
  const { ranked } = await readFile(createSource('keyword,url\na,https://x.example/\n'))
  expect(ranked[0]?.position).toBeNull()
})

test.each([
  ['', null],
  ['-', null],
  ['n/a', null],
  ['3', 3],
  ['#3', 3],
  ['3.', 3],
  ['3,5', 3.5],
  ['>100', 100],
  ['100+', 100],
])('the position "%s" is read as %s', async (text, position) => {
  const { ranked } = await readFile(createSource(`keyword;position;url\na;${text};https://x.example/\n`))
  expect(ranked[0]?.position).toBe(position)
})

test('a row with an unreadable position is left out, and a file of such rows is refused', async () => {
  const rows = 'a,first,https://y.example/\n'
  const { ranked, report } = await readFile(
    createSource(`keyword,position,url\na,1,https://x.example/\n${rows}`),
  )
  expect(ranked).toHaveLength(1)
  expect(report.skipped).toEqual([
    { line: 3, reason: '"first" is not a position', text: 'a first https://y.example/' },
  ])
  const file = createSource(`keyword,position,url\n${rows}`, { name: 'serps.csv' })
  await expect(readFile(file)).rejects.toThrow('serps.csv line 2: "first" is not a position.')
})

test('rows without a keyword or a URL are counted', async () => {
  const { ranked, report } = await readFile(
    createSource('keyword,position,url\n,1,https://x.example/\na,1,\na,2,none\na,3,https://x.example/\n'),
  )
  expect(ranked).toHaveLength(1)
  expect(report.skipped).toEqual([
    { line: 2, reason: 'no keyword', text: '1 https://x.example/' },
    { line: 3, reason: 'no URL', text: 'a 1' },
    { line: 4, reason: 'no URL', text: 'a 2 none' },
  ])
})
