import { expect, test } from 'vitest'
import { measureProcessorTime } from '#tests/support/processor-time.ts'
import type { SourcePage } from '../contract.ts'
import { createReader } from './create-reader.ts'
import { findContradictions } from './find-contradictions.ts'
import { findQuestions } from './find-questions.ts'
import { createTopicReader } from './heading-likeness.ts'
import { extractBrief } from './index.ts'
import { createQuestionReader } from './questions.ts'
import { readPages } from './read-pages.ts'

const KIND = { type: null, intent: null, funnel: null } as const
const SYLLABLES = 'ba ke li mo nu par ters vin dolk sum'.split(' ')
/** Always the same words, each of three syllables. */
const word = (at: number) =>
  [at, Math.floor(at / 10), Math.floor(at / 100)].map((one) => SYLLABLES[one % 10]).join('')
const words = (at: number, count: number) =>
  Array.from({ length: count }, (_, place) => word(at * 31 + place * 17)).join(' ')

function makePages(lines: number, write: (at: number) => string, headings: string[] = []): SourcePage[] {
  return Array.from({ length: 5 }, (_, place) => {
    const own = headings.map((heading, at) => `${heading} ${words(place * 991 + at * 13, 2)}`)
    const text = Array.from({ length: lines }, (__, at) => write(place * lines + at))
    return {
      url: `https://site${place}.example/`,
      position: place + 1,
      title: 'Boots',
      language: 'en',
      date: null,
      headings: own.map((heading) => ({ level: 2, text: heading })),
      text: [...own, ...text].join('\n'),
      wordCount: 1_000,
    }
  })
}

const brief = (pages: SourcePage[]) =>
  extractBrief({ pages, keywords: [], mainKeyword: 'boots', language: 'en', ownPages: [], kind: KIND })

/** The time of an outline of pages with so many headings each, in milliseconds. */
function measureOutline(count: number): number {
  const headings = Array.from({ length: count }, (_, at) => word(at))
  const pages = makePages(5, (at) => `Boots are ${words(at, 6)}.`, headings)
  return measureProcessorTime(() => brief(pages))
}

test('an outline of pages with twice as many headings takes at most the square of that', () => {
  // The first time also compiles.
  measureOutline(70)
  // Four times, and as much again for a machine that is busy with something else; eight times would be the cube.
  expect(measureOutline(140) / measureOutline(70)).toBeLessThan(7)
})

test('pages that ask 2,000 questions each are read quickly', () => {
  const reader = createReader('en')
  const pages = makePages(1, () => '').map((page) => ({
    page,
    host: new URL(page.url).host,
    isHostile: false,
    sections: [{ heading: null, place: 0, isAnswer: false, sentences: listQuestions(page.position * 2_000) }],
  }))
  const known = new Set(
    Array.from({ length: 1_000 }, (_, at) => word(at)).flatMap((one) => [...reader.keysOf(one)]),
  )
  const readTopic = createTopicReader(reader, { headings: [], subject: NONE })
  const questions = createQuestionReader('en')
  const context = { pages, keywords: [], topics: [], questions, readTopic, known, subject: NONE }
  expect(measureProcessorTime(() => findQuestions(context))).toBeLessThan(1_500)
  expect(findQuestions(context).others).toHaveLength(8)
})

const NONE: ReadonlySet<string> = new Set()

function listQuestions(from: number) {
  return Array.from({ length: 2_000 }, (_, at) => ({
    text: `How ${words(from + at, 4)}?`,
    words: [],
    keys: NONE,
  }))
}

test('pages with 1,200 numbers of one unit each are compared quickly', () => {
  const reader = createReader('en')
  const pages = readPages(
    makePages(1_200, (at) => `Boots ${words(at, 2)} for ${at} minutes.`),
    { reader, ownWords: new Set() },
  )
  const candidates = pages.flatMap((page) =>
    page.sections.flatMap(({ sentences }) =>
      sentences.map((sentence) => ({ sentence, page, isBelow: true })),
    ),
  )
  const subject = new Set(['boot'])
  expect(candidates).toHaveLength(6_000)
  expect(measureProcessorTime(() => findContradictions(candidates, { reader, subject }))).toBeLessThan(1_000)
})
