import type { Sort } from './SortHeader.tsx'

/** How a list is ordered and which part of it is shown. */
export interface ListWindow<Column extends string> {
  sort: Sort<Column>
  /** From 1. */
  page: number
  pageSize: number
}

interface ListShape<Column extends string, Size extends number> {
  columns: readonly Column[]
  pageSizes: readonly Size[]
  /** What an address without these words means. */
  first: ListWindow<Column> & { pageSize: Size }
}

/** What an address asks for; whatever it says wrongly is as if it were not there. */
export function readListWindow<Column extends string, Size extends number>(
  { sort, order, page, rows }: Record<string, unknown>,
  { columns, pageSizes, first }: ListShape<Column, Size>,
): ListWindow<Column> & { pageSize: Size } {
  const key = columns.find((column) => column === sort)
  return {
    sort: key === undefined ? first.sort : { key, direction: order === 'asc' ? 'ascending' : 'descending' },
    page: readPage(page),
    pageSize: pageSizes.find((size) => String(size) === String(rows)) ?? first.pageSize,
  }
}

/** The words of the address for it; what is as at first is left out. */
export function writeListWindow<Column extends string>(
  { sort, page, pageSize }: ListWindow<Column>,
  first: ListWindow<Column>,
) {
  const isFirstSort = sort.key === first.sort.key && sort.direction === first.sort.direction
  return {
    sort: isFirstSort ? undefined : sort.key,
    order: isFirstSort ? undefined : sort.direction === 'ascending' ? 'asc' : 'desc',
    page: page === 1 ? undefined : String(page),
    rows: pageSize === first.pageSize ? undefined : String(pageSize),
  }
}

/** From 1; whatever an address says wrongly is the first. */
export function readPage(page: unknown): number {
  const number = Number(page)
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}
