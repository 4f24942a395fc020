import { expect, test } from 'vitest'
import { isSlug } from './rules.ts'

test.each([
  'boots',
  'best-boots-2026',
  'größe',
  'よくある質問',
  'अक्सर-पूछे',
  'частые-вопросы',
  'a'.repeat(200),
])('an address can end with %s', (text) => {
  expect(isSlug(text)).toBe(true)
})

test.each([
  '',
  '-',
  'a--b',
  '-a',
  'a-',
  'Boots',
  'a b',
  'a/b',
  '..',
  'a?b',
  'a%20b',
  'a\n',
  'a_b',
  '😀',
  'a'.repeat(201),
])('no address can end with %j', (text) => {
  expect(isSlug(text)).toBe(false)
})
