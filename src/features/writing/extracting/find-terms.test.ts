import { expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { findTerms } from './find-terms.ts'
import { readPages } from './read-pages.ts'

/** The terms of pages with the same sentences on several sites. */
function termsOf(text: string, language = 'en'): string[] {
  const reader = createReader(language)
  const pages = ['one', 'two', 'three'].map((name, at) => ({
    url: `https://${name}.example/`,
    position: at + 1,
    title: '',
    language,
    date: null,
    headings: [],
    text,
    wordCount: 40,
  }))
  const read = readPages(pages, { reader, ownWords: new Set() })
  return findTerms(read, reader).map((term) => term.text)
}

test('a term does not reach over a comma or a bracket', () => {
  const terms = termsOf('After a hard fall, hiking boots (leather models) are checked in the workshop.')
  expect(terms).toContain('hard fall')
  expect(terms.filter((term) => /fall hik|boots leather|models checked/.test(term))).toEqual([])
})

test('nouns that a preposition joins are one term, and words around other words of grammar are none', () => {
  const terms = termsOf('Look for signs of wear before you decide because comfort of the boots matters.')
  expect(terms).toContain('signs of wear')
  expect(terms.filter((term) => /because|before/.test(term))).toEqual([])
})

test.each([
  ['en', 'You should recommend a soft brush. They recommend the soft brush.', 'recommend', 'soft brush'],
  [
    'es',
    'Se recomienda la funda impermeable. No recomienda una funda impermeable.',
    'recomienda',
    'funda impermeable',
  ],
  ['sv', 'Man rekommenderar en mjuk borste. Vi rekommenderar din mjuka borste.', 'rekommenderar', 'borste'],
])('in %s, verbs begin and end no term: %s', (language, text, verb, noun) => {
  const terms = termsOf(text, language)
  expect(terms.some((term) => term.includes(noun))).toBe(true)
  expect(terms.filter((term) => term.includes(verb))).toEqual([])
})
