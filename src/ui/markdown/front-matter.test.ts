import { expect, test } from 'vitest'
import { cutFrontMatter } from './front-matter.ts'

test.each([
  ['---\ntitle: a\n---\n\nText', '---\ntitle: a\n---\n'],
  ['---\r\ntitle: a\r\n---\r\nText', '---\r\ntitle: a\r\n---\r\n'],
  ['---\n# a remark\ntags:\n  - a\n---', '---\n# a remark\ntags:\n  - a\n---'],
  ['---\n---\nText', '---\n---\n'],
  ['\uFEFF---\na: b\n---\n', '\uFEFF---\na: b\n---\n'],
  ['---\n\n# Title\n\n---\n', ''],
  ['---\nText without a key\n---\n', ''],
  ['---\ntitle: never closed\n', ''],
  ['Text\n---\na: b\n---\n', ''],
  ['----\na: b\n---\n', ''],
  ['\uFEFFText', '\uFEFF'],
  ['', ''],
])('the front matter of %j is %j', (text, frontMatter) => {
  expect(cutFrontMatter(text)).toEqual({ frontMatter, body: text.slice(frontMatter.length) })
})
