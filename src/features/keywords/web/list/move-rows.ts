import type { KEYWORD_STATUSES } from '../../contract.ts'
import type { Keyword, KeywordCounts } from '../api.ts'

type Status = (typeof KEYWORD_STATUSES)[number]

export interface KeywordPage {
  keywords: Keyword[]
  keywordCounts: KeywordCounts
}

const COUNTED_AS = {
  in_plan: 'inPlanCount',
  not_in_plan: 'notInPlanCount',
  excluded: 'excludedCount',
} as const satisfies Record<Status, keyof KeywordCounts>

interface Move {
  ids: ReadonlySet<number>
  to: 'not_in_plan' | 'excluded'
  /** The status that the page is filtered by; null when it shows all. */
  shown: Status | null
}

/**
 * A page of keywords as it will be after some of them are reset or excluded, to show it before the server answers.
 */
export function moveRows(page: KeywordPage, { ids, to, shown }: Move): KeywordPage {
  const moving = page.keywords.filter(({ id, status }) => ids.has(id) && status !== to)
  const keywordCounts = { ...page.keywordCounts }
  for (const { status } of moving) {
    keywordCounts[COUNTED_AS[status]] -= 1
    keywordCounts[COUNTED_AS[to]] += 1
  }
  const isLeaving = shown !== null && shown !== to
  if (isLeaving) keywordCounts.filteredCount -= moving.length
  const moved = new Set(moving)
  const keywords = isLeaving
    ? page.keywords.filter((row) => !moved.has(row))
    : page.keywords.map((row) => (moved.has(row) ? moveRow(row, to) : row))
  return { keywords, keywordCounts }
}

function moveRow(row: Keyword, to: Move['to']): Keyword {
  return { ...row, status: to, excluded: to === 'excluded', article_id: null, title: null }
}
