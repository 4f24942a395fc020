import { toKey } from './header-keys.ts'
import { COMPETITION_WORDS, CPC_WORDS, DIFFICULTY_WORDS, INTENT_WORDS } from './metric-words.ts'
import { isShareOfOne, readAmount } from './read-amount.ts'
import type { Columns } from './read-header.ts'
import { detectStyle, type NumberStyle } from './read-volume.ts'
import type { Row } from './split-records.ts'

/** What a column of a keyword list can hold. */
const LIST_FIELDS = ['keyword', 'volume', 'difficulty', 'cpc', 'competition', 'intent'] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** Index of the column that holds each field, from 0; null when no column holds it. */
export type ListMapping = Record<ListField, number | null>

const NO_MAPPING: ListMapping = {
  keyword: null,
  volume: null,
  difficulty: null,
  cpc: null,
  competition: null,
  intent: null,
}

/**
 * Finds the columns of a list by their names; of several columns for the same field, the one with the most numbers.
 * A site's own impressions are not taken for the volume: they do not show how often people search for a keyword.
 */
export function mapColumns(
  columns: Columns | null,
  names: readonly string[],
  sample: readonly Row[],
): ListMapping {
  if (columns === null) return NO_MAPPING
  const keys = names.map(toKey)
  const find = (words: Set<string>) => findFullest(keys, words, sample)
  return {
    keyword: columns.keyword,
    volume: columns.isSearchConsole ? null : columns.volume,
    difficulty: find(DIFFICULTY_WORDS),
    cpc: find(CPC_WORDS),
    competition: find(COMPETITION_WORDS),
    intent: findFirst(keys, INTENT_WORDS),
  }
}

function findFirst(keys: string[], words: Set<string>): number | null {
  for (const word of words) {
    const index = keys.indexOf(word)
    if (index !== -1) return index
  }
  return null
}

function findFullest(keys: string[], words: Set<string>, sample: readonly Row[]): number | null {
  const places = [...words].flatMap((word) => keys.flatMap((key, at) => (key === word ? [at] : [])))
  const counts = places.map((at) => sample.filter(({ cells }) => readAmount(cells[at] ?? '') !== null).length)
  const best = counts.indexOf(Math.max(...counts))
  return places[best] ?? null
}

/** How the columns of a list write their numbers. */
export interface ListStyle {
  volume: NumberStyle
  /** Factor that makes the number a percentage: 100 where the file writes shares from 0 to 1. */
  difficulty: 1 | 100
  competition: 1 | 100
}

export function detectListStyle(mapping: ListMapping, sample: readonly Row[]): ListStyle {
  const cellsOf = (field: ListField) => sample.map(({ cells }) => cells[mapping[field] ?? -1] ?? '')
  const scaleOf = (field: ListField) => (isShareOfOne(cellsOf(field)) ? 100 : 1)
  return {
    volume: detectStyle(cellsOf('volume')),
    difficulty: scaleOf('difficulty'),
    competition: scaleOf('competition'),
  }
}
