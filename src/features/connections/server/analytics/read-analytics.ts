import { z } from 'zod'
import { callWithToken, stateOfFailure } from '#integrations/search-console/index.ts'
import type { AnalyticsQuery, AnalyticsRow } from '#integrations/web-analytics/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { splitEvents } from '../../rules.ts'
import type { ConnectionServices } from '../google/connection-services.ts'
import { askGoogle } from '../google/ask-google.ts'
import { NoAnalyticsAccess, NoGoogleToken } from '../google/google-troubles.ts'
import { getAnalyticsToken } from './list-analytics-properties.ts'

const TIMEOUT_MS = 40_000

/** The plan has no property of Google Analytics (F-179). */
export class NoAnalyticsProperty extends NotConnected {
  override name = 'NoAnalyticsProperty'
  override readonly details = { trouble: 'no_property' }

  constructor() {
    super('Connect your Google Analytics 4 property to view this report')
  }
}

/** The property that a plan reads, and the events that count as its conversions. */
export interface ConnectedAnalytics {
  property: string
  events: string[]
  /** The user whose grant reads it; null when that user has left the workspace. */
  accessUserId: number | null
  isSandbox: boolean
}

const analyticsRow = z.object({
  property: z.string(),
  events: z.string().nullable(),
  accessUserId: z.number().nullable(),
  isSandbox: z.boolean(),
})

/** The property of a plan in a workspace that is open. Throws NoAnalyticsProperty. */
export async function findAnalyticsProperty(
  { database }: Reads,
  { workspaceId, contentplanId }: { workspaceId: number; contentplanId: number },
): Promise<ConnectedAnalytics> {
  const found = await findRow(database, analyticsRow)`
    select ga_property as property, ga_events as events, access_user_id as "accessUserId", is_sandbox as "isSandbox"
    from integrations
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and type = 'ga-4' and ga_property is not null
  `
  if (found === null) throw new NoAnalyticsProperty()
  return { ...found, events: splitEvents(found.events) }
}

/**
 * Reads a report with the grant of the user who connected the property. Do not call it within a transaction: it waits
 * for Google. Throws NoGoogleToken, NoAnalyticsAccess or AdapterError.
 */
export async function readAnalytics(
  services: ConnectionServices,
  { property, accessUserId, isSandbox }: ConnectedAnalytics,
  query: Omit<AnalyticsQuery, 'property'>,
): Promise<AnalyticsRow[]> {
  const { webAnalytics, google } = services
  if (webAnalytics === null || accessUserId === null || isSandbox !== (google?.isSandbox ?? false))
    throw new NoGoogleToken()
  try {
    return await askGoogle(TIMEOUT_MS, (ctx) =>
      callWithToken(
        (options) => getAnalyticsToken(services, { userId: accessUserId, ...ctx }, options),
        (token) => webAnalytics.runReport(token, { ...query, property }, ctx),
      ),
    )
  } catch (error) {
    const state = stateOfFailure(error)
    if (state === 'noToken') throw new NoGoogleToken()
    throw state === 'noAccess' ? new NoAnalyticsAccess() : error
  }
}
