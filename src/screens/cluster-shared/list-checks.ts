import { ENOUGH_WORDS } from '#features/articles/rules.ts'
import type { SharedArticle } from '#features/articles/web/index.ts'
import { formatCount } from '#ui/numbers.ts'

interface Check {
  name: string
  value: string
  /** Whether it is green (K-31). */
  isMet: boolean
  /** More about the value. */
  note: string | null
}

/** The lines of the on-page checklist (F-144). */
export function listChecks(checklist: SharedArticle['checklist']): Check[] {
  const { words, internal_links: planned, internal_links_used: used } = checklist
  const isPlanOpen = used < planned
  return [
    {
      name: 'Word count',
      value: formatCount(words),
      isMet: words >= ENOUGH_WORDS,
      note: words >= ENOUGH_WORDS ? null : `of ${formatCount(ENOUGH_WORDS)}`,
    },
    countOf('H1 headings', checklist.h1),
    countOf('H2 headings', checklist.h2),
    countOf('H3 headings', checklist.h3),
    countOf('External links', checklist.external_links),
    {
      ...countOf('Internal links', planned),
      note: isPlanOpen ? `planned, ${formatCount(used)} in the draft` : null,
    },
  ]
}

function countOf(name: string, count: number): Check {
  return { name, value: formatCount(count), isMet: count > 0, note: null }
}
