import { expect, test } from 'vitest'
import { explainChoice } from './explain-choice.ts'

const DECIDED = {
  type_by: 'rules',
  type_reason: 'Its title says so.',
  intent_by: 'user',
  intent_reason: null,
  funnel_by: null,
  funnel_reason: null,
} as const

test.each([
  ['type', 'Found by rules: Its title says so.'],
  ['intent', 'Chosen by a user.'],
  ['funnel', null],
  ['status', null],
] as const)('the %s: %s', (attribute, text) => {
  expect(explainChoice(DECIDED, attribute)).toBe(text)
})
