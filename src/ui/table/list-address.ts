import type { Sort } from './SortHeader.tsx'

/** Order of a list, and the page of it that is shown. */
export interface ListWindow<Column extends string> {
  sort: Sort<Column>
  /** Counted from 1. */
  page: number
  pageSize: number
}

interface ListShape<Column extends string, Size extends number> {
  columns: readonly Column[]
  pageSizes: readonly Size[]
  /** The defaults, for a URL without these parameters. */
  first: ListWindow<Column> & { pageSize: Size }
}

/** Reads the order and page from a URL's search parameters; an invalid parameter gives the default. */
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

/** The search parameters for a URL; a parameter is undefined when it has its default. */
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

/** A page number from a URL, counted from 1; 1 when it is invalid. */
export function readPage(page: unknown): number {
  const number = Number(page)
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1
}
