import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { contentplan } from '../contract.ts'
import { contentplansApi } from './api.ts'

type Plans = readonly z.infer<typeof contentplan>[]

/** The language of a plan whose workspace is loaded, as ISO 639-1; null when it is not. */
export function findLanguage(queryClient: QueryClient, contentplanId: number): string | null {
  const lists = queryClient.getQueriesData<Plans>({ queryKey: contentplansApi.list.key() })
  const plans = lists.flatMap(([, found]) => found ?? [])
  return plans.find(({ id }) => id === contentplanId)?.language ?? null
}
