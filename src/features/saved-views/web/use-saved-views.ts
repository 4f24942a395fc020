import { useQuery } from '@tanstack/react-query'
import type { ViewedScreen } from '../rules.ts'
import { savedViewsApi, type SavedView } from './api.ts'

const NONE: readonly SavedView[] = []

/** The saved views of a screen of a plan; none until they are loaded. */
export function useSavedViews(contentplanId: number, screen: ViewedScreen): readonly SavedView[] {
  const { data } = useQuery(savedViewsApi.list.queryOptions({ input: { contentplanId, screen } }))
  return data?.views ?? NONE
}
