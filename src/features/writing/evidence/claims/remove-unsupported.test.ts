import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import { readMarkdown } from '../../markdown/index.ts'
import { removeUnsupported } from './remove-unsupported.ts'

const cards = [
  makeCard('E1', {
    quote: 'Sales grew 40 percent to 1.5 million pairs in March 2024',
    paraphrase: 'Sales rose by 40 %.',
    date: '2024-05-01',
  }),
  makeCard('E2', { quote: 'We have never seen boots as warm as these', paraphrase: 'They are warm.' }),
]
const ONE = '[[1]](https://source.example/e1 "E1")'
const TWO = '[[2]](https://source.example/e2 "E2")'
const remove = (markdown: string, { language = 'en', allowed = '' } = {}) =>
  removeUnsupported(markdown, { cards, language, allowed })

/** The words of honest sentences that readers see. */
const wordsOf = (part: string) =>
  readMarkdown(part).flatMap(({ text: seen }) => seen.match(/Fine|Good and bold|Soft|Own page|grew/g) ?? [])

describe('unsupported sentences', () => {
  test.each([
    `Sales grew by 40% ${ONE}.`,
    `Sales grew by forty percent. ${ONE}`,
    `In March 2024, 1,500,000 pairs were sold.${ONE}`,
    `As of May 2024 this holds ${ONE}.`,
    'No number here.',
    'The B2B trade, CO2 and 5G.',
    `She says “We have never seen boots as warm as these” ${TWO}.`,
    `She says “we have never seen boots … as warm as these,” and smiles.`,
    'The “warm boot” is a name.',
    '## 1. Choose boots\n\nText.',
    '## 3 steps\n\n- one\n- two\n- three',
    'Follow these 3 steps:\n\n1. one\n2. two\n3. three',
    `| Year | Growth |\n| --- | --- |\n| Last | 40 % ${ONE} |`,
    `| Growth | Source |\n| --- | --- |\n| 40 % | ${ONE} |`,
    '```\n99 bottles\n```',
    '> Boots are warm in winter — and dry.',
  ])('are not these: %s', (markdown) => {
    expect(remove(markdown)).toEqual({ markdown, removed: [], emptySections: [] })
  })

  test.each<[markdown: string, left: string, reason: string]>([
    ['It is fine. Sales grew by 40%. Yes.', 'It is fine. Yes.', 'number'],
    [`It is fine. Sales grew by 41% ${ONE}. Yes.`, 'It is fine. Yes.', 'number'],
    [`It is fine. Sales grew by 40% ${TWO}.`, 'It is fine.', 'number'],
    [`It is fine. Sales reached 1.5 billion. ${ONE} Yes.`, 'It is fine. Yes.', 'number'],
    [`In April 2024 they grew ${ONE}. Yes.`, 'Yes.', 'number'],
    ['She says “Nobody has ever worn boots like these”. Yes.', 'Yes.', 'quote'],
    ['She says "Nobody has ever worn. Boots like these". Yes.', 'Yes.', 'quote'],
    ['> Nobody has ever worn boots like these.\n>\n> — Jane Doe\n\nYes.', 'Yes.', 'quote'],
    ["We are the world's largest maker. Yes.", 'Yes.', 'superlative'],
    ['**Fine. It costs 99 dollars. Good.** Yes.', '**Fine. Good.** Yes.', 'number'],
    ['**It costs 99 dollars. Good.** Yes.', '**Good.** Yes.', 'number'],
    ['**Good. It costs 99 dollars.** Yes.', '**Good.** Yes.', 'number'],
    ['Fine. **It costs 99 dollars.** Yes.', 'Fine. Yes.', 'number'],
    ['**It costs 99 dollars.** Yes.', 'Yes.', 'number'],
    ['[Good. It costs 99 dollars](/own). Yes.', '[Good.](/own) Yes.', 'number'],
    ['It costs 99 dollars! # Good.', String.raw`\# Good.`, 'number'],
    ['It costs 99 dollars.\n\nYes.', 'Yes.', 'number'],
    ['- It costs 99 dollars.\n- Yes.', '- Yes.', 'number'],
    ['- Yes.\n- It costs 99 dollars.\n\nEnd.', '- Yes.\n\nEnd.', 'number'],
    ['2. It costs 99 dollars.\n3. Yes.', '2. Yes.', 'number'],
    ['- It costs 99 dollars.\n  - one\n  - two\n- Yes.', '- one\n- two\n- Yes.', 'number'],
    ['> It costs 99 dollars.\n> Yes.', '> Yes.', 'number'],
    ['> - It costs 99 dollars.\n> - Yes.', '> - Yes.', 'number'],
    ['Fine. The prices:\n\n- It costs 99 dollars.', 'Fine.', 'number'],
    ['| A | B |\n| --- | --- |\n| x | 99 |\n| y | z |', '| A | B |\n| --- | --- |\n| y | z |', 'number'],
    ['Yes.\n\n| A | B |\n| --- | --- |\n| x | 99 |', 'Yes.', 'number'],
    ['### It costs 99 dollars\n\nYes.', 'Yes.', 'number'],
  ])('go as a whole: %s', (markdown, left, reason) => {
    const { markdown: result, removed } = remove(markdown)
    expect(result.trim()).toBe(left)
    expect(new Set(removed.map((one) => one.reason))).toEqual(new Set([reason]))
  })

  test('are told with what readers saw', () => {
    expect(remove(`Yes. Sales **grew** by 41% ${ONE}. No &amp; yes, 7.`).removed).toEqual([
      { sentence: 'Sales grew by 41%.', reason: 'number' },
      { sentence: 'No & yes, 7.', reason: 'number' },
    ])
  })

  test('may use the numbers of the brief', () => {
    expect(remove('These 7 tips are for 2031.', { allowed: '7 tips for 2031' }).removed).toEqual([])
  })

  test('leave a section empty that is told', () => {
    const markdown = '## Prices\n\nIt costs 99 dollars.\n\n## Care\n\nYes.'
    expect(remove(markdown)).toMatchObject({
      markdown: '## Prices\n\n## Care\n\nYes.',
      emptySections: ['Prices'],
    })
  })

  test.each<[language: string, markdown: string, left: string]>([
    ['de', 'Gut. Es sind 12,5 Prozent. Ja.', 'Gut. Ja.'],
    ['es', 'Bien. ¿Son 12 euros? Sí.', 'Bien. Sí.'],
    ['sv', 'Bra. Det kostar 4 500 kronor. Ja.', 'Bra. Ja.'],
    ['ja', '良いです。価格は4500円です。はい。', '良いです。はい。'],
    ['ar', 'جيد. السعر ٤٥٠ دولارا. نعم.', 'جيد. نعم.'],
  ])('are found in %s', (language, markdown, left) => {
    expect(remove(markdown, { language }).markdown).toBe(left)
  })

  test('leave a text whose other sentences, links and emphasis are as before', () => {
    const kept = fc.constantFrom(
      'Fine',
      'Good **and bold**',
      '*Soft*',
      '[Own](/own) page',
      `Sales grew 40% ${ONE}`,
    )
    const lie = fc.constantFrom('It costs 99 dollars', 'It was **73 %** then', '[Some 99](/own) pairs')
    const text = fc
      .array(fc.oneof(kept, lie), { minLength: 1, maxLength: 5 })
      .map((all) => `${all.join('. ')}.`)
    const block = fc
      .tuple(fc.constantFrom('', '- ', '> ', '1. ', '### ', '> - '), text)
      .map(([mark, sentences]) => mark + sentences)
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const before = blocks.join('\n\n')
        const { markdown } = remove(before)
        const headingless = blocks.filter((one) => !one.startsWith('###')).join('\n\n')
        expect(markdown).not.toMatch(/99|73/)
        expect(wordsOf(markdown).length).toBeGreaterThanOrEqual(wordsOf(headingless).length)
        expect(
          readMarkdown(markdown)
            .map(({ text: seen }) => seen)
            .join(' '),
        ).not.toMatch(/\*\*|\]\(/)
        expect(markdown).not.toMatch(/^(?:> )?(?:-|\d\.)\s*$/m)
        expect(remove(markdown)).toMatchObject({ markdown, removed: [] })
      }),
    )
  })
})
