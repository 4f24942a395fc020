import { expect, test } from 'vitest'
import { findOptions, type SelectOption } from './find-options.ts'

const options: SelectOption[] = [
  { value: '1', label: 'Réunion' },
  { value: '2', label: 'American Samoa' },
  { value: '3', label: 'Tunisia' },
  { value: '4', label: 'Ukraine', words: ['UA'] },
  { value: '5', label: 'United Kingdom', names: ['Great Britain'], words: ['UK', 'Vereinigtes Königreich'] },
  { value: '6', label: 'United States', names: ['America'], words: ['USA'] },
  { value: '7', label: 'Åland Islands' },
  { value: '8', label: 'Côte d’Ivoire', words: ['Ivory Coast'] },
  { value: '9', label: 'Bosnia & Herzegovina' },
]
const all = options.map(({ label }) => label)

test.each([
  ['uni', ['United Kingdom', 'United States', 'Réunion', 'Tunisia']],
  ['REUN', ['Réunion']],
  ['aland', ['Åland Islands']],
  ['uk', ['United Kingdom', 'Ukraine']],
  ['u.s.a.', ['United States']],
  ['america', ['United States', 'American Samoa']],
  ['ameri', ['American Samoa', 'United States']],
  ['great', ['United Kingdom']],
  ['britain', ['United Kingdom']],
  ['KÖNIG', ['United Kingdom']],
  ['ivory', ['Côte d’Ivoire']],
  ["cote d'iv", ['Côte d’Ivoire']],
  ['bosnia and', ['Bosnia & Herzegovina']],
  ['islands', ['Åland Islands']],
  ['  ', all],
  ['zzz', []],
])('typing %j finds the options %j', (text, labels) => {
  expect(findOptions(options, text).map(({ label }) => label)).toEqual(labels)
})
