import type { Brief, SourcePage } from '../../contract.ts'
import { isOrder } from '../../extracting/index.ts'
import { choosePassages } from './material/choose-passages.ts'
import { countTokens } from './material/count-tokens.ts'
import { tidyLine } from './answers/tidy-line.ts'
import type { ReadPassages } from './prompts/researcher.ts'

/** Of one page, so that long pages do not push out the others. */
const PAGE_TOKENS = 4_000
/** Of one call. */
export const READING_TOKENS = 8_000

/** Pages that are read in one call. */
export interface Reading {
  pages: ReadPage[]
  /** Of the passages that are shown. */
  tokens: number
}

interface ReadPage {
  /** Its id in the prompt. */
  id: string
  page: SourcePage
  tokens: number
}

/**
 * Which pages are read together: as many as fit into one call, in their order. Readings depend on nothing but the brief
 * and the pages, so that work can be resumed at one of them.
 */
export function planReading({
  brief,
  pages,
  language,
}: {
  brief: Brief
  pages: readonly SourcePage[]
  language: string
}): Reading[] {
  const readings: Reading[] = []
  for (const [place, page] of pages.entries()) {
    const id = `P${place + 1}`
    const { text } = choosePassagesOf(brief, { id, page }, { language, tokens: PAGE_TOKENS })
    const tokens = countTokens(text)
    if (tokens === 0) continue
    const last = readings.at(-1)
    if (last === undefined || last.tokens + tokens > READING_TOKENS)
      readings.push({ pages: [{ id, page, tokens }], tokens })
    else {
      last.pages.push({ id, page, tokens })
      last.tokens += tokens
    }
  }
  return readings
}

/** The passages of a page that have to do with the sections of the brief. */
export function choosePassagesOf(
  { title, outline, terms }: Brief,
  { id, page }: Pick<ReadPage, 'id' | 'page'>,
  { language, tokens }: { language: string; tokens: number },
): ReadPassages {
  const about = outline.flatMap((section) => [
    section.heading,
    ...section.points,
    ...section.terms,
    ...section.questions,
  ])
  const text = choosePassages({
    text: page.text,
    about: [title, ...terms, ...about],
    language: page.language ?? language,
    tokens,
  })
  return { id, title: isOrder(page.title) ? '' : tidyLine(page.title), text }
}
