import { expect, test } from 'vitest'
import { joinUrl } from './web-addresses.ts'

test.each([
  ['https://cms.example', '/posts', 'https://cms.example/posts'],
  ['https://cms.example/', 'posts', 'https://cms.example/posts'],
  ['https://cms.example/api/v1//', '/posts', 'https://cms.example/api/v1/posts'],
  ['https://cms.example/api', '/posts?status=all', 'https://cms.example/api/posts?status=all'],
  ['https://cms.example/api', 'https://cms.example/other/posts', 'https://cms.example/other/posts'],
  ['https://cms.example', '//evil.example/posts', 'https://cms.example/evil.example/posts'],
  ['https://cms.example', '@evil.example/posts', 'https://cms.example/@evil.example/posts'],
])('below %s, %s is %s', (base, path, url) => {
  expect(joinUrl(base, path)?.href).toBe(url)
})

test.each([
  ['https://cms.example', 'https://evil.example/posts'],
  ['https://cms.example', 'http://cms.example/posts'],
  ['https://cms.example', 'https://cms.example:8443/posts'],
  ['https://cms.example', 'https://name:word@cms.example/posts'],
  ['https://cms.example', '/po sts'],
  ['https://cms.example', '/\\evil.example'],
  ['https://cms.example', '/posts#part'],
  ['no address', '/posts'],
])('below %s, %s is refused', (base, path) => {
  expect(joinUrl(base, path)).toBe(null)
})
