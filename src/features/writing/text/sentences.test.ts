import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const LANGUAGES = [
  'en',
  'de',
  'es',
  'sv',
  'fr',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'ja',
  'zh',
  'ko',
  'ar',
  'hi',
  'th',
]

/** Texts in which | stands between the sentences. */
const CASES: [language: string, text: string][] = [
  ['en', 'Wear boots, e.g. Hiking boots.| Dr. Smith came.| He lives in the U.S.| The U.S. Army is big.'],
  ['en', 'It is 1.5 m.| See No. 5 below.| No.| That is wrong.| "Why?" she asked.| Use vitamin C.| It helps.'],
  ['en', '1. First item.| J. R. Tolkien wrote.| Boots, socks etc. are good.| He left at 5 p.m.| The end!'],
  ['de', 'Das gilt z. B. für Hunde und z.B. Katzen.| Dr. Meier kam am 3. Mai.| Es kostet 1.5 Euro.'],
  [
    'de',
    'Im 19. Jahrhundert war alles usw. anders.| Er kaufte Birnen usw.| Das war gut.| Wir haben 12.| Die gehen.',
  ],
  ['de', 'Vitamin C.| Das ist d. h. Gesundes.| Es sind ca. 20 Grad.'],
  ['en', 'Send it to https://boots.example/a?data=1 and wait.| Or https://boots.example/b?| No.'],
  ['de', 'Er schreibt: „Nie am Ofen trocknen.“| »Gut.«| „Ja.“'],
  ['es', 'El Sr. García llegó.| ¿Por qué?| Véase la pág. 3.| En EE.UU. Vive bien, p. ej. Juan.'],
  ['sv', 'Detta är t.ex. Bra.| Det kostar ca. 5 kr.| Skor m.m.| Det är bra.'],
  ['fr', 'M. Dupont est là.| Il dort.'],
  ['ja', 'これは靴です。|とても良い！|本当？|「そうです。」と言った。|終わり'],
  ['zh', '这是鞋。|很好！|真的吗？'],
  ['ar', 'هل هذا جيد؟| نعم.| هذا محمد۔| انتهى!'],
  ['ar', 'هذا حذاء .| هذا جيد .'],
  ['hi', 'यह जूता है।| वह अच्छा है।'],
]

describe('Sentences', () => {
  it.each(CASES)('are told apart in %s: %s', (language, marked) => {
    const sentences = splitSentences(marked.replaceAll('|', ''), language)
    expect(sentences.map(({ text }) => text)).toEqual(marked.split('|').map((one) => one.trim()))
  })

  it('end at the end of a line', () => {
    expect(splitSentences('A heading\nby Dr.\nSmith', 'en').map(({ text }) => text)).toEqual([
      'A heading',
      'by Dr.',
      'Smith',
    ])
  })

  it('cover all text but white space, in order, in any language', () => {
    const piece = fc.constantFrom(
      'a',
      'B.',
      'Dr.',
      ' ',
      '\n',
      '3.',
      'z. ',
      '「',
      '。」',
      '؟',
      'e.g. ',
      '(',
      '! ',
      '”',
      'と',
      '  ',
      '\u2029',
    )
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), (whole, language) => {
        let at = 0
        for (const sentence of splitSentences(whole, language)) {
          expect(whole.slice(at, sentence.start).trim()).toBe('')
          expect(whole.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(sentence.text.trim()).toBe(sentence.text)
          expect(sentence.end).toBeGreaterThan(sentence.start)
          at = sentence.end
        }
        expect(whole.slice(at).trim()).toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})
