import { expect, test } from 'vitest'
import { describeAction, toneOf } from './describe-cluster.ts'

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
