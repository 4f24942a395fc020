import { cutText } from '#platform/cut-text.ts'
import { countWords } from './count-words.ts'
import { dropHidden } from './drop-hidden.ts'
import { dropStyledAway } from './drop-styled-away.ts'
import { extractText } from './extract-text.ts'
import { openDocument } from './open-document.ts'
import { readDate, readLanguage, readThings } from './read-head.ts'
import { readText } from './read-text.ts'
import { squeeze } from './squeeze.ts'

/** Characters of a source's text, at most: about as many as ten long articles have. */
const LONGEST_TEXT = 60_000
const LONGEST_LINE = 500
const MOST_HEADINGS = 200
const MENUS = 'nav, footer, aside, [role="navigation"], [role="contentinfo"], [role="complementary"]'
/** Enough to tell the language. */
const SAMPLE = 3_000

/** What a page of another site shows to its readers. */
export interface ParsedSource {
  title: string
  /** As the page names it, or else as its text is read: en-GB, en. */
  language: string | null
  /** When it was changed or else published: 2031-05-01. */
  date: string | null
  /** The headings of the main text in their order. */
  headings: { level: number; text: string }[]
  /** The main text, a line for each paragraph, heading, item and cell. */
  text: string
  wordCount: number
}

/** Reads what is visible in a page. Throws when its elements nest too deeply. */
export async function parseSource(html: string): Promise<ParsedSource> {
  const document = openDocument(html)
  const things = readThings(document)
  const date = readDate(document, things, 'modified') ?? readDate(document, things, 'published')
  const named = readLanguage(document)
  const documentTitle = cutLine(squeeze(document.querySelector('head > title')?.textContent))
  dropStyledAway(document)
  dropHidden(document)
  const headings = listHeadings(document)
  // Last, because it takes the document apart.
  const text = capText(extractText(document).text.normalize('NFC'))
  const lines = new Set(text.split('\n'))
  return {
    title: headings.find(({ level }) => level === 1)?.text ?? documentTitle,
    language: named ?? (await detectLanguage(text)),
    date: date?.slice(0, 10) ?? null,
    headings: headings.filter((one) => one.level === 1 || lines.has(one.text)).slice(0, MOST_HEADINGS),
    text,
    wordCount: countWords(text),
  }
}

function listHeadings(document: Document): ParsedSource['headings'] {
  return [...document.body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((one) => one.closest(MENUS) === null)
    .map((one) => ({
      level: Number(one.localName.slice(1)),
      text: cutLine(readText(one).replaceAll('\n', ' ').normalize('NFC')),
    }))
    .filter(({ text }) => text !== '')
}

function cutLine(text: string): string {
  return cutText(text, LONGEST_LINE)
}

/** Ends with a whole line where that loses little. */
function capText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const cut = cutText(text, LONGEST_TEXT)
  const end = cut.lastIndexOf('\n')
  return cut.slice(0, end > LONGEST_TEXT / 2 ? end : LONGEST_TEXT)
}

async function detectLanguage(text: string): Promise<string | null> {
  if (text === '') return null
  const { eld } = await import('eld/small')
  const found = eld.detect(text.slice(0, SAMPLE))
  return found.language === '' ? null : found.language
}
