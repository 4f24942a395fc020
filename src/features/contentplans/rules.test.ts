import { describe, expect, test } from 'vitest'
import { countUnusedPlans, readDomain } from './rules.ts'

describe('the domain of a website', () => {
  test.each([
    ['shop.example', 'shop.example'],
    ['https://www.Shop.Example/path?q=1#top', 'www.shop.example'],
    ['http://shop.example:8080', 'shop.example'],
    ['  müller.example ', 'müller.example'],
    ['sub.sub.shop.example/', 'sub.sub.shop.example'],
  ])('%s is %s', (website, domain) => {
    expect(readDomain(website)).toBe(domain)
  })

  test.each([
    '',
    'shop',
    'shop.e',
    'shop .example',
    '"shop.example"',
    "o'shop.example",
    'https://',
    '.example',
    'shop..example',
    '127.0.0.1',
    'me@shop.example',
    `${'x'.repeat(250)}.example`,
  ])('%j is none', (website) => {
    expect(readDomain(website)).toBeNull()
  })
})

test.each([
  [0, 0, 1],
  [0, 1, 0],
  [2, 1, 2],
  [0, 3, -2],
])('with %i paid and %i plans, %i are unused', (paidPlans, plans, unused) => {
  expect(countUnusedPlans({ paidPlans, plans })).toBe(unused)
})
