import { expect, test } from 'vitest'
import { openReader } from './open-reader.ts'

const source = { url: 'https://shop.example/a', domain: 'shop.example', robotsTag: null }
const GOOD = { ...source, html: '<title>Good</title>' }

test('a page that was made to be slow is given up, and the next page is read', async () => {
  await using reader = openReader({ longestMs: 1_500 })
  expect(await reader.readPage(GOOD)).toMatchObject({ content: { title: 'Good' }, problem: null })
  const hostile = await reader.readPage({ ...source, html: '<div>'.repeat(200_000) })
  expect(hostile).toEqual({ content: null, problem: 'Reading it took too long.' })
  expect(await reader.readPage(GOOD)).toMatchObject({ content: { title: 'Good' }, problem: null })
})

test('sitemaps and robots.txt are read in the same thread', async () => {
  await using reader = openReader()
  const url = 'https://shop.example/sitemap.xml'
  const body = Buffer.from('<urlset><url><loc>/a</loc></url><url><loc>//else.example/b</loc></url></urlset>')
  const sitemap = { url, body, domain: 'shop.example', maxBytes: 1_000 }
  expect((await reader.readSitemap(sitemap)).content?.entries).toMatchObject([
    { url: 'https://shop.example/a' },
  ])
  const robots = { url: 'https://shop.example/robots.txt', text: 'User-agent: *\nDisallow: /b' }
  const pages = ['https://shop.example/b', 'https://shop.example/a']
  expect((await reader.readRobots({ ...robots, pages })).content).toMatchObject({ allowed: [1] })
})

test('a reader that is closed reads nothing more', async () => {
  const reader = openReader()
  const readings = [reader.readSource('<div>'.repeat(200_000)), reader.readPage(GOOD)]
  await reader[Symbol.asyncDispose]()
  const ended = { content: null, problem: 'Reading it was stopped.' }
  expect(await Promise.all(readings)).toEqual([ended, ended])
})
