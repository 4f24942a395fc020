import { expect, test } from 'vitest'
import { describeAction, describeWritten, toneOf } from './describe-cluster.ts'

test.each([
  ['edited', null, 'Already written'],
  ['illustrated', null, 'Already written'],
  ['shared', null, 'Already written'],
  ['reviewed', null, 'Already written'],
  ['published', null, 'Already published'],
  ['no status', 'https://shop.example/', 'Already published'],
  ['drafted', null, null],
] as const)('a cluster of status %s with the page %s is %s', (status, url, expected) => {
  expect(describeWritten({ status, article_url: url })).toBe(expected)
})

test.each([
  [null, 'leave', 'green', 'Leave, suggested: Why.'],
  [null, 'delete', 'red', 'Delete, suggested: Why.'],
  [null, 'merge', 'pink', 'Merge, suggested: Why.'],
  ['update', 'leave', 'orange-strong', 'Update, chosen; suggested: Leave'],
  ['update', 'update', 'orange-strong', 'Update, chosen'],
  [null, 'not-enough-data', undefined, 'Not enough data, suggested: Why.'],
  [null, null, undefined, null],
] as const)('chosen %s and suggested %s has the tone %s', (action, suggested, tone, text) => {
  const advised = { action, suggested_action: suggested, suggested_action_reason: 'Why.' }
  expect(toneOf(advised)).toBe(tone)
  expect(describeAction(advised)).toBe(text)
})
