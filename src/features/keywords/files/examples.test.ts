import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createSource, readFile } from '#tests/support/keywords/test-source.ts'

test('the example of a shop reads as keywords and their search results', async () => {
  const keywords = await readExample('keywords.csv')
  const serps = await readExample('serps.csv')
  expect(keywords).toMatchObject({ shape: 'keywords', report: { rows: 245, skippedCount: 0 } })
  expect(serps).toMatchObject({ shape: 'long', report: { rows: 2400, skippedCount: 0 } })

  const known = new Set(keywords.rows.map(({ keyword }) => keyword))
  const positions = Map.groupBy(serps.ranked, ({ keyword }) => keyword)
  expect(positions.size).toBe(240)
  for (const [keyword, found] of positions) {
    expect(known).toContain(keyword)
    expect(found.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(found.map(({ url }) => url)).size).toBe(10)
  }
})

test('the examples use reserved domain names only', async () => {
  const { ranked } = await readExample('serps.csv')
  for (const { url } of ranked) expect(new URL(url).hostname).toMatch(/\.example$/)
})

async function readExample(name: string) {
  const path = new URL(`../../../../examples/${name}`, import.meta.url)
  return await readFile(createSource(await readBytes(path), { name }))
}
