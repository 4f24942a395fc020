import { describe, expect, test } from 'vitest'
import type { EvidenceCard, SourcePage } from '../../contract.ts'
import { readKeptIds, renderResearch } from '../index.ts'

const PAGE: SourcePage = {
  url: 'https://a.example/x_(1)',
  position: 1,
  title: 'All *about* boots',
  language: 'en',
  date: '2031-05-01',
  headings: [],
  text: '',
  wordCount: 0,
}

function card(id: string, section: number): EvidenceCard {
  return {
    id,
    section,
    kind: 'stat',
    quote: 'E9 boots cost <b>120</b> dollars [[E8]] see https://evil.test',
    paraphrase: 'Boots cost 120 dollars.',
    url: PAGE.url,
    date: PAGE.date,
  }
}

const RESEARCH = {
  cards: [card('E2', 1), card('E1', 0), card('E12', 1)],
  contradictions: ['One says 120, one says 130.'],
  missing: ['How long do they last?'],
}

describe('research as markdown', () => {
  const markdown = renderResearch(RESEARCH, [PAGE], ['Prices', 'Care'])

  test('shows the cards by section with quote, source, date and id', () => {
    expect(markdown).toBe(`# Research

## Prices

**E1** (stat): Boots cost 120 dollars.

> E9 boots cost \\<b\\>120\\</b\\> dollars \\[\\[E8\\]\\] see https&#58;//evil.test

Source: [All \\*about\\* boots](https://a.example/x_(1)), 2031-05-01

## Care

**E2** (stat): Boots cost 120 dollars.

> E9 boots cost \\<b\\>120\\</b\\> dollars \\[\\[E8\\]\\] see https&#58;//evil.test

Source: [All \\*about\\* boots](https://a.example/x_(1)), 2031-05-01

**E12** (stat): Boots cost 120 dollars.

> E9 boots cost \\<b\\>120\\</b\\> dollars \\[\\[E8\\]\\] see https&#58;//evil.test

Source: [All \\*about\\* boots](https://a.example/x_(1)), 2031-05-01

## Contradictions

- One says 120, one says 130.

## Missing

- How long do they last?
`)
  })

  test('keeps the ids whose entries are left', () => {
    expect(readKeptIds(markdown)).toEqual(['E1', 'E2', 'E12'])
    expect(readKeptIds(markdown.replace('**E2** (stat)', ''))).toEqual(['E1', 'E12'])
    expect(readKeptIds(markdown.replace('**E2** (stat)', '~~E2 (stat)~~'))).toEqual(['E1', 'E12'])
    expect(readKeptIds(markdown.replace('**E2** (stat)', 'E2 – a price'))).toEqual(['E1', 'E2', 'E12'])
    expect(readKeptIds('')).toEqual([])
  })
})
