import { DANISH } from './danish.ts'
import { DUTCH } from './dutch.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'
import { SWEDISH } from './swedish.ts'
import type { PageTexts } from './page-texts.ts'

const TEXTS = new Map<string, PageTexts>([
  ['en', ENGLISH],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['it', ITALIAN],
  ['nl', DUTCH],
  ['pt', PORTUGUESE],
  ['pl', POLISH],
  ['sv', SWEDISH],
  ['da', DANISH],
])

/** The texts in a language such as pt; in English where there are none, which `isTranslated` says. */
export function findTexts(language: string): { texts: PageTexts; isTranslated: boolean } {
  const texts = TEXTS.get(language)
  return { texts: texts ?? ENGLISH, isTranslated: texts !== undefined }
}

/** Puts values in the places of a text: Page {page} of {pages}. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
