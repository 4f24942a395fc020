import { expect, test } from 'vitest'
import { mergeSuggestions } from './merge-suggestions.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['those of the plan stay first', ['Boots', 'Tents'], ['Socks'], ['Boots', 'Tents', 'Socks']],
  ['a name that is known is not listed again', ['Boots'], ['boots ', 'Socks'], ['Boots', 'Socks']],
  ['a model may be the only one that knows any', [], ['Socks'], ['Socks']],
])('%s', (_name, first, more, all) => {
  expect(mergeSuggestions(named(...first), named(...more))).toEqual(named(...all))
})
