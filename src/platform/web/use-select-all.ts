import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface ListAllInput<Row extends { id: number }> {
  /** Loads a page of the list; the first one is 1. */
  listPage: (page: number) => Promise<readonly Row[]>
  pageSize: number
  /** Number of rows that are loaded at most. */
  most: number
}

interface SelectAllInput<Row extends { id: number }> extends ListAllInput<Row> {
  /** Shown when the rows cannot be loaded. */
  errorMessage: string
  onFound: (rows: readonly Row[]) => void
}

/** Loads the rows of all pages of a list, to select them. `found` counts them meanwhile. */
export function useSelectAll<Row extends { id: number }>(input: SelectAllInput<Row>) {
  const [found, setFound] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: () => listAll(input, setFound),
    meta: { errorMessage: input.errorMessage },
    onMutate: () => setFound(0),
    onSuccess: input.onFound,
  })
  return { selectAll: () => mutate(), isSelecting: isPending, found }
}

async function listAll<Row extends { id: number }>(
  { listPage, pageSize, most }: ListAllInput<Row>,
  onProgress: (found: number) => void,
): Promise<Row[]> {
  const rows = new Map<number, Row>()
  for (let page = 1; page <= most / pageSize; page++) {
    // oxlint-disable-next-line no-await-in-loop -- only a page shows whether there is another one
    const next = await listPage(page)
    for (const row of next) rows.set(row.id, row)
    onProgress(rows.size)
    if (next.length < pageSize) break
  }
  return [...rows.values()]
}
