import { expect, test } from 'vitest'
import { isTarget, readTarget } from './url-target.ts'

const page = {
  page_id: 5,
  url: 'https://shop.example/boots',
  excluded: false,
  article_id: null,
  article_title: null,
  article_id_locked: false,
}

test('a chosen page is the target when it is another one than now', () => {
  const typed = { way: 'page', page, url: '' } as const
  expect(isTarget(typed, { page_id: null })).toBe(true)
  expect(isTarget(typed, { page_id: 5 })).toBe(false)
  expect(isTarget({ ...typed, page: null }, { page_id: null })).toBe(false)
  expect(readTarget(typed)).toEqual({ page_id: 5, url: page.url })
})

test.each([
  [' https://shop.example/new#top ', { url: 'https://shop.example/new' }],
  ['shop.example/new', null],
  ['ftp://shop.example/new', null],
  ['https://shop.example/two words', null],
  ['https://shop.example/"quoted"', null],
])('the custom target URL %j is %j', (url, target) => {
  const typed = { way: 'custom', page: null, url } as const
  expect(isTarget(typed, { page_id: 5 })).toBe(true)
  expect(readTarget(typed)).toEqual(target)
})

test('a custom target URL of spaces alone cannot be chosen', () => {
  expect(isTarget({ way: 'custom', page, url: '  ' }, { page_id: null })).toBe(false)
})
