import { IconArrowDown, IconArrowUp } from '#ui/icons.ts'
import { Explain } from '../panels/Explain.tsx'
import classes from './SortHeader.module.css'

export interface Column<Key extends string> {
  key: Key
  header: string
  isNumber?: boolean
  isSortable?: boolean
  /** What the column shows, behind a small button in the header: a sentence, and the formula of a computed number. */
  explain?: { text: string; formula?: string }
  /** In pixels, or in percent of the table. Columns without a width share the rest. */
  width?: number | `${number}%`
  /** Gives the column its width, or hides it on narrow screens. */
  className?: string | undefined
}

export interface Sort<Key extends string = string> {
  key: Key
  direction: 'ascending' | 'descending'
}

interface SortHeaderProps<Key extends string> {
  column: Column<Key>
  width?: Column<Key>['width'] | undefined
  sort: Sort<Key> | null
  /** Absent when the table cannot be sorted: the header is no button then. */
  onSort?: ((key: Key) => void) | undefined
}

export function SortHeader<Key extends string>({ column, width, sort, onSort }: SortHeaderProps<Key>) {
  const { key, header, isNumber = false, isSortable = true, explain, className } = column
  const isSorted = sort?.key === key
  const Arrow = sort?.direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      className={className}
      data-number={isNumber || undefined}
      {...(width !== undefined && { style: { width } })}
      {...(isSorted && { 'aria-sort': sort.direction })}
    >
      <span className={classes.words}>
        {isSortable && onSort ? (
          <button type="button" className={classes.button} onClick={() => onSort(key)}>
            {header}
            {isSorted && <Arrow size={14} stroke={2} aria-hidden="true" />}
          </button>
        ) : (
          header
        )}
        {explain && <Explain about={header} {...explain} />}
      </span>
    </th>
  )
}
