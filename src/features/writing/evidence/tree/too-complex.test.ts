import { expect, test } from 'vitest'
import { makeCard } from '#tests/support/writing/make-card.ts'
import {
  citeEvidence,
  lintArticle,
  listCitations,
  readBrief,
  readKeptIds,
  removeSentences,
  settleEvidence,
  TooComplex,
} from '../index.ts'

const cards = [makeCard('E1')]
const settling = { cards, ownDomain: 'own.example', language: 'en' }
const brief = readBrief('# Boots\n\n## Fit') ?? expect.unreachable()

const readers: [what: string, read: (markdown: string) => unknown][] = [
  ['brief', readBrief],
  ['research', readKeptIds],
  ['text', listCitations],
  ['text', (markdown) => citeEvidence(markdown, cards)],
  ['text', (markdown) => settleEvidence(markdown, settling)],
  ['text', (markdown) => lintArticle({ markdown, brief, ...settling })],
  ['text', (markdown) => removeSentences(markdown, 'en', () => [0])],
]

test.each(['*a_ ', '> ', '[', '<a ', '- a\n\n', '`a``b', '【E1】'])(
  'a text of nothing but %j is refused with a sentence before its tree is read',
  (mark) => {
    for (const [what, read] of mark === '【E1】' ? readers.slice(4, 5) : readers)
      expect(() => read(mark.repeat(20_000))).toThrow(new TooComplex(what))
  },
)
