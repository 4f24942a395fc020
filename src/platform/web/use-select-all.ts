import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

interface ListAllInput<Row extends { id: number }> {
  /** Loads a page of the list; the first one is 1. */
  listPage: (page: number) => Promise<readonly Row[]>
  pageSize: number
  /** Number of rows that are loaded at most. */
  most: number
}

interface SelectAllInput<Row extends { id: number }> extends ListAllInput<Row> {
  /** Rows on all pages of the list. */
  total: number
  /** Rows that are selected now. */
  selected: number
  /** Shown when the rows cannot be loaded. */
  errorMessage: string
  onFound: (rows: readonly Row[]) => void
}

/**
 * Loads the rows of all pages of a list, to select them. Meanwhile, `found` of `wanted` rows are loaded. The loading
 * ends when the user has cleared the selection.
 */
export function useSelectAll<Row extends { id: number }>(input: SelectAllInput<Row>) {
  const [found, setFound] = useState(0)
  const [wanted, setWanted] = useState(0)
  const {
    mutate,
    reset,
    isPending,
    variables: loading,
  } = useMutation({
    mutationFn: ({ signal }: AbortController) => listAll(input, { signal, onProgress: setFound }),
    meta: { errorMessage: input.errorMessage },
    onMutate: () => {
      setFound(0)
      setWanted(Math.min(input.total, input.most))
    },
    onSuccess: (rows, { signal }) => {
      if (!signal.aborted) input.onFound(rows)
    },
  })
  const { selected } = input
  const end = useEffectEvent(() => {
    loading?.abort()
    reset()
  })
  useEffect(() => {
    if (selected === 0) end()
  }, [selected])
  return { selectAll: () => mutate(new AbortController()), isSelecting: isPending, found, wanted }
}

async function listAll<Row extends { id: number }>(
  { listPage, pageSize, most }: ListAllInput<Row>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (found: number) => void },
): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let page = 1; page <= most / pageSize; page++) {
    // oxlint-disable-next-line no-await-in-loop -- only a page shows whether there is another one
    const next = await listPage(page)
    if (signal.aborted) break
    for (const row of next) rows.set(row.id, row)
    onProgress(rows.size)
    if (next.length < pageSize) break
  }
  return [...rows.values()]
}
