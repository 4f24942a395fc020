import { explainMissing } from '#features/connections/rules.ts'
import {
  KEYWORD_LIMIT_REACHED,
  LONGEST_KEYWORD,
  cleanKeyword,
  foldKeyword,
} from '#features/contentplans/rules.ts'
// Numbers of the contract that browsers need are in this file, so that browsers do not load the schemas.

/** Rows on a page of the keyword list (K-04). */
export const KEYWORD_PAGE_SIZES = [100, 500, 1000] as const
export const [KEYWORDS_PER_PAGE, , MOST_PER_PAGE] = KEYWORD_PAGE_SIZES

/** Keywords of a list that a user can select, at most. */
export const MOST_KEYWORDS_SELECTED = 20_000

/** Rows on a page of a cluster's keywords (K-14). */
export const KEYWORDS_PER_ARTICLE = 500

export const KEYWORD_SORT_COLUMNS = [
  'keyword',
  'estimated_search_volume',
  'difficulty',
  'cpc',
  'competition',
  'intent',
  'google_impressions_last',
  'google_clicks_last',
  'google_ctr_last',
  'google_position_last',
  'title',
  'source',
  'status',
  'created_at',
] as const

/** Ways to add many keywords at once. */
export const IMPORT_KINDS = ['paste', 'file', 'related', 'ai', 'rules'] as const

/** Most pasted keywords, and most lines for related keywords, at once (K-05). */
export const MOST_KEYWORDS_AT_ONCE = 5000
export const MOST_RELATED_LINES = 20
export const LONGEST_PROMPT = 2000

/** Under this key a tab keeps a list that is to be opened in Find more keywords. */
export const WAITING_LIST = 'keyloom-waiting-list'

/** Error of a pasted list that is too long (V-07). */
export const TOO_MANY_KEYWORDS = `You can add up to ${MOST_KEYWORDS_AT_ONCE} at once`

/** A run for search volumes, by its name in the database and on screen. */
export const VOLUMES_RUN = 'search volumes'
export const VOLUMES_NAME = 'Getting search volumes'
/** For so many days a service is not asked again for a search volume that it did not know. */
export const VOLUMES_KNOWN_DAYS = 30
/** Error without a provider of search volumes. */
export const NO_VOLUMES = `Search volumes are not known. ${explainMissing('keyword-data')}`

const LEAST_PASTED = 2

export type TextFault = 'empty' | 'too long' | 'control characters' | 'half a character'

// oxlint-disable-next-line no-control-regex -- finding control characters is the point; a tab is white space
const CONTROL = /[\0-\x08\x0a-\x1f\x7f-\x9f]/

/** Why a trimmed text cannot be a keyword, in a plan or in a file; null when it can. */
export function findTextFault(text: string): TextFault | null {
  if (text === '') return 'empty'
  if (countCharacters(text) > LONGEST_KEYWORD) return 'too long'
  if (CONTROL.test(text)) return 'control characters'
  return text.isWellFormed() ? null : 'half a character'
}

/** Why a cleaned text cannot be a keyword of a plan; null when it can. */
export function findKeywordFault(cleaned: string): string | null {
  const fault = findTextFault(cleaned)
  if (fault === 'too long' || countCharacters(foldKeyword(cleaned)) > LONGEST_KEYWORD)
    return `longer than ${LONGEST_KEYWORD} characters`
  if (fault !== null) return fault
  return /[\p{L}\p{N}]/u.test(cleaned) ? null : 'neither letters nor digits'
}

function countCharacters(text: string): number {
  return text.length <= LONGEST_KEYWORD ? text.length : Array.from(text).length
}

/** Lines that a list left out for one reason, and the first of them. */
export interface Ignored {
  reason: string
  count: number
  examples: string[]
}

/** Ignored rows of a file that are listed, each with its reason; more are only counted, to spare the browser's memory. */
export const MOST_IGNORED_LISTED = 100_000

/** Ignored lines of a pasted list that the user can take all the same. */
export const TAKEN_KINDS = ['punctuation', 'review'] as const

/** Why a pasted list is too long or too short (V-07, V-08); null when its length is fine. */
export function findPasteTrouble(count: number): string | null {
  if (count > MOST_KEYWORDS_AT_ONCE) return TOO_MANY_KEYWORDS
  return count < LEAST_PASTED ? 'Enter at least 2 keywords' : null
}

/** The lines to find related keywords for: the first twenty that are not empty (V-10). */
export function readRelatedLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map(cleanKeyword)
  return lines.filter((line) => line !== '').slice(0, MOST_RELATED_LINES)
}

/** K-06, F-059: how many inactive keywords clustering makes active. */
export function countToActivate({
  inactive,
  active,
  limit,
}: {
  inactive: number
  active: number
  limit: number
}): number {
  return Math.min(inactive, Math.max(0, limit - active))
}

/** Why clustering cannot begin (V-11); null when it can. */
export function findClusteringTrouble({ active, limit }: { active: number; limit: number }): string | null {
  return active >= limit ? KEYWORD_LIMIT_REACHED : null
}

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
/** The beginning of a formula after a character that separates cells in some countries, or after a line end. */
const FORMULA_WITHIN = /([;\t\r\n])( *[=+\-@＝＋－＠])/g

const DISARMED_WITHIN = /([;\t\r\n])'( *[=+\-@＝＋－＠])/g

/** The text with ' before what a spreadsheet would run as a formula. */
export function disarmFormulas(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replaceAll(FORMULA_WITHIN, "$1'$2")
}

/** The text that `disarmFormulas` was given. */
export function rearmFormulas(disarmed: string): string {
  const first = disarmed.startsWith("'") && FORMULA.test(disarmed.slice(1)) ? disarmed.slice(1) : disarmed
  return first.replaceAll(DISARMED_WITHIN, '$1$2')
}

/** A text as a cell of CSV (RFC 4180). Also quoted where other programs would split it or strip white space. */
export function writeCsvCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
