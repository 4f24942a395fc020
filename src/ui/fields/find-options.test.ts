import { expect, test } from 'vitest'
import { findOptions } from './find-options.ts'

const options = ['Réunion', 'Tunisia', 'United Kingdom', 'Åland Islands'].map((label) => ({
  value: label,
  label,
}))

test.each([
  ['uni', ['United Kingdom', 'Réunion', 'Tunisia']],
  ['REUN', ['Réunion']],
  ['aland', ['Åland Islands']],
  ['  ', ['Réunion', 'Tunisia', 'United Kingdom', 'Åland Islands']],
  ['zzz', []],
])('typing %j finds the options %j', (text, labels) => {
  expect(findOptions(options, text).map(({ label }) => label)).toEqual(labels)
})
