import { expect, test } from 'vitest'
import { readPageUrl } from './rules.ts'

test.each([
  ['https://Shop.example', 'https://shop.example/'],
  ['HTTP://shop.example/A?b=C#top', 'http://shop.example/A?b=C'],
  ['https://shop.example:443/x/', 'https://shop.example/x/'],
  ['https://müller.example/ä', 'https://xn--mller-kva.example/%C3%A4'],
])('%s is the page %s', (text, url) => {
  expect(readPageUrl(text)).toBe(url)
})

test.each([
  '',
  'shop.example',
  'ftp://shop.example',
  'javascript:alert(1)',
  'https://shop .example',
  'https://shop.example/"',
  "https://shop.example/'",
  'https://me:word@shop.example',
  'https://localhost',
  'https://',
])('%j is no page', (text) => {
  expect(readPageUrl(text)).toBeNull()
})
