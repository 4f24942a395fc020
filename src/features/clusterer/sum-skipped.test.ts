import { expect, test } from 'vitest'
import { createSource } from '#tests/support/keywords/test-source.ts'
import { clusterFiles } from './cluster-files.ts'

test('rows of both files that cannot be used are named with their files and lines, and the others are clustered', async () => {
  const keywords = createSource('keyword,volume\ntent,many\n"camp table,5\nboots,3\nshoes,2\n', {
    name: 'k.csv',
  })
  const serps = createSource(
    'keyword,position,url\nboots,1,https://x.example/\nboots,first,https://y.example/\nshoes,1,https://x.example/\n',
    { name: 's.csv' },
  )
  const { summary } = await clusterFiles({ keywords, serps, minimumScore: 1 })
  expect(summary).toMatchObject({ keywords: 2, skipped: 3 })
  expect(summary.skippedRows).toEqual([
    { line: 'k.csv line 2', reason: '"many" is not a number of searches', text: 'tent many' },
    { line: 'k.csv line 3', reason: 'a quote that is never closed', text: '"camp table,5' },
    { line: 's.csv line 3', reason: '"first" is not a position', text: 'boots first https://y.example/' },
  ])
})
