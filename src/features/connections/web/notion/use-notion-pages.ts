import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { connectionsApi } from '../api.ts'

const PAUSE_MS = 300

/** The pages of Notion that Keyloom may use whose titles have what was typed. */
export function useNotionPages(contentplanId: number, text: string) {
  const [query] = useDebouncedValue(text.trim(), PAUSE_MS)
  const found = useQuery(
    connectionsApi.listNotionPages.queryOptions({
      input: { contentplanId, query },
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    }),
  )
  return { ...found, query, isSearching: found.isPlaceholderData || query !== text.trim() }
}
