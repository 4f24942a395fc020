import { useMemo } from 'react'
import { useIsPhone } from '../layout/use-is-phone.ts'
import { listVisibleColumns, type DataColumn } from './columns.ts'
import { sortRows, type Sorting } from './sort-rows.ts'

/** What a table shows. */
export interface TableContent<Row> {
  /** Create them outside of the component or memoise them: new columns render every row again. */
  columns: readonly DataColumn<Row>[]
  hiddenColumns?: ReadonlySet<string>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
}

const NONE_HIDDEN: ReadonlySet<string> = new Set()

/** The visible columns, the rows in their order, and the keys of these rows. */
export function useShownRows<Row>(content: TableContent<Row>) {
  const { hiddenColumns = NONE_HIDDEN, keyOf, sorting } = content
  const sort = sorting?.isByServer ? null : (sorting?.sort ?? null)
  const isPhone = useIsPhone()
  const columns = useMemo(
    () => listVisibleColumns(content.columns, { hidden: hiddenColumns, isPhone }),
    [content.columns, hiddenColumns, isPhone],
  )
  const rows = useMemo(
    () => sortRows(content.rows, content.columns, sort),
    [content.rows, content.columns, sort],
  )
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf])
  return { columns, rows, keys }
}
