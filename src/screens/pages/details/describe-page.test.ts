import { expect, test } from 'vitest'
import { describeLanguage, describeStatus } from './describe-page.ts'

test.each([
  [200, '200, found'],
  [404, '404, not found'],
  [418, '418'],
])('the status %d is shown as %j', (status, words) => expect(describeStatus(status)).toBe(words))

test.each([
  [null, '–'],
  ['  ', '–'],
  ['de', 'German (de)'],
  ['pt-BR', 'Brazilian Portuguese (pt-BR)'],
  ['<b>', '<b>'],
  ['english, or so', 'english, or so'],
])('the language %j is shown as %j', (language, words) => expect(describeLanguage(language)).toBe(words))
