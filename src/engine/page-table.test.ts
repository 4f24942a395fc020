import { expect, test } from 'vitest'
import { drawSerpRows, tableOf } from '#tests/support/engine/serp-rows.ts'
import { createPageHasher } from './page-hashes.ts'
import { fillPageTable } from './page-table.ts'

test('a table filled from page hashes equals one filled from URLs', () => {
  const rows = drawSerpRows(1, { rows: 500, pools: 20 })
  const { urls, urlStart, urlEnd, urlCount } = tableOf(rows)
  const hashPages = createPageHasher()
  const serps = rows.map((row) => hashPages(row.urls))
  const start = new Uint32Array(rows.length + 1)
  for (const [at, { length }] of serps.entries()) start[at + 1] = start[at] + length
  const items = Int32Array.from(serps.flatMap((serp) => [...serp]))
  expect(fillPageTable({ start, items })).toEqual({ urls, urlStart, urlEnd, urlCount })
})

test('the hasher returns at most ten pages of a SERP, each once', () => {
  const hashPages = createPageHasher()
  const urls = Array.from({ length: 30 }, (_, at) => `http://${Math.floor(at / 2)}.example/`)
  expect(hashPages(urls)).toHaveLength(20)
  expect(hashPages(['', 'https://a.example/', 'http://www.a.example'])).toHaveLength(2)
  expect(hashPages([])).toHaveLength(0)
})
