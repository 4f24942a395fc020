import { readPage } from '#ui/table/list-address.ts'
import { DRIFTS_PER_PAGE, MOST_DRIFTS_PER_PAGE } from '#features/articles/rules.ts'

export const PAGE_SIZES = [DRIFTS_PER_PAGE, 500, MOST_DRIFTS_PER_PAGE] as const

/** Page of the screen; all of it is in the URL. */
export interface DriftView {
  /** Counted from 1. */
  page: number
  pageSize: (typeof PAGE_SIZES)[number]
}

/** Reads the view from a URL's search parameters. Invalid parameters give the default. */
export function readDriftView({ page, rows }: Record<string, unknown>): DriftView {
  return {
    page: readPage(page),
    pageSize: PAGE_SIZES.find((size) => String(size) === String(rows)) ?? DRIFTS_PER_PAGE,
  }
}

/** The search parameters of a view, without those that have their default. */
export function writeDriftView({ page, pageSize }: DriftView) {
  return {
    page: page === 1 ? undefined : String(page),
    rows: pageSize === DRIFTS_PER_PAGE ? undefined : String(pageSize),
  }
}
