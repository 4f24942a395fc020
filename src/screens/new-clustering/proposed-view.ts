import { readPage } from '#ui/table/list-address.ts'
import type { PROPOSED_KINDS } from '#features/clustering/contract.ts'
import { PROPOSED_PER_PAGE } from '#features/clustering/rules.ts'

type ProposedKind = (typeof PROPOSED_KINDS)[number]

/** The kinds of changed clusters, without the contract's schemas. */
const KINDS: typeof PROPOSED_KINDS = ['joined', 'left', 'merged', 'split', 'new', 'gone']
export const PAGE_SIZES = [PROPOSED_PER_PAGE, 100, 200] as const

/** What the screen shows; the address has all of it. */
export interface ProposedView {
  kind: ProposedKind | 'all'
  /** From 1. */
  page: number
  pageSize: (typeof PAGE_SIZES)[number]
}

/** What an address asks for; whatever it says wrongly is as if it were not there. */
export function readProposedView({ kind, page, rows }: Record<string, unknown>): ProposedView {
  return {
    kind: KINDS.find((one) => one === kind) ?? 'all',
    page: readPage(page),
    pageSize: PAGE_SIZES.find((size) => String(size) === String(rows)) ?? PROPOSED_PER_PAGE,
  }
}

/** The words of the address for it; what is as at first is left out. */
export function writeProposedView({ kind, page, pageSize }: ProposedView) {
  return {
    kind: kind === 'all' ? undefined : kind,
    page: page === 1 ? undefined : String(page),
    rows: pageSize === PROPOSED_PER_PAGE ? undefined : String(pageSize),
  }
}
