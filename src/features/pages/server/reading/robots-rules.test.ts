import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { isAllowed, readRobotsRules } from './robots-rules.ts'

const URL = 'https://shop.example/robots.txt'
const read = (text: string) => readRobotsRules(text, URL)
const allows = (text: string, path: string) => isAllowed(read(text), `https://shop.example${path}`)
const forAll = (...lines: string[]) => ['User-agent: *', ...lines].join('\n')

test.each([
  ['Disallow: /a', '/a', false],
  ['Disallow: /a', '/ab/c', false],
  ['Disallow: /a', '/b/a', true],
  ['Disallow: /a$', '/a', false],
  ['Disallow: /a$', '/ab', true],
  ['Disallow: /*.pdf$', '/a.pdf/b.pdf', false],
  ['Disallow: /*.pdf$', '/a.pdf?x', true],
  ['Disallow: *?sort=', '/a?sort=b', false],
  ['Disallow: /a*b*c', '/a-b-b-c-d', false],
  ['Disallow: /a*b*c', '/a-c-b', true],
  ['Disallow: /ab*b$', '/ab', true],
  ['Disallow: /***a***', '/b/a', false],
  ['Disallow: /*$', '/a', false],
  ['Disallow: /$', '/a', true],
  ['Disallow: /$', '/', false],
  ['Disallow: /a$b', '/a$b', false],
  ['Disallow: /ü', '/%c3%bc', false],
  ['Disallow: /%c3%bc', '/%C3%BC', false],
  ['Disallow: /a%2Fb', '/a/b', true],
  ['Disallow:', '/a', true],
  ['Disallow: a', '/a', true],
  ['Disallow: /a # not this', '/a', false],
  ['DISALLOW : /a', '/a', false],
])('the rule %s decides whether %s may be visited: %s', (rule, path, isSo) => {
  expect(allows(forAll(rule), path)).toBe(isSo)
})

test('the longest rule counts, and of equally long rules the one that allows', () => {
  const text = forAll('Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c', 'Disallow: /x', 'Allow: /x')
  expect(['/a', '/a/b', '/a/b/c', '/x'].map((path) => allows(text, path))).toEqual([false, true, false, true])
})

test('all groups that name our robot count, in upper or lower case, and the group for all robots does not', () => {
  const text = `user-agent: *\r\nDisallow: /\r\n\r\nUser-Agent: Other\rUSER-AGENT: keyloombot/1.0\nSitemap: /map.xml
Disallow: /a\nCrawl-delay: 2\nUser-agent: Other\nDisallow: /b\nUser-agent: KeyloomBot\nDisallow: /c`
  expect(['/a', '/b', '/c'].map((path) => allows(text, path))).toEqual([false, true, false])
  expect(read(text)).toMatchObject({ restSeconds: 2, sitemaps: ['https://shop.example/map.xml'] })
})

test('a robot that is named without a rule may visit everything', () => {
  expect(allows('User-agent: KeyloomBot\nDisallow:\n\nUser-agent: *\nDisallow: /', '/a')).toBe(true)
})

test.each([
  '',
  '\uFEFFUser-agent: *\nDisallow: /b',
  '<html>',
  'Disallow: /a',
  'User-agent\nDisallow: /a',
  '\0',
  '::::',
])('the robots.txt %j does not forbid /a', (text) => {
  expect(allows(text, '/a')).toBe(true)
})

test('a byte order mark before the first line is ignored', () => {
  expect(allows('\uFEFFUser-agent: *\nDisallow: /a', '/a')).toBe(false)
})

test('a rule matches like a regular expression of its parts', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 })
  const path = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 })
  fc.assert(
    fc.property(letters, fc.boolean(), path, (rule, isWhole, place) => {
      const pattern = new RegExp(`^/${rule.replaceAll(/\*+/g, '.*')}${isWhole ? '$' : ''}`)
      expect(allows(forAll(`Disallow: /${rule}${isWhole ? '$' : ''}`), `/${place}`)).toBe(
        !pattern.test(`/${place}`),
      )
    }),
  )
})

test('any text is read as a rule, and allows or forbids each page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (rule) => {
      expect(typeof allows(forAll(`Disallow: ${rule}`), '/a')).toBe('boolean')
    }),
    { numRuns: 50 },
  )
})

const BYTES = 512_000
const line = (rule: string) => `Disallow: ${rule}\n`
const fill = (text: string) => text.repeat(Math.floor(BYTES / text.length))
test.each([
  ['500,000 stars', forAll(line(`/${'*'.repeat(500_000)}x$`))],
  ['stars between letters', forAll(line(`/${'*a'.repeat(250_000)}b`))],
  ['many rules with stars', forAll(fill(line('/*a*b')))],
  ['long parts that nearly match', forAll(fill(line(`/*b${'a'.repeat(950)}*${'a'.repeat(950)}b`)))],
  ['long parts of two letters', forAll(fill(line(`/*${'a'.repeat(500)}b${'a'.repeat(500)}c`)))],
  ['many parts', forAll(fill(line(`/${'*a'.repeat(990)}$`)))],
  ['many agents and many rules', `${'User-agent: a\n'.repeat(18_000)}${fill(line('/')).slice(BYTES / 2)}`],
  ['our name again and again', `${'User-agent: *\n'.repeat(18_000)}${fill(line('/')).slice(BYTES / 2)}`],
  ['comments', '#'.repeat(BYTES)],
  ['ends of lines', '\r'.repeat(BYTES)],
  ['spaces', forAll(`Disallow${' '.repeat(BYTES)}`)],
  ['sitemaps', fill('Sitemap: /a\n')],
])('a robots.txt of %s is read quickly', (_, text) => {
  const pages = ['a', 'ab', 'ba', 'c'].map(
    (part) => `https://shop.example/${part.repeat(1_950 / part.length)}`,
  )
  const rules = read(text)
  expect(rules.rules.length).toBeLessThanOrEqual(5_000)
  expect(measureProcessorTime(() => read(text))).toBeLessThan(500)
  const spent = measureProcessorTime(() => pages.map((page) => isAllowed(rules, page)))
  expect(spent).toBeLessThan(200)
})

test('of 17,000 sitemaps in a robots.txt, 500 are kept', () => {
  const text = Array.from(
    { length: 17_000 },
    (__, place) => `Sitemap: https://shop.example/${place}.xml`,
  ).join('\n')
  expect(read(text).sitemaps).toHaveLength(500)
})
