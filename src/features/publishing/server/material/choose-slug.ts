import { isSlug } from '../../rules.ts'
import type { PublicationRow } from '../queries/publication-rows.ts'
import type { Publishable } from '../queries/read-publishable.ts'

const LONGEST_MADE = 75

interface Choice {
  /** What a person asked for. */
  wanted: string | null
  last: Pick<PublicationRow, 'slug'> | null
  article: Pick<Publishable, 'plannedSlug' | 'title'>
  language: string
}

/** The end of an article's address: what was asked for, or what it has, or what its brief planned, or its title. */
export function chooseSlug({ wanted, last, article: { plannedSlug, title }, language }: Choice): string {
  if (wanted !== null) return wanted
  if (last !== null) return last.slug
  return isSlug(plannedSlug) ? plannedSlug : slugOfTitle(title, language)
}

function slugOfTitle(title: string, language: string): string {
  const words =
    title
      .normalize('NFC')
      .toLocaleLowerCase(language)
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const fitting = words.filter((_, at) => words.slice(0, at + 1).join('-').length <= LONGEST_MADE)
  return fitting.join('-') || (words[0] ?? 'article').slice(0, LONGEST_MADE)
}
