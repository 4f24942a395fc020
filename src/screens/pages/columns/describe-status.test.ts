import { expect, test } from 'vitest'
import { describeStatus } from './describe-status.ts'

test.each([
  [null, null, '–', 'Not visited yet', 'neutral'],
  [200, null, '200', null, 'neutral'],
  [301, 'https://shop.example/b', '301', 'Leads to https://shop.example/b', 'warning'],
  [302, null, '302', 'It leads elsewhere', 'warning'],
  [404, null, '404', 'Not found', 'danger'],
  [403, null, '403', 'The server refused it', 'danger'],
  [503, null, '503', 'The server answered with an error', 'danger'],
] as const)('the status %s that leads to %s is %s: %s', (status, target, text, note, tone) => {
  expect(describeStatus({ status_code: status, redirects_to: target })).toEqual({ text, note, tone })
})
