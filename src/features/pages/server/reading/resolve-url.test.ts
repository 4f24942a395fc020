import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import { resolveUrl } from './resolve-url.ts'

const BASE = 'https://shop.example/shop/'

test.each([
  ['a?b=1#c', 'https://shop.example/shop/a?b=1'],
  ['/a?utm_source=x&b=%20c+d&utm_medium=y&gclid=z', 'https://shop.example/a?b=+c+d'],
  ['/a?utm_source=x', 'https://shop.example/a'],
  ["/it's", 'https://shop.example/it%27s'],
  [' /a ', 'https://shop.example/a'],
  ['', null],
  ['mailto:a@shop.example', null],
  ['https://me:secret@shop.example/', null],
])('the address %j is resolved to %j', (address, url) => {
  expect(resolveUrl(address, BASE)).toBe(url)
})

test.each([
  ['a path', `/${'a'.repeat(2_001)}`],
  ['parameters that would be dropped', `/a?${'utm_source=x&'.repeat(10_000)}`],
])('an address that is too long by %s is not resolved', (_, address) => {
  expect(resolveUrl(address, BASE)).toBeNull()
})

test('an address of thousands of tracking parameters is resolved quickly', () => {
  const longest = `/?${Array.from({ length: 240 }, (_, place) => `utm_${place}`).join('&')}`
  expect(resolveUrl(longest, BASE)).toBe('https://shop.example/')
  const all = `${'https://shop.example/?'}${Array.from({ length: 10_000 }, (_, place) => `utm_${place}=1`).join('&')}`
  expect(
    measureProcessorTime(() => [longest, all, ' '.repeat(1_000_000)].map((one) => resolveUrl(one, BASE))),
  ).toBeLessThan(100)
})
