import { expect, test } from 'vitest'
import { describeStatus, nameStatus } from './describe-status.ts'

test.each([
  [null, null, '–', 'Not visited yet', 'neutral'],
  [200, null, '200', null, 'neutral'],
  [301, 'https://shop.example/b', '301', 'Leads to https://shop.example/b', 'warning'],
  [302, null, '302', 'It leads elsewhere', 'warning'],
  [404, null, '404', 'The server answered 404, not found', 'danger'],
  [403, null, '403', 'The server answered 403, not allowed to be read', 'danger'],
  [503, null, '503', 'The server answered 503, not available', 'danger'],
] as const)('the status %s that leads to %s is %s: %s', (status, target, text, note, tone) => {
  const page = { status_code: status, redirects_to: target, crawl_problem: null }
  expect(describeStatus(page)).toEqual({ text, note, tone })
})

test('a page that gave no answer says why', () => {
  const page = { status_code: null, redirects_to: null, crawl_problem: 'It does not answer.' }
  expect(describeStatus(page)).toEqual({ text: 'None', note: 'It does not answer.', tone: 'danger' })
})

test.each([
  [200, '200, found'],
  [404, '404, not found'],
  [418, '418'],
])('the status %d is named %j', (status, words) => expect(nameStatus(status)).toBe(words))
