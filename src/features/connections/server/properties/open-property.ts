import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import {
  callWithToken,
  type DayQuery,
  stateOfFailure,
  type SearchRow,
} from '#integrations/search-console/index.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { createPace } from '#platform/server/outbound/pace.ts'
import { getAccessToken } from '../google/google-tokens.ts'
import { NoGoogleAccess, NoGoogleToken } from '../google/google-troubles.ts'
import { isPropertyOpen } from './property-grants.ts'
import type { ConnectionServices } from '../google/connection-services.ts'

/** Google allows 1,200 calls a minute for each site. */
const CALLS_A_MINUTE = 1_140

/** The Search Console property of a plan, and the filters of its rows. */
const propertyRow = z.object({
  siteUrl: z.string(),
  accessUserId: z.number(),
  readBy: z.enum(['service account', 'person']),
  /** ISO 3166 alpha-3; null for all countries. */
  country: z.string().nullable(),
  /** Regular expressions for addresses of pages. */
  urlInclude: z.string().nullable(),
  urlExclude: z.string().nullable(),
  isSandbox: z.boolean(),
})

export type Property = z.infer<typeof propertyRow>

/**
 * The property of a plan. Throws NotConnected when the plan has none (E-11), or when it is closed to the workspace.
 */
export async function findProperty(
  { database }: { database: Transaction },
  { plan }: { plan: Plan },
): Promise<Property> {
  const property = await findRow(database, propertyRow)`
    select gsc_property as "siteUrl", access_user_id as "accessUserId", nullif(gsc_country, '') as country,
      nullif(gsc_url_include, '') as "urlInclude", nullif(gsc_url_exclude, '') as "urlExclude", is_sandbox as "isSandbox",
      read_by as "readBy"
    from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'gsc' and gsc_property is not null
  `
  if (property === null) throw new NotConnected('No GSC integration')
  const { siteUrl, readBy } = property
  const isOpen =
    readBy === 'person' ||
    (await isPropertyOpen({ database }, { workspaceId: plan.workspaceId, property: siteUrl }))
  if (!isOpen)
    throw new NotConnected(
      `${siteUrl} is not open to workspace ${plan.workspaceId} any more. What was read stays; ask the administrator of this installation to open it again, or connect another property.`,
    )
  return property
}

interface ReadDays extends Pick<DayQuery, 'day' | 'until' | 'dimensions'> {
  signal: AbortSignal
}

export interface PropertyReader {
  /**
   * All final rows of a day, or of the days until another one. Days without data, or without final data, have none.
   */
  readDays(asked: ReadDays): Promise<SearchRow[]>
}

/**
 * Reads a property with the service account, or with the grant of the user who connected it. Throws NoGoogleToken or
 * NoGoogleAccess (M-03).
 */
export function openProperty(
  { database, services }: { database: Database; services: ConnectionServices },
  property: Property,
): PropertyReader {
  const { seals, searchConsole, serviceAccount, google } = services
  const isSandbox = google?.isSandbox ?? false
  if (searchConsole === null || isSandbox !== property.isSandbox) throw new NoGoogleToken()
  const pace = createPace(CALLS_A_MINUTE, services.clock)
  const owner = { userId: property.accessUserId, service: 'search-console', isSandbox } as const
  return {
    async readDays({ signal, ...days }) {
      const ctx = { database, seals, searchConsole, signal }
      const query = {
        property: property.siteUrl,
        ...days,
        country: property.country,
        includingPages: property.urlInclude,
        excludingPages: property.urlExclude,
      }
      // The sandbox has no quota.
      const takeTurn = async () => (isSandbox ? undefined : pace.takeTurn(signal))
      try {
        return await callWithToken(
          (options) => {
            if (property.readBy === 'person') return getAccessToken(ctx, owner, options)
            if (serviceAccount === null) throw new NoGoogleToken()
            return serviceAccount.getToken({ ...options, signal })
          },
          async (token) =>
            (await Array.fromAsync(searchConsole.readDay(token, query, { signal, takeTurn }))).flat(),
        )
      } catch (error) {
        throw stateOfFailure(error) === 'noAccess' ? new NoGoogleAccess() : error
      }
    },
  }
}
