import { readPage } from '#ui/table/list-address.ts'
import { PROPOSED_KINDS, PROPOSED_PER_PAGE, type ProposedKind } from '#features/clustering/rules.ts'

export const PAGE_SIZES = [PROPOSED_PER_PAGE, 100, 200] as const

/** Tab and page of the screen; all of it is in the URL. */
export interface ProposedView {
  kind: ProposedKind | 'all'
  /** Counted from 1. */
  page: number
  pageSize: (typeof PAGE_SIZES)[number]
}

/** Reads the view from a URL's search parameters. Invalid parameters give the default. */
export function readProposedView({ kind, page, rows }: Record<string, unknown>): ProposedView {
  return {
    kind: PROPOSED_KINDS.find((one) => one === kind) ?? 'all',
    page: readPage(page),
    pageSize: PAGE_SIZES.find((size) => String(size) === String(rows)) ?? PROPOSED_PER_PAGE,
  }
}

/** The search parameters of a view, without those that have their default. */
export function writeProposedView({ kind, page, pageSize }: ProposedView) {
  return {
    kind: kind === 'all' ? undefined : kind,
    page: page === 1 ? undefined : String(page),
    rows: pageSize === PROPOSED_PER_PAGE ? undefined : String(pageSize),
  }
}
