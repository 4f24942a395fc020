import type { SourcePage } from '../contract.ts'
import { isSameLanguage, splitSentences } from '../text/index.ts'
import type { Reader, ReadWord } from './create-reader.ts'
import { findDistrust } from './distrust.ts'
import { dropEnd } from './drop-end.ts'
import { foldHeading } from './fold-heading.ts'
import { judgeHeading } from './judge-heading.ts'
import { namesSite } from './names-site.ts'

/** A sentence of a page that may be used. */
export interface PageSentence {
  /** As it stands in the text of the page. */
  text: string
  words: ReadWord[]
  keys: ReadonlySet<string>
}

/** A part of a page below a heading. */
export interface PageSection {
  /** As it is shown: without its number. Null for what stands above the first heading or below one that is not used. */
  heading: string | null
  /** Where it stands among the headings of the page, from 0 to 1. */
  place: number
  /** Whether it stands in a list of questions with answers. */
  isAnswer: boolean
  sentences: PageSentence[]
}

export interface ReadPage {
  page: SourcePage
  host: string
  /** Whether some of it speaks to models: nothing of it is used when enough other pages are there. */
  isHostile: boolean
  sections: PageSection[]
}

/** Fewer words make no sentence, but the label of a button or a cell. */
const LEAST_WORDS = 4

/**
 * The pages in the language of the reader, in an order that does not depend on that of the list. Pages that speak to
 * models are left out, unless too few others are there; then only the lines around such words are.
 */
export function readPages(
  pages: readonly SourcePage[],
  { reader, ownWords }: { reader: Reader; ownWords: ReadonlySet<string> },
): ReadPage[] {
  const read = pages
    .filter(({ language }) => language === null || isSameLanguage(language, reader.language))
    .toSorted((one, other) => one.position - other.position || (one.url < other.url ? -1 : 1))
    .map((page) => readPage(page, { reader, ownWords }))
  const honest = read.filter(({ isHostile }) => !isHostile)
  return honest.length >= Math.min(LEAST_HONEST, read.length) ? honest : read
}

/** With so many others, a page that speaks to models is not needed. */
const LEAST_HONEST = 2

interface Context {
  reader: Reader
  ownWords: ReadonlySet<string>
}

function readPage(page: SourcePage, context: Context): ReadPage {
  const lines = page.text.split('\n')
  const distrust = lines.map((line) => findDistrust(line, context.ownWords))
  const headings = listHeadings(page, lines)
  const isOrder = (text: string) => findDistrust(text, context.ownWords) === 'order'
  const isHostile =
    distrust.includes('order') || isOrder(page.title) || headings.some(({ text }) => isOrder(text))
  const sections: PageSection[] = [{ heading: null, place: 0, isAnswer: false, sentences: [] }]
  const byLine = new Map(
    headings.flatMap((heading) => (heading.line === null ? [] : [[heading.line, heading] as const])),
  )
  const open = openSections(page, { headings, context })
  for (const heading of headings) if (heading.line === null) sections.push(open(heading))
  let current = sections[0]
  for (const [at, line] of lines.entries()) {
    const heading = byLine.get(at)
    if (heading !== undefined) {
      current = open(heading)
      sections.push(current)
    } else if (
      distrust[at] !== 'markup' &&
      ![distrust[at - 1], distrust[at], distrust[at + 1]].includes('order')
    )
      current?.sentences.push(...readLine(line, { ...context, isDoubted: distrust[at] !== null }))
  }
  return { page, host: readHost(page.url), isHostile, sections }
}

interface PageHeading {
  level: number
  text: string
  place: number
  /** The line of the text on which it stands. */
  line: number | null
}

/** Headings below the title, with the lines of the text on which they stand. When most are in the text, the others belong to the site. */
function listHeadings(page: SourcePage, lines: readonly string[]): PageHeading[] {
  const places = new Map<string, number[]>()
  for (const [at, line] of lines.entries())
    if (line.length <= LONGEST_LINE) remember(places, foldHeading(line), at)
  const below = page.headings.filter(({ level }) => level > 1)
  const firsts = page.headings.filter(({ level }) => level === 1)
  // A page that sets all of its sections as titles.
  const used = below.length === 0 ? firsts.slice(1) : below
  let last = -1
  const found = used.map(({ level, text }, index) => {
    const line = places.get(foldHeading(text))?.find((at) => at > last) ?? null
    if (line !== null) last = line
    return { level, text, place: used.length > 1 ? index / (used.length - 1) : 0, line }
  })
  const inText = found.filter(({ line }) => line !== null)
  return inText.length * 2 >= found.length ? inText : found
}

const LONGEST_LINE = 300

function remember(places: Map<string, number[]>, key: string, at: number): void {
  if (key !== '') places.set(key, [...(places.get(key) ?? []), at])
}

/** Opens the sections of a page one after the other, and remembers when a list of questions has begun. */
function openSections(
  page: SourcePage,
  { headings, context }: { headings: readonly PageHeading[]; context: Context },
): (heading: PageHeading) => PageSection {
  const deepest = findDeepest(headings)
  let questionsBelow = Infinity
  return ({ level, text, place }) => {
    const shown = showHeading(text)
    const kind = judgeHeading(shown)
    if (level <= questionsBelow) questionsBelow = kind === 'questions' ? level : Infinity
    const isAnswer = level > questionsBelow
    const isUsed =
      kind === 'topic' &&
      (level <= deepest || isAnswer) &&
      findDistrust(text, context.ownWords) === null &&
      !namesSite(shown, { page, host: readHost(page.url), ownWords: context.ownWords })
    return { heading: isUsed ? shown : null, place, isAnswer, sentences: [] }
  }
}

/** Headings of two levels are topics; those further down are details. */
function findDeepest(headings: readonly PageHeading[]): number {
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((one, other) => one - other)
  return levels[1] ?? levels[0] ?? 0
}

/** Without the number, or the word and number of a step, at its front, and without pictures. */
function showHeading(text: string): string {
  const bare = text
    .normalize('NFC')
    .replaceAll(PICTURES, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(NUMBER, '')
    .replace(STEP, '')
  return dropEnd(bare, ' :：.。…')
}

const PICTURES = /[\p{Extended_Pictographic}\ufe0f\u20e3]/gu
const NUMBER = /^(?:\(?\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?[.):：、．]|#\p{Nd}{1,2}|[①-⑳]|[IVX]{1,4}\.)\s*/u
const STEP =
  /^(?:step|schritt|paso|steg|étape|etape|passo|stap|trin|trinn|krok|tip|tipp|consejo|tips|ステップ|手順|الخطوة)\s?\p{Nd}{1,2}\s*[:：.\-–—]\s*/iu

function readLine(
  line: string,
  { reader, ownWords, isDoubted }: Context & { isDoubted: boolean },
): PageSentence[] {
  const trimmed = line.trim()
  if (trimmed === '') return []
  return splitSentences(line, reader.language).flatMap(({ text }) => {
    if (isDoubted && findDistrust(text, ownWords) !== null) return []
    const words = reader.read(text)
    if (words.length < LEAST_WORDS) return []
    return [{ text, words, keys: new Set(words.flatMap(({ key }) => (key === null ? [] : [key]))) }]
  })
}

function readHost(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return url
  }
}
