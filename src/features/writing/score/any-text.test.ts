import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, ONE, pointsOf, sampleOf, TWO } from '#tests/support/writing/score-samples.ts'
import { scoreText } from './score-text.ts'

const PIECES = [
  'Boots ',
  'hiking boots ',
  'weigh 500 grams',
  '. ',
  '\n\n',
  '## Fit\n\n',
  '# Top\n\n',
  '- item\n',
  '> quote\n',
  '| a | b |\n|-|-|\n| 1 | 2 |\n',
  '[[E1]]',
  `${ONE}`,
  `${TWO}`,
  '[x](https://evil.example)',
  '![](a.png)',
  '登山靴は5つ。',
  'أحذية 5؟',
  '**best** ',
  '`code`',
  '<b>',
  '*',
  '[',
  '](',
]
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
)

describe('For any text, the content score', () => {
  const samples = Object.fromEntries(LANGUAGES.map((language) => [language, sampleOf(language)]))
  const languages = fc.constantFrom(...LANGUAGES)

  it('lies between 0 and 100, and its places in the text', () => {
    fc.assert(
      fc.property(texts, languages, (markdown, language) => {
        const { score, parts, gates } = scoreText({
          ...sampleOf('en'),
          ...samples[language],
          markdown,
          title: markdown,
        })
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(parts.every(({ points, most }) => points >= 0 && points <= most)).toBe(true)
        expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
        const places = [...parts.flatMap(({ reasons }) => reasons), ...gates].flatMap(
          ({ place }) => place ?? [],
        )
        for (const { start, end } of places) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(markdown.length)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('gives no fewer points for sourcing when a citation is added at the end of a sentence', () => {
    const sentence = fc.constantFrom(
      'Boots weigh 500 grams',
      'It is the best pair',
      'Toes need room',
      'In May 2030 it rained',
    )
    const lines = fc.array(fc.tuple(sentence, fc.constantFrom('', ` ${ONE}`, ' [[E7]]')), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        lines,
        fc.nat(),
        fc.constantFrom(ONE, TWO),
        fc.constantFrom(' ', '\n\n', '\n- '),
        (all, at, citation, gap) => {
          const write = (added: number) =>
            all
              .map(([text, cited], index) => `${text}${cited}${index === added ? ` ${citation}` : ''}.`)
              .join(gap)
          const before = scoreText({ ...sampleOf('en'), markdown: write(-1) })
          const after = scoreText({ ...sampleOf('en'), markdown: write(at % all.length) })
          expect(pointsOf(after, 'sourcing')).toBeGreaterThanOrEqual(pointsOf(before, 'sourcing'))
        },
      ),
      { numRuns: 200 },
    )
  })
})
