import { expect, test } from 'vitest'
import { describeLanguage } from './describe-page.ts'

test.each([
  [null, '–'],
  ['  ', '–'],
  ['de', 'German (de)'],
  ['pt-BR', 'Brazilian Portuguese (pt-BR)'],
  ['<b>', '<b>'],
  ['english, or so', 'english, or so'],
])('the language %j is shown as %j', (language, words) => expect(describeLanguage(language)).toBe(words))
