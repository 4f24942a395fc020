import { readPage } from '#ui/table/list-address.ts'
import { DRIFTS_PER_PAGE, MOST_DRIFTS_PER_PAGE } from '#features/articles/rules.ts'

export const PAGE_SIZES = [DRIFTS_PER_PAGE, 500, MOST_DRIFTS_PER_PAGE] as const

/** What the screen shows; the address has all of it. */
export interface DriftView {
  /** From 1. */
  page: number
  pageSize: (typeof PAGE_SIZES)[number]
}

/** What an address asks for; whatever it says wrongly is as if it were not there. */
export function readDriftView({ page, rows }: Record<string, unknown>): DriftView {
  return {
    page: readPage(page),
    pageSize: PAGE_SIZES.find((size) => String(size) === String(rows)) ?? DRIFTS_PER_PAGE,
  }
}

/** The words of the address for it; what is as at first is left out. */
export function writeDriftView({ page, pageSize }: DriftView) {
  return {
    page: page === 1 ? undefined : String(page),
    rows: pageSize === DRIFTS_PER_PAGE ? undefined : String(pageSize),
  }
}
