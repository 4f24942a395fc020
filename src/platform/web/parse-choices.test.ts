import { expect, test } from 'vitest'
import { parseChoices } from './parse-choices.ts'

test('columns that were chosen are read back', () => {
  const chosen = { keywords: { difficulty: true, source: false }, clusters: {} }
  expect(parseChoices(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([null, '', 'all', 'null', '[]', '"all"', '{"keywords":'])(
  '%s in the storage counts as nothing chosen',
  (text) => {
    expect(parseChoices(text)).toEqual({})
  },
)

test('one invalid choice leaves the others', () => {
  expect(parseChoices('{"keywords":{"cpc":"yes","intent":true},"clusters":7}')).toEqual({
    keywords: { intent: true },
    clusters: {},
  })
})
