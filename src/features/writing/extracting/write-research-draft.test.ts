import { expect, test } from 'vitest'
import type { Brief, EvidenceCard } from '../contract.ts'
import { readMarkdown } from '../markdown/index.ts'
import { writeResearchDraft } from './index.ts'

const BRIEF: Brief = {
  title: 'Clean boots',
  description: '',
  slug: 'clean-boots',
  angle: '',
  audience: '',
  words: { least: 100, most: 200 },
  outline: [
    {
      heading: 'Brush [the] *soles*',
      points: ['Explain 1. steps'],
      terms: ['tread'],
      questions: ['How?'],
      words: 80,
    },
    { heading: 'Dry', points: [], terms: [], questions: [], words: 60 },
  ],
  terms: [],
  faqs: [],
  links: [],
  gaps: [],
}

function draw(quotes: readonly string[], language = 'en'): string {
  const cards = quotes.map((quote, at): EvidenceCard => ({
    id: `E${at + 1}`,
    section: 0,
    kind: 'fact',
    quote,
    paraphrase: '',
    url: 'https://one.example/',
    date: null,
  }))
  return writeResearchDraft({ brief: BRIEF, research: { cards, contradictions: [], missing: [] }, language })
}

test('a draft has the quotes of a section below its heading, after what to write there', () => {
  expect(draw(['Stones come out with a stick.']))
    .toBe(`These are extracts from the pages that rank for “Clean boots”, not a finished article: write each section in your own words before you publish it.

## Brush \\[the\\] \\*soles\\*

- Write about 80 words in your own words.
- Explain 1. steps
- To answer: How?
- Words of the subject: tread.

> Stones come out with a stick. [[E1]]

## Dry

- Write about 60 words in your own words.
`)
})

test.each(['de', 'es', 'sv', 'ja', 'ar'])(
  'in %s the first line says so in English and in the language',
  (language) => {
    const [first = ''] = draw([], language).split('\n')
    expect(first).toMatch(/^These are extracts .* before you publish it\. \S/)
    expect(first.match(/Clean boots/g)).toHaveLength(2)
  },
)

test('a language without texts of its own has the English ones', () => {
  expect(draw([], 'fi')).toBe(draw([], 'en'))
})

test.each([
  '# Not a heading, but the first sentence of a page.',
  '1. Not an item of a list.',
  '- Not an item either.',
  'Not *strong*, not _weak_, not `code` and no <b>tag</b>.',
  'No [link](/evil) and no ![image](/p.png).',
  'No \\ escape & no &amp; entity.',
  'No | cell and no ~~line~~.',
])('a quote is read as text, whatever its signs are: %s', (quote) => {
  const quotes = readMarkdown(draw([quote])).filter(({ kind }) => kind === 'quote')
  expect(quotes.map(({ links }) => links)).toEqual([[]])
  expect(quotes[0]?.text.replace(/\s*\[\[E1\]\]$/, '')).toBe(quote)
})
