import type { z } from 'zod'
import { apiOf } from '#platform/web/api/api-of.ts'
import type {
  buildEstimate,
  hub,
  hubBuild,
  hubOverview,
  hubs,
  suggestedHub,
  suggestedKeyword,
} from '../contract.ts'

export const hubsApi = apiOf<typeof hubs>('hubs')

export type Hub = z.infer<typeof hub>
/** A run that builds a hub. */
export type HubBuild = z.infer<typeof hubBuild>
/** What building a hub, or looking for more ideas, would cost. */
export type BuildEstimate = z.infer<typeof buildEstimate>
export type HubOverview = z.infer<typeof hubOverview>
export type SuggestedHub = z.infer<typeof suggestedHub>
export type SuggestedKeyword = z.infer<typeof suggestedKeyword>
