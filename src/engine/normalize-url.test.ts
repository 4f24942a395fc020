import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeUrl } from './normalize-url.ts'
import { UrlIds } from './url-ids.ts'

const page = 'shop.example/shoes/trail'

describe('the page of a URL', () => {
  test.each([
    'https://shop.example/shoes/trail',
    'http://shop.example/shoes/trail',
    'HTTPS://WWW.Shop.Example/shoes/trail',
    '//shop.example/shoes/trail',
    'shop.example/shoes/trail',
    ' https://www.shop.example/shoes/trail/ ',
    'https://shop.example/shoes/trail//',
    'https://shop.example/shoes/trail#sizes',
    'https://shop.example/shoes/trail/#sizes',
    'https://shop.example/shoes/trail?',
    'https://shop.example/shoes/trail?utm_source=mail&utm_medium=x&gclid=1&fbclid=2&srsltid=3',
    'https://shop.example:443/shoes/trail',
    'http://shop.example:80/shoes/trail',
    'https://shop.example./shoes/trail',
    'https://user:secret@shop.example/shoes/trail',
    'https://shop.example/shoes/trail/amp',
    'https://shop.example/shoes/trail/amp/',
    'https://shop.example/shoes/trail.amp',
    'https://shop.example/shoes/trail?amp=1',
    'https://amp.shop.example/shoes/trail',
    'https://www.amp.shop.example/shoes/trail',
    'https://shop-example.cdn.ampproject.org/c/s/shop.example/shoes/trail',
    'https://shop-example.cdn.ampproject.org/c/shop.example/shoes/trail',
    'https://www.google.com/amp/s/www.shop.example/shoes/trail/amp',
  ])('the URL %s is the page shop.example/shoes/trail', (url) => {
    expect(normalizeUrl(url)).toBe(page)
    expect(countPages([url, `https://${page}`])).toBe(1)
  })

  test.each([
    ['https://shop.example/Shoes/Trail', 'shop.example/Shoes/Trail'],
    ['https://shop.example/a?color=red&utm_source=x&size=9', 'shop.example/a?color=red&size=9'],
    ['https://shop.example:8080/a', 'shop.example:8080/a'],
    ['https://shop.example/', 'shop.example'],
    ['https://shop.example/a.amp.html', 'shop.example/a.html'],
    ['https://shop.example/camp', 'shop.example/camp'],
    ['https://amp.example/docs', 'amp.example/docs'],
    ['https://shop.example/amplifiers', 'shop.example/amplifiers'],
    ['https://BÜCHER.example/läufe', 'bücher.example/läufe'],
    ['https://blog.shop.example/a', 'blog.shop.example/a'],
    ['', ''],
    ['https://', ''],
    ['#top', ''],
  ])('the URL %s is the page %s', (url, expected) => {
    expect(normalizeUrl(url)).toBe(expected)
  })

  test('normalizing a page gives the same page', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        fc.pre(!/\bamp\b|ampproject/i.test(url))
        expect(normalizeUrl(normalizeUrl(url))).toBe(normalizeUrl(url))
      }),
    )
  })

  test('the fast path over bytes distinguishes the same pages as normalizeUrl', () => {
    fc.assert(
      fc.property(fc.array(anyUrl, { maxLength: 30 }), (urls) => {
        const pages = new Set(urls.map(normalizeUrl).filter((one) => one !== ''))
        expect(countPages(urls)).toBe(pages.size)
      }),
      { numRuns: 500 },
    )
  })
})

const anyUrl = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'https://www.', 'HTTPS://', '//', '', 'ftp://', ' http://'),
    fc.constantFrom(
      'a.example',
      'b.example',
      'A.example',
      'amp.a.example',
      'www.a.example',
      'a.example:443',
      'x@a.example',
      'a.example.',
      'a-a.cdn.ampproject.org/c/s/b.example',
      'google.com/amp/s/b.example',
      'ü.example',
    ),
    fc.constantFrom(
      '',
      '/',
      '/p',
      '/p/',
      '/P',
      '/p/q',
      '/p/amp',
      '/p.amp',
      '/p.amp.html',
      '/p.html',
      '/amp',
      '/amp/p',
      '/pé',
      '/lamp',
      '/p//',
    ),
    fc.constantFrom('', '?', '?x=1', '?utm_source=a', '?x=1&gclid=2', '#f', '?amp=1', '#'),
  )
  .map((parts) => parts.join(''))

function countPages(urls: string[]): number {
  const pages = new UrlIds()
  const ids = new Int32Array(1)
  for (const url of urls) {
    const bytes = new TextEncoder().encode(url)
    pages.note(bytes, 0, bytes.length)
    pages.take(ids, 0)
  }
  return pages.count
}
