import type { z } from 'zod'
import type { integration } from '#features/connections/contract.ts'
import { splitEvents } from '#features/connections/rules.ts'

/** The property that a plan reads, and the events that count as conversions. */
export interface SavedAnalytics {
  property: string
  name: string
  events: string[]
}

type Integration = z.infer<typeof integration>

/** null when the plan is not connected, or when it is not known yet. */
export function readSaved(integrations: readonly Integration[] | undefined): SavedAnalytics | null {
  const found = integrations?.find(({ type }) => type === 'ga-4')
  const property = found?.ga_property ?? null
  if (property === null) return null
  return { property, name: found?.ga_name ?? property, events: splitEvents(found?.ga_events ?? null) }
}
