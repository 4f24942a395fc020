import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type {
  article,
  articles,
  changes,
  drift,
  driftedKeyword,
  hub,
  hubs,
  listedKeyword,
  refreshEstimate,
  undoneChange,
} from '../contract.ts'

export const articlesApi = apiOf<typeof articles>('articles')
export const changesApi = apiOf<typeof changes>('changes')
export const hubsApi = apiOf<typeof hubs>('hubs')
export const driftApi = apiOf<typeof drift>('drift')

export type Article = z.infer<typeof article>
export type Hub = z.infer<typeof hub>
export type ListedKeyword = z.infer<typeof listedKeyword>
export type DriftedKeyword = z.infer<typeof driftedKeyword>
export type RefreshEstimate = z.infer<typeof refreshEstimate>
export type UndoneChange = z.infer<typeof undoneChange>
