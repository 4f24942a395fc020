import { joinWords } from '../text/index.ts'
import type { Reader, ReadWord } from './create-reader.ts'
import type { PageSentence, ReadPage } from './read-pages.ts'

/** Words of the subject: one to three that stand together on many pages. */
export interface Term {
  key: string
  /** As it is mostly written. */
  text: string
  /** The share of hosts that have it. */
  share: number
  /** How often the pages have it. */
  count: number
  /** How much it says about the subject of the pages, in comparison with others. */
  weight: number
}

/** A term is on so many of the pages. */
const LEAST_SHARE = 0.3
const LONGEST = 3
const MOST = 120
const LEAST_LETTERS = 2

interface Counted {
  hosts: Set<string>
  count: number
  words: number
  forms: Map<string, number>
}

export function findTerms(pages: readonly ReadPage[], reader: Reader): Term[] {
  const hosts = new Set(pages.map(({ host }) => host)).size
  const least = hosts < 2 ? 1 : Math.max(2, Math.ceil(hosts * LEAST_SHARE))
  const usual = dropParts(
    [...countRuns(pages, { least, reader })].filter(
      ([, one]) => one.hosts.size >= least && (hosts > 1 || one.count > 1),
    ),
  )
  return usual
    .map(([key, one]) => {
      const share = one.hosts.size / hosts
      const weight = share * (1 + Math.log(one.count)) * Math.sqrt(one.words)
      return { key, text: mostUsed(one.forms), share, count: one.count, weight }
    })
    .toSorted((one, other) => other.weight - one.weight || (one.key < other.key ? -1 : 1))
    .slice(0, MOST)
}

/** Tells which of some terms a sentence has. */
export function createTermFinder(terms: readonly Term[]): (sentence: PageSentence) => string[] {
  const known = new Set(terms.map(({ key }) => key))
  const words = new Set(terms.flatMap(({ key }) => key.split(' ')))
  return (sentence) =>
    listRuns(sentence, (key) => words.has(key)).flatMap(({ key }) => (known.has(key) ? [key] : []))
}

interface Run {
  key: string
  words: string[]
}

/** The runs of words of a sentence that begin and end with words that may; no longer than terms are. */
function listRuns({ words }: PageSentence, mayStand: (key: string) => boolean): Run[] {
  const runs: Run[] = []
  // Words without spaces between them make one word only when none of grammar is among them.
  const isWhole = words.some(({ text }) => KANJI_OR_KANA.test(text))
  const stands = words.map((word) => canStand(word) && mayStand(word.key ?? ''))
  for (const at of words.keys()) {
    if (!stands[at]) continue
    for (let end = at + 1; end <= Math.min(at + LONGEST, words.length); end++) {
      if (!stands[end - 1]) {
        if (isWhole) break
        continue
      }
      const run = words.slice(at, end)
      runs.push({
        key: run.map(({ text, key }) => key ?? text).join(' '),
        words: run.map(({ text }) => text),
      })
    }
  }
  return runs
}

function canStand({ text, key, isWeak }: ReadWord): boolean {
  if (key === null || isWeak || !HAS_LETTER.test(text) || HIRAGANA_ONLY.test(text)) return false
  return text.length >= LEAST_LETTERS
}

const HAS_LETTER = /\p{L}/u
const HIRAGANA_ONLY = /^\p{Script=Hiragana}*$/u
const KANJI_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Counts runs of the words that are on enough hosts: no run is on more hosts than its words. */
function countRuns(
  pages: readonly ReadPage[],
  { least, reader }: { least: number; reader: Reader },
): Map<string, Counted> {
  const hostsOf = new Map<string, Set<string>>()
  for (const { host, sections } of pages)
    for (const { sentences } of sections)
      for (const { keys } of sentences)
        for (const key of keys) hostsOf.set(key, (hostsOf.get(key) ?? new Set()).add(host))
  const isUsual = (key: string) => (hostsOf.get(key)?.size ?? 0) >= least
  const counted = new Map<string, Counted>()
  for (const { host, sections } of pages)
    for (const { sentences } of sections)
      for (const sentence of sentences)
        for (const run of listRuns(sentence, isUsual))
          count(counted, { run, host, language: reader.language })
  return counted
}

function count(
  counted: Map<string, Counted>,
  { run: { key, words }, host, language }: { run: Run; host: string; language: string },
): void {
  const one = counted.get(key) ?? { hosts: new Set(), count: 0, words: words.length, forms: new Map() }
  const form = joinWords(words, language)
  one.hosts.add(host)
  one.count++
  one.forms.set(form, (one.forms.get(form) ?? 0) + 1)
  counted.set(key, one)
}

/** Leaves out terms that nearly always stand in the same longer term. */
function dropParts(terms: readonly [string, Counted][]): [string, Counted][] {
  const covered = new Map<string, number>()
  for (const [key, { count: times }] of terms)
    for (const part of listParts(key)) covered.set(part, Math.max(covered.get(part) ?? 0, times))
  return terms.filter(([key, { count: times }]) => (covered.get(key) ?? 0) < times * MOSTLY)
}

const MOSTLY = 0.8

function listParts(key: string): string[] {
  const words = key.split(' ')
  const parts: string[] = []
  for (let from = 0; from < words.length; from++)
    for (let end = from + 1; end <= words.length; end++)
      if (end - from < words.length) parts.push(words.slice(from, end).join(' '))
  return parts
}

function mostUsed(forms: ReadonlyMap<string, number>): string {
  const [usual] = [...forms].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return usual?.[0] ?? ''
}
