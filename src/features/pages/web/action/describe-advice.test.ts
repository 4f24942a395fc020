import { expect, test } from 'vitest'
import { describeAdvice } from './describe-advice.ts'

const NONE = { suggested_action: null, suggested_action_reason: null, merge_with: null }
const URL = 'https://www.acme.example/boots'

test.each([
  [NONE, null],
  [{ ...NONE, suggested_action: 'leave' }, 'Suggested: Leave.'],
  [
    { suggested_action: 'update', suggested_action_reason: 'Clicks fell.', merge_with: URL },
    'Suggested: Update. Clicks fell.',
  ],
  [
    { suggested_action: 'merge', suggested_action_reason: 'Two pages compete.', merge_with: URL },
    'Suggested: Merge with /boots. Two pages compete.',
  ],
] as const)('the advice %j in words', (advised, text) => {
  expect(describeAdvice(advised)).toBe(text)
})
