import { expect, test } from 'vitest'
import { guessMarket } from './guess-market.ts'

test.each([
  [['en-US', 'en'], { country: 'USA', language: 'en' }],
  [['de-AT'], { country: 'AUT', language: 'de' }],
  [['fr', 'pt-BR'], { country: 'BRA', language: 'pt-BR' }],
  [['zh-Hant-TW'], { country: 'TWN', language: 'zh-TW' }],
  [['tlh', 'not a tag', ''], { country: '', language: '' }],
  [[], { country: '', language: '' }],
])('from the browser languages %j, the market %o is guessed', (languages, market) => {
  expect(guessMarket(languages)).toEqual(market)
})
