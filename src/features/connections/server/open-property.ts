import { sql, type Kysely, type Transaction } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import {
  callWithToken,
  stateOfFailure,
  type SearchDimension,
  type SearchRow,
} from '#integrations/search-console/index.ts'
import { Forbidden, NotConnected } from '#platform/errors.ts'
import type { Database } from '#platform/server/database/tables.ts'
import { getAccessToken } from './google-tokens.ts'
import { NO_ACCESS } from './prepare-properties.ts'
import type { ConnectionServices } from './services.ts'

/** What a plan is bound to in Search Console, and which of its rows count. */
export interface Property {
  siteUrl: string
  accessUserId: number
  /** ISO 3166 alpha-3; null: all countries. */
  country: string | null
  /** Patterns on the page. */
  urlInclude: string | null
  urlExclude: string | null
  isSandbox: boolean
}

/** The property of a plan. Throws NotConnected where there is none (E-11). */
export async function findProperty(
  { database }: { database: Transaction<Database> },
  { plan }: { plan: Plan },
): Promise<Property> {
  const { rows } = await sql<Property>`
    select gsc_property as "siteUrl", access_user_id as "accessUserId", nullif(gsc_country, '') as country,
      nullif(gsc_url_include, '') as "urlInclude", nullif(gsc_url_exclude, '') as "urlExclude", is_sandbox as "isSandbox"
    from integrations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = 'gsc' and gsc_property is not null
  `.execute(database)
  const [property] = rows
  if (property === undefined) throw new NotConnected('No GSC integration')
  return property
}

export interface PropertyReader {
  /** All final rows of a day; none for a day without data, or whose data is not final yet. */
  readDay(asked: {
    day: string
    dimensions: readonly SearchDimension[]
    signal: AbortSignal
  }): Promise<SearchRow[]>
}

/** Reads a property with the grant of whoever connected it. Fails with NotConnected or Forbidden in the words of M-03. */
export function openProperty(
  { database, services }: { database: Kysely<Database>; services: ConnectionServices },
  property: Property,
): PropertyReader {
  const { seals, searchConsole, serviceAccount, google } = services
  const isSandbox = google?.isSandbox ?? false
  if (searchConsole === null || isSandbox !== property.isSandbox) throw new NotConnected('No refresh token')
  const owner = { userId: property.accessUserId, service: 'search-console', isSandbox } as const
  return {
    async readDay({ day, dimensions, signal }) {
      const ctx = { database, seals, searchConsole, signal }
      const query = {
        property: property.siteUrl,
        day,
        dimensions,
        country: property.country,
        includingPages: property.urlInclude,
        excludingPages: property.urlExclude,
      }
      try {
        return await callWithToken(
          (options) =>
            serviceAccount?.getToken({ ...options, signal }) ?? getAccessToken(ctx, owner, options),
          async (token) => (await Array.fromAsync(searchConsole.readDay(token, query, { signal }))).flat(),
        )
      } catch (error) {
        throw stateOfFailure(error) === 'noAccess' ? new Forbidden(NO_ACCESS) : error
      }
    },
  }
}
