import { useListView } from '#platform/web/use-list-view.ts'
import { readView, writeView } from './keywords-view.ts'

const ADDRESS = { read: readView, write: writeView }

/** The view of the keywords in the address, and a function that changes it. */
export function useKeywordsView() {
  return useListView(ADDRESS)
}
