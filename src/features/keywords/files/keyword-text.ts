import { LONGEST_KEYWORD } from '#features/contentplans/rules.ts'
import { findTextFault, type TextFault } from '../rules.ts'

const REASONS: Record<TextFault, string> = {
  empty: 'no keyword',
  'too long': `keyword longer than ${LONGEST_KEYWORD} characters`,
  'control characters': 'control characters in the keyword',
  'half a character': 'half a character in the keyword',
}

/** Why a row of a file is skipped because of its keyword, a trimmed text; null when the row is read. */
export function findRowFault(keyword: string): string | null {
  const fault = findTextFault(keyword)
  return fault && REASONS[fault]
}

/** Whether a row was skipped because of its keyword. */
export function isRowFault(reason: string): boolean {
  return Object.values(REASONS).includes(reason)
}
