import { cleanKeyword, foldKeyword, tidyKeyword } from '#features/contentplans/rules.ts'
import { findReviewReason } from './review-keyword.ts'
import { findKeywordFault, type TAKEN_KINDS } from '../rules.ts'

/** Which ignored lines the user takes all the same: those with punctuation, and those to review. */
export type TakenKind = (typeof TAKEN_KINDS)[number]

/** A line that V-09 ignores, or that cannot be a keyword. */
export interface IgnoredLine {
  /** Number of the line, from 1. */
  line: number
  text: string
  reason: string
  /** The keyword that the line becomes when its kind is taken; null when it can become none. */
  cleaned: string | null
  /** null for a line that cannot be taken. */
  kind: TakenKind | null
}

interface PastedList {
  /** Keywords, each once, in the order of their first line. */
  keywords: string[]
  ignored: IgnoredLine[]
}

const LINE_ENDS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/

/**
 * Pasted text as keywords: split at line ends and tabs, tidied, without repetitions, and without what V-09 ignores,
 * unless its kind is taken: such a line becomes a keyword by the one rule for all keywords (cleanKeyword).
 */
export function readPastedList(text: string, taken: readonly TakenKind[] = []): PastedList {
  const known = new Map<string, string>()
  const ignored: IgnoredLine[] = []
  for (const [at, whole] of text.split(LINE_ENDS).entries())
    for (const part of whole.split('\t')) {
      const tidied = tidyKeyword(part)
      if (tidied === '') continue
      const left = judge(tidied, at + 1)
      const isTaken = left !== null && left.kind !== null && taken.includes(left.kind)
      const keyword = isTaken ? (left.cleaned ?? tidied) : tidied
      if (left !== null && !isTaken) ignored.push(left)
      else if (known.has(foldKeyword(keyword)))
        ignored.push({ line: at + 1, text: tidied, reason: 'repeated', cleaned: null, kind: null })
      else known.set(foldKeyword(keyword), keyword)
    }
  return { keywords: [...known.values()], ignored }
}

function judge(tidied: string, line: number): IgnoredLine | null {
  const fault = findPastedFault(tidied)
  if (fault === null) return null
  const cleaned = cleanKeyword(tidied)
  if (fault !== PUNCTUATION || findKeywordFault(cleaned) !== null)
    return { line, text: tidied, reason: fault, cleaned: null, kind: null }
  const review = findReviewReason(cleaned)
  return {
    line,
    text: tidied,
    reason: review ?? fault,
    cleaned,
    kind: review === null ? 'punctuation' : 'review',
  }
}

const PUNCTUATION = 'punctuation or special symbols'

/**
 * V-09 by Unicode classes: letters, marks, digits and spaces of every script, and what words are spelled with:
 * apostrophes, hyphens, joiners, the middle dot of Catalan and Japanese, geresh and gershayim of Hebrew. All other
 * punctuation and symbols, emoji too, make a pasted keyword be ignored.
 */
const SPELLED = /^[\p{L}\p{Mn}\p{Mc}\p{N} '’ʼ‘\-‐‑·・׳״\u200c\u200d]*$/u

/** Why a pasted line, already tidied, is ignored; null when it is a keyword. */
function findPastedFault(tidied: string): string | null {
  if (!SPELLED.test(tidied)) return PUNCTUATION
  return findKeywordFault(tidied)
}
