import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerVisit, createWorld, dayOf, SHOP } from '../index.ts'
import { itemAt } from '../../stage/items.ts'

const world = createWorld({ seed: 7, size: 1, today: dayOf('2026-04-01') })

function read(path: string): string {
  const { status, body } = answerVisit(world, path)
  expect({ path, status }).toEqual({ path, status: 200 })
  return typeof body === 'string' ? body : gunzipSync(body).toString()
}

function listLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => itemAt(match, 1).replace(SHOP.origin, ''))
}

test('the sitemaps list every page once, and robots.txt leads to them', () => {
  expect(read('/robots.txt')).toContain(`Sitemap: ${SHOP.origin}/sitemap.xml`)
  const parts = listLocations(read('/sitemap.xml'))
  expect(parts.some((path) => path.endsWith('.gz'))).toBe(true)
  const pages = parts.flatMap((part) => listLocations(read(part)))
  expect(pages.toSorted()).toEqual(world.site.pages.map(({ path }) => path).toSorted())
})

test('every page has one heading, its links lead to existing pages, and other pages link to it', () => {
  const linked = new Set<string>()
  for (const { path } of world.site.pages) {
    const html = read(path)
    expect(html.match(/<h1>/g)).toHaveLength(1)
    for (const match of html.matchAll(/href="(\/[^"]*)"/g)) linked.add(itemAt(match, 1))
  }
  expect([...linked].filter((path) => answerVisit(world, path).status !== 200)).toEqual([])
  expect(world.site.pages.filter(({ path }) => !linked.has(path))).toEqual([])
})

test('products have price and stock in JSON-LD', () => {
  const products = world.site.pages.filter(({ kind }) => kind === 'product')
  const states = products.map(({ path, title }) => {
    const [subject, crumbs] = readData(path)
    expect(subject).toMatchObject({ '@type': 'Product', name: title })
    expect(crumbs.itemListElement).toHaveLength(3)
    return JSON.stringify(subject).includes('/InStock')
  })
  expect(states).toContain(true)
  expect(states).toContain(false)
})

test('an article has a date, and an unknown path gives 404', () => {
  const article = world.site.pages.find(({ kind }) => kind === 'article')
  expect(readData(article?.path ?? '')[0]).toMatchObject({ '@type': 'Article', headline: article?.title })
  expect(answerVisit(world, '/blog/nothing').status).toBe(404)
  expect(answerVisit(world, '/sitemap-products-9.xml.gz').status).toBe(404)
  expect(answerVisit(world, '/shop')).toMatchObject({ status: 301, headers: { location: `${SHOP.origin}/` } })
})

function readData(path: string) {
  return [...read(path).matchAll(/<script type="application\/ld\+json">(.*)<\/script>/g)].map((match) =>
    JSON.parse(itemAt(match, 1)),
  )
}
