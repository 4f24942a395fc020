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
import { removeUnsupported } from '../claims/remove-unsupported.ts'
import { readSections } from '../lint/read-sections.ts'

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

test.each(['*a_ ', '> ', '[', '<a ', '- a\n\n', '`a``b', '|', '【E1】'])(
  'a text of nothing but %j is refused with a sentence before its tree is read',
  (mark) => {
    for (const [what, read] of mark === '【E1】' ? readers.slice(4, 5) : readers)
      expect(() => read(mark.repeat(20_000))).toThrow(new TooComplex(what))
  },
)

test('the cells of a wide table are judged in time in proportion to their number', () => {
  const markdown = ['a|', '-|', 'a|'].map((cell) => `|${cell.repeat(2_000)}\n`).join('')
  const before = process.cpuUsage()
  removeUnsupported(markdown, settling)
  const { user, system } = process.cpuUsage(before)
  // In microseconds. When each cell reads its whole table, it takes several seconds.
  expect(user + system).toBeLessThan(2_500_000)
})

test('a line that begins with many numbers is read', () => {
  expect(readKeptIds(`${'12 '.repeat(100)}boots`)).toEqual([])
})

test('a table of 2,000 rows is read, one of 8,000 columns is not', () => {
  const rows = ['| a | b |', '| - | - |', ...Array.from({ length: 2_000 }, () => '| a | b |')].join('\n')
  expect(listCitations(rows)).toEqual([])
  const wide = ['a|', '-|', 'a|'].map((cell) => `|${cell.repeat(8_000)}\n`).join('')
  expect(() => listCitations(wide)).toThrow(TooComplex)
})

test('a paragraph of more words than a function takes arguments is read', () => {
  const [section] = readSections('a '.repeat(130_000), 'en')
  expect(section?.words).toHaveLength(130_000)
})
