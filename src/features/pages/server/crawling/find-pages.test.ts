import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { openReader } from '../reading/open-reader.ts'
import { findPages } from './find-pages.ts'

const HOME = 'https://shop.example'
const MAP = `${HOME}/sitemap.xml`
const entry = (url: string, kind = 'url') => `<${kind}><loc>${url}</loc></${kind}>`

/** Finds pages on a site whose addresses answer with a text, bytes, or a redirect. */
async function find(sitemaps: string[], answer: (url: string) => string | Buffer | { to: string }) {
  const asked: string[] = []
  const request: SendRequest = async ({ url, followsRedirects }) => {
    expect(followsRedirects).toBe(false)
    asked.push(String(url))
    const said = answer(String(url))
    if (typeof said === 'object' && 'to' in said)
      return { status: 302, headers: { location: said.to }, url: new URL(url), body: Buffer.alloc(0) }
    return { status: 200, headers: {}, url: new URL(url), body: Buffer.from(said) }
  }
  await using reader = openReader()
  const { signal } = new AbortController()
  const found = await findPages({ request, reader, signal, domain: 'shop.example', sitemaps, most: 3 })
  return { ...found, asked, urls: found.entries.map(({ url }) => url) }
}

test('pages are found in sitemaps, packed or not, below an index and behind a redirect', async () => {
  const { urls, problems } = await find([MAP], (url) => {
    if (url === MAP) return `${entry('/1.xml.gz', 'sitemap')}${entry('/old.xml', 'sitemap')}`
    if (url === `${HOME}/1.xml.gz`) return gzipSync(entry('/a'))
    return url === `${HOME}/old.xml` ? { to: '/new.xml' } : entry('/b')
  })
  expect(urls).toEqual([`${HOME}/a`, `${HOME}/b`])
  expect(problems).toEqual([])
})

test('no more pages are found than allowed, and none of other sites', async () => {
  const text = ['/a', 'https://else.example/b', '/c', '/d', '/e'].map((url) => entry(url)).join('')
  expect((await find([MAP], () => text)).urls).toEqual(['a', 'c', 'd'].map((name) => `${HOME}/${name}`))
})

test('damaged packed files are skipped, and the reason is given', async () => {
  const { problems } = await find([MAP], () => Buffer.from([0x1f, 0x8b, 0, 0]))
  expect(problems).toEqual([`${MAP} is a packed file that cannot be read.`])
})

test('of thousands of named sitemaps, 500 are fetched', async () => {
  const named = Array.from({ length: 17_000 }, (_, place) => `${HOME}/${place}.xml`)
  expect((await find(named, () => entry('/x.xml', 'sitemap'))).asked).toHaveLength(500)
})

test('other hosts are called five times at most, whether sitemaps are named there or redirected to them', async () => {
  const named = Array.from({ length: 600 }, (_, place) => `https://stranger-${place}.example/${place}.xml`)
  expect((await find(named, () => '')).asked).toHaveLength(5)
  let step = 0
  const { asked } = await find([MAP], (url) =>
    url.startsWith(HOME) ? entry('/a') : { to: `https://stranger.example/${step++}` },
  )
  expect(asked).toEqual([MAP])
  const led = await find([MAP], () => ({ to: `https://stranger.example/${step++}` }))
  expect(led.asked).toHaveLength(6)
})

test('sitemaps that redirect to each other are fetched once each', async () => {
  const { asked } = await find([MAP], (url) => (url === MAP ? { to: '/b.xml' } : { to: '/sitemap.xml' }))
  expect(asked).toEqual([MAP, `${HOME}/b.xml`])
})
