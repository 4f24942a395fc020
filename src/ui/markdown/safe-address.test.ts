import { expect, test } from 'vitest'
import { isSafeImage, isSafeLink } from './safe-address.ts'

test.each([
  ['https://shop.example', true],
  ['HTTP://shop.example', true],
  ['mailto:me@shop.example', true],
  ['tel:+49123', true],
  ['/path', true],
  ['page?a=b:c', true],
  ['#part', true],
  ['//shop.example', true],
  ['', true],
  ['javascript:x', false],
  ['JavaScript:x', false],
  [' \n java\tscript:x', false],
  ['java\u200Bscript:x', false],
  ['\u0001javascript:x', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['blob:https://a', false],
  ['file:///etc/passwd', false],
  [`${' '.repeat(500)}javascript:x`, false],
  [`${'a'.repeat(500)}:x`, true],
])('a link to %j is safe: %s', (address, isSafe) => {
  expect(isSafeLink(address)).toBe(isSafe)
})

test.each([
  ['https://shop.example/a.png', true],
  ['/a.png', true],
  ['data:image/png;base64,AA==', true],
  ['data:image/svg+xml;utf8,<svg/>', true],
  ['data:text/html,x', false],
  ['data:image/x;base64,AA', false],
  ['javascript:x', false],
  ['mailto:a@b.example', false],
])('an image at %j may be shown: %s', (address, isSafe) => {
  expect(isSafeImage(address)).toBe(isSafe)
})
