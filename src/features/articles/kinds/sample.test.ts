import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findKinds } from './index.ts'

const KINDS = ['type', 'intent', 'funnel'] as const

/** Queries that a person has labelled: language | query | type | intent | funnel. */
function readSample(file: string) {
  const lines = readFileSync(join(import.meta.dirname, 'sample', file), 'utf8')
    .trim()
    .split('\n')
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [language = '', query = '', type = '', intent = '', funnel = ''] = line
        .split('|')
        .map((part) => part.trim())
      return { language, query, type, intent, funnel }
    })
}

/** Of the queries of a sample, the percentages whose kind is right and wrong by words alone; of the rest it is unsure. */
function measure(file: string, kind: (typeof KINDS)[number]): { right: number; wrong: number } {
  const sample = readSample(file)
  const count = { right: 0, wrong: 0 }
  for (const { language, query, ...labels } of sample) {
    const clues = { language, domain: null, results: [], pageType: null }
    const { value } = findKinds({ ...clues, keywords: [{ keyword: query, volume: null }] })[kind]
    if (value !== null) count[value === labels[kind] ? 'right' : 'wrong']++
  }
  const percentOf = (part: number) => Math.round((100 * part) / sample.length)
  return { right: percentOf(count.right), wrong: percentOf(count.wrong) }
}

test.each([
  ['tuned.txt', 'type', { right: 87, wrong: 0 }],
  ['tuned.txt', 'intent', { right: 91, wrong: 1 }],
  ['tuned.txt', 'funnel', { right: 91, wrong: 1 }],
  ['held-out.txt', 'type', { right: 85, wrong: 5 }],
  ['held-out.txt', 'intent', { right: 91, wrong: 0 }],
  ['held-out.txt', 'funnel', { right: 91, wrong: 0 }],
] as const)(
  'of the queries in %s, the %s by words alone is right and wrong as measured',
  (file, kind, shares) => {
    expect(measure(file, kind)).toEqual(shares)
  },
)
