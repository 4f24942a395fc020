import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import type { Brief } from '../../contract.ts'
import { lintArticle } from '../index.ts'

const cards = [makeCard('E1', { quote: 'Leather boots cost 120 dollars', paraphrase: 'Boots cost $120.' })]
const ONE = '[[1]](https://source.example/e1 "E1")'
const brief: Brief = {
  title: '7 tips for boots',
  description: '',
  slug: 'boots',
  angle: '',
  audience: '',
  words: { least: 20, most: 100 },
  outline: [
    { heading: 'Prices', points: [], terms: ['leather boot'], questions: [], words: 10 },
    { heading: 'Care', points: [], terms: [], questions: [], words: 10 },
  ],
  terms: ['boots'],
  faqs: [],
  links: [],
  gaps: [],
}
const CARE = 'Wax them after each walk and dry them slowly, away from any stove.'
const article = (prices: string, care = CARE) =>
  `# 7 tips for boots\n\n## Prices\n\n${prices}\n\n## Care\n\n${care}`
const PRICES = `Leather boots cost 120 dollars ${ONE}, and more with a warm lining.`
const lint = (markdown: string, given: Partial<Parameters<typeof lintArticle>[0]> = {}) =>
  lintArticle({ markdown, brief, cards, ownDomain: 'own.example', language: 'en', ...given })
const namesOf = (markdown: string, given = {}) =>
  lint(markdown, given).map(({ name, section }) => `${section} ${name}`)

describe('the linter of articles', () => {
  test('finds nothing in a good article', () => {
    expect(lint(article(PRICES))).toEqual([])
  })

  test.each<[problem: string, markdown: string]>([
    ['0 dangling citation', article(`${PRICES} Fine [[E1]].`)],
    ['0 dangling citation', article(`${PRICES} Fine [[1]](https://source.example/e1 "E2").`)],
    ['1 foreign link', article(PRICES, `${CARE} See [x](https://evil.test).`)],
    ['1 foreign link', article(PRICES, `${CARE} See https://evil.test.`)],
    ['0 uncited number', article(`${PRICES} They last 12 years.`)],
    ['0 unsupported sentence', article(`${PRICES} They last 12 years ${ONE}.`)],
    ['0 unsupported sentence', article(`${PRICES} Batteries charge overnight indoors ${ONE}.`)],
    ['0 unsupported sentence', article(`${PRICES} “Nobody ever saw such boots”, they say.`)],
    ['1 duplicate sentence', article(PRICES, `${CARE} ${CARE}`)],
    ['1 empty section', article(PRICES, '')],
    ['1 short section', article(PRICES, 'Wax them.')],
    ['-1 missing heading', article(PRICES).replace('## Care', '## Cleaning')],
    ['0 missing term', article('Shoes of all kinds are sold here, and boots of rubber, too.')],
    ['-1 missing term', article(PRICES).replace('## Care', '## Care')],
    ['0 long sentence', article(`${PRICES} ${'They are warm and '.repeat(12)}dry.`)],
    ['0 leaked instructions', article(`<think>The user wants prices.</think> ${PRICES}`)],
    ['0 leaked instructions', article(`Here is the section:\n\n${PRICES}`)],
    ['0 leaked instructions', article(`As an AI language model, I like boots. ${PRICES}`)],
    [
      '1 wrong language',
      article(
        PRICES,
        'Nach dem Spaziergang muss man die Stiefel mit Wachs pflegen, und dann sollte man sie nicht an der Heizung trocknen, weil das Leder sonst hart wird und bricht.',
      ),
    ],
    ['1 word to avoid', article(PRICES, `${CARE} Leverage synergies.`)],
  ])('finds %s', (problem, markdown) => {
    const given = problem === '-1 missing term' ? { brief: { ...brief, terms: ['gaiters'] } } : {}
    const styleGuide = { avoid: ['leverage'] }
    expect(namesOf(markdown, { ...given, styleGuide })).toContain(problem)
  })

  test('finds what is not as the style guide wants it, and nothing without one', () => {
    const markdown = article(PRICES, `${CARE} It's worth it!`)
    const styleGuide = { exclamations: false, contractions: false }
    expect(namesOf(markdown, { styleGuide }).filter((name) => name === '1 style guide')).toHaveLength(2)
    expect(namesOf(markdown)).not.toContain('1 style guide')
  })

  test('says where a problem is', () => {
    const markdown = article(`${PRICES} They last 12 years.`)
    const [problem] = lint(markdown)
    expect(problem).toMatchObject({ name: 'uncited number', detail: 'They last 12 years.' })
    expect(markdown.slice(problem?.place?.start, problem?.place?.end)).toBe('They last 12 years.')
  })

  test.each([
    ['de', 'Hier ist der Abschnitt über Stiefel.'],
    ['es', 'Como modelo de lenguaje, no tengo botas.'],
    ['sv', 'Som språkmodell har jag inga kängor.'],
    ['ja', 'AIとしてお答えします。'],
    ['ar', 'كنموذج لغوي لا أملك أحذية.'],
  ])('finds what models say about themselves in %s', (language, text) => {
    expect(namesOf(text, { language })).toContain('-1 leaked instructions')
  })

  test.each([
    [
      'ja',
      'These words are plainly English and so they are not what a Japanese reader wants to read on this page today.',
    ],
    [
      'ar',
      'These words are plainly English and so they are not what an Arabic reader wants to read on this page today.',
    ],
    [
      'ja',
      '即使没有人骑车，电池也会老化。我们的指南解释了高温的影响。因此应该把电池存放在室内，并且及时充电。',
    ],
    [
      'en',
      'バッテリーは乗らなくても劣化します。暑さの影響は当店のガイドで説明しています。そのため室内で保管しましょう。',
    ],
    [
      'sv',
      'Dies ist ein Text, der nicht auf Schwedisch ist, und er hat viele Wörter, die nur auf Deutsch so sind.',
    ],
  ])('finds a text that is not in %s', (language, text) => {
    expect(namesOf(text, { language })).toContain('-1 wrong language')
  })
})
