import type { z } from 'zod'
import {
  findAnalyticsProperty,
  NoAnalyticsAccess,
  NoAnalyticsProperty,
  NoGoogleToken,
  noteUse,
  readAnalytics,
  type ConnectedAnalytics,
  type ConnectionServices,
} from '#features/connections/server/index.ts'
import { enterAgain } from '#features/contentplans/server/index.ts'
import type { AnalyticsFilter, AnalyticsRow } from '#integrations/web-analytics/index.ts'
import { Forbidden, Invalid, NotConnected, NotFound } from '#platform/errors.ts'
import type { ContextOf } from '#platform/server/api/handlers.ts'
import type { analyticsRow } from '../../contract.ts'
import { NO_RESULTS, ORGANIC_SEARCH, type ANALYTICS_DIMENSIONS, type ANALYTICS_METRICS } from '../../rules.ts'
import { explainDays } from './explain-days.ts'
import type { ReportCache } from './report-cache.ts'

interface Asked {
  contentplanId: number
  startDate: string
  endDate: string
  dimensions: (typeof ANALYTICS_DIMENSIONS)[number][]
  metrics: (typeof ANALYTICS_METRICS)[number][]
  filters: AnalyticsFilter[]
}

type Row = z.infer<typeof analyticsRow>

/** Nothing was counted in these days (E-54). */
class NoResults extends NotFound {
  override name = 'NoResults'
  override readonly details = { trouble: 'no_results' }

  constructor() {
    super(NO_RESULTS)
  }
}

/**
 * Finds the property of a plan; returns the call that reads the report, to be made after the transaction. A caller with
 * the sharing key gets what Director shows, whatever filters it names.
 */
export async function prepareReport(
  ctx: ContextOf<'sharing-key'>,
  { connections, reports }: { connections: ConnectionServices; reports: ReportCache },
  asked: Asked,
): Promise<() => Promise<Row[]>> {
  const { contentplanId, startDate, endDate, dimensions, metrics } = asked
  const isVisitor = !ctx.isMember
  const problem = explainDays({ from: startDate, to: endDate }, ctx.now)
  if (problem !== null) throw new Invalid(problem)
  const place = { workspaceId: ctx.workspaceId, contentplanId }
  const property = await findAnalyticsProperty(ctx, place).catch((error: unknown) => {
    throw isVisitor && error instanceof NoAnalyticsProperty ? new NotReadable() : error
  })
  const filters = isVisitor ? narrow(asked, property) : asked.filters
  const query = { startDate, endDate, dimensions, metrics, filters }
  const report = JSON.stringify([property, query])
  return async () => {
    if (filters === null) throw new NoResults()
    const rows = await reports
      .find({ contentplanId, report, isVisitor, now: ctx.now }, () =>
        noting(ctx, { connections, contentplanId }, () =>
          readAnalytics(connections, property, { ...query, filters }),
        ),
      )
      .catch((error: unknown) => {
        const isOwners = error instanceof NoGoogleToken || error instanceof NoAnalyticsAccess
        throw isVisitor && isOwners ? new NotReadable() : error
      })
    if (rows.length === 0) throw new NoResults()
    return rows.map((row) => nameValues(asked, row))
  }
}

/** Notes for the settings that the property was read, or that Google does not let us read it any more. */
async function noting(
  { credential }: Pick<ContextOf<'sharing-key'>, 'credential'>,
  { connections, contentplanId }: { connections: ConnectionServices; contentplanId: number },
  read: () => Promise<AnalyticsRow[]>,
): Promise<AnalyticsRow[]> {
  // Visitors change nothing.
  if (credential === null) return read()
  const note = (error: string | null) =>
    enterAgain(connections, { credential, contentplanId }, ({ database }, plan) =>
      noteUse({ database }, { plan, type: 'ga-4', error }),
    )
  try {
    const rows = await read()
    await note(null)
    return rows
  } catch (error) {
    if (error instanceof NoGoogleToken || error instanceof NoAnalyticsAccess) await note(error.message)
    throw error
  }
}

/** Visitors cannot repair the connection, and need not know what is wrong with it. */
class NotReadable extends NotConnected {
  override name = 'NotReadable'
  override readonly details = { trouble: 'not_readable' }

  constructor() {
    super('This report cannot be shown at the moment: its owner has to connect Google Analytics again.')
  }
}

/** What Director shows: visits from search by month, and the events that count; null when no event counts. */
function narrow({ dimensions, metrics }: Asked, { events }: ConnectedAnalytics): AnalyticsFilter[] | null {
  const isByEvent = dimensions.includes('eventName')
  if (!dimensions.includes('yearMonth') || isByEvent !== metrics.includes('eventCount'))
    throw new Forbidden('A shared report has visits from search by month, and its conversions by month.')
  if (!isByEvent) return [ORGANIC_SEARCH]
  return events.length === 0 ? null : [ORGANIC_SEARCH, { dimension: 'eventName', values: events }]
}

function nameValues({ dimensions, metrics }: Asked, row: AnalyticsRow): Row {
  return Object.fromEntries([
    ...dimensions.map((name, index) => [name, row.dimensions[index]]),
    ...metrics.map((name, index) => [name, row.metrics[index]]),
  ])
}
