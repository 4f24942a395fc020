import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { connectionsApi } from '../api.ts'
import { explainKey, type WebflowForm } from './webflow-form.ts'

const PAUSE_MS = 400
/** A list is asked for once while it is shown, and forgotten afterwards, because the key is a part of its name. */
const BRIEFLY = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  // What belongs to the choice before is no choice now.
  placeholderData: () => undefined,
} as const

/** What there is to choose from in Webflow: each list waits for the choice above it, and the first for a whole key. */
export function useWebflowLists({ key, siteId, collectionId }: WebflowForm) {
  const typed = key.trim()
  const [paused] = useDebouncedValue(typed, PAUSE_MS)
  const hasKey = paused === typed && explainKey(paused) === null
  // A list of the key before is not shown while another one is typed.
  const apiKey = hasKey ? paused : ''
  return {
    sites: useQuery({
      ...connectionsApi.listWebflowSites.queryOptions({ input: { apiKey } }),
      ...BRIEFLY,
      enabled: hasKey,
    }),
    collections: useQuery({
      ...connectionsApi.listWebflowCollections.queryOptions({ input: { apiKey, siteId } }),
      ...BRIEFLY,
      enabled: hasKey && siteId !== '',
    }),
    fields: useQuery({
      ...connectionsApi.listWebflowFields.queryOptions({ input: { apiKey, collectionId } }),
      ...BRIEFLY,
      enabled: hasKey && collectionId !== '',
    }),
  }
}
