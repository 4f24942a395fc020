import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts'
import { IconButton } from '../layout/IconButton.tsx'
import { formatCount } from '../numbers.ts'
import { SelectFilter } from '../fields/SelectFilter.tsx'
import classes from './Pager.module.css'

export interface Paging {
  /** Counted from 1. */
  page: number
  pageSize: number
  pageSizes: readonly number[]
  /** Rows on all pages. */
  total: number
  onPage: (page: number) => void
  onPageSize: (pageSize: number) => void
}

interface PagerProps {
  label: string
  paging: Paging
  isWaiting: boolean
}

export function Pager({ label, paging, isWaiting }: PagerProps) {
  const { page, pageSize, pageSizes, total, onPage, onPageSize } = paging
  const last = Math.max(1, Math.ceil(total / pageSize))
  const first = Math.min(total, (page - 1) * pageSize + 1)
  return (
    <nav className={classes.pager} data-waiting={isWaiting || undefined} aria-label={`Pages of ${label}`}>
      <SelectFilter
        label="Rows on a page"
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: `${formatCount(size)} rows` }))}
        onChange={(size) => onPageSize(Number(size))}
      />
      <output className={classes.place}>
        {isWaiting
          ? ''
          : `${formatCount(first)}–${formatCount(Math.min(total, page * pageSize))} of ${formatCount(total)}`}
      </output>
      <IconButton label="Previous page" disabled={isWaiting || page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} />
      </IconButton>
      <IconButton label="Next page" disabled={isWaiting || page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={18} stroke={1.75} />
      </IconButton>
    </nav>
  )
}
