import { expect, test } from 'vitest'
import { findReviewReason } from './review-keyword.ts'

test.each([
  ['site:trailhouse.example boots', 'a search operator'],
  ['boots -site:trailhouse.example', 'a search operator'],
  ['inurl:blog tents', 'a search operator'],
  ['"hiking boots"', 'a search operator'],
  ['best “hiking boots” women', 'a search operator'],
  ['=SUM(A1)', 'a formula'],
  ['+sum(a1)', 'a formula'],
  ['@IF(B2)', 'a formula'],
  ['<b>tent</b>', 'HTML'],
  ['rock &amp; roll', 'HTML'],
  ['https://shop.example/tents', 'a web address'],
  ['look at http://shop.example', 'a web address'],
  ['www.shop.example', 'a web address'],
  ['shop.example', 'a web address'],
  ['trailhouse.co.uk/boots', 'a web address'],
  ['Shop.Example:8080', 'a web address'],
  ['bob@shop.example', 'an e-mail address'],
  ['contact bob@shop.example', 'an e-mail address'],
])('%s is shown for review as %s', (keyword, reason) => {
  expect(findReviewReason(keyword)).toBe(reason)
})

test.each([
  'how to clean boots',
  'dr. martens',
  'dr.martens',
  'rock & roll',
  'at&t',
  '24/7 gym',
  '3.5 mm cable',
  '3.5',
  'c#',
  'c++',
  'vue.js',
  '.net',
  "kids' tent",
  '-20 sleeping bag',
  '+size boots',
  '@home workout',
  '5" pipe 10" long',
  'tents <2 kg',
  'a < b > c',
  'boots: which size',
  'on site: camping',
  'extension cord',
  'black & decker; drill',
  'shop.example boots',
])('%s is an ordinary keyword', (keyword) => {
  expect(findReviewReason(keyword)).toBeNull()
})
