import { useEffect, useEffectEvent } from 'react'
import type { Paging } from './Pager.tsx'

interface PagingInput<Size extends number> {
  page: number
  pageSize: Size
  pageSizes: readonly Size[]
  /** Number of rows on all pages. */
  total: number
  /** Whether the rows of this page are loaded. */
  isReady: boolean
  onChange: (part: { page?: number; pageSize?: Size }, options?: { replace: boolean }) => void
}

/** Paging of a list that the server splits into pages. A page number past the end shows the last page. */
export function usePaging<Size extends number>(input: PagingInput<Size>): Paging {
  const { page, pageSize, pageSizes, total, isReady, onChange } = input
  const last = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = isReady && page > last
  const showLast = useEffectEvent(() => onChange({ page: last }, { replace: true }))
  useEffect(() => {
    if (isBeyond) showLast()
  }, [isBeyond])
  return {
    page,
    pageSize,
    pageSizes,
    total,
    onPage: (wanted) => onChange({ page: wanted }),
    onPageSize: (wanted) => onChange({ pageSize: pageSizes.find((size) => size === wanted) ?? pageSize }),
  }
}
