import { expect, test } from 'vitest'
import { chooseSources } from './choose-sources.ts'

const choose = (...urls: string[]) => chooseSources([{ urls, volume: null }], 'own.example')

test('a page counts by how often its keywords are searched, and by its positions', () => {
  const found = chooseSources(
    [
      { urls: ['https://a.example/', 'https://b.example/'], volume: 100 },
      { urls: ['https://c.example/', 'https://b.example/', 'https://a.example/'], volume: 110 },
      { urls: ['https://d.example/', 'https://c.example/'], volume: null },
    ],
    null,
  )
  expect(found.map((url) => new URL(url).hostname[0]).join('')).toBe('acbd')
})

test('spellings of an address are one page, in the spelling that ranks best', () => {
  const found = chooseSources(
    [
      { urls: ['https://x.example/', 'http://www.a.example/b/#top'], volume: 1 },
      { urls: ['https://a.example/b', 'https://www.a.example/b'], volume: 1 },
    ],
    null,
  )
  expect(found).toEqual(['https://a.example/b', 'https://x.example/'])
})

test('there are at most ten pages, and two of a host', () => {
  const many = Array.from({ length: 10 }, (_, at) => `https://a.example/${at}`)
  const spread = Array.from({ length: 10 }, (_, at) => `https://b${at}.example/`)
  expect(choose(...many)).toEqual(many.slice(0, 2))
  expect(choose('https://www.a.example/1', 'https://a.example/2', 'https://a.example/3')).toHaveLength(2)
  const both = chooseSources(
    [
      { urls: many, volume: 10 },
      { urls: spread, volume: 1 },
    ],
    null,
  )
  expect(both).toEqual([...many.slice(0, 2), ...spread.slice(0, 8)])
})

test.each([
  'https://own.example/a',
  'https://www.own.example/a',
  'https://blog.own.example/a',
  'https://a.example/guide.PDF',
  'https://a.example/b.docx?download=1',
  'https://www.youtube.com/watch?v=1',
  'https://m.facebook.com/a',
  'https://me:secret@a.example/',
  'https://intranet/a',
  'nonsense',
  `https://a.example/${'a'.repeat(2_000)}`,
])('%s is no source', (url) => {
  expect(choose(url, 'https://b.example/')).toEqual(['https://b.example/'])
})
