import type { analyticsadmin_v1beta as admin } from '@googleapis/analyticsadmin'
import type { analyticsdata_v1beta as data } from '@googleapis/analyticsdata'
import { createRateLimit } from '../../stage/rate-limit.ts'
import type { Stage } from '../../stage/stage.ts'
import { dateOf, SHOP, visitDays, type World } from '../../world/index.ts'
import { readBearer, readJson, replyJson, type Call, type Reply, type Service } from '../service.ts'
import { readAnalyticsQuery, type AnalyticsQuery } from './analytics-query.ts'
import { errors, invalid, replyApiError } from './api-errors.ts'
import type { SignIn } from './sign-in.ts'

const SCOPE = /\/auth\/analytics(\.readonly)?$/
/** Reports a minute that a property answers when quotas are kept; the real quota counts tokens by hour and day. */
const REPORTS_A_MINUTE = 60
const MOST_ACCOUNTS_A_PAGE = 200

const ACCOUNT = { name: 'accountSummaries/1001', account: 'accounts/1001', displayName: 'Trailhouse' }
/** The app's property counts nothing yet. */
const PROPERTIES = [
  { property: 'properties/310000001', displayName: SHOP.host },
  { property: 'properties/310000002', displayName: 'Trailhouse app' },
].map((one) => ({ ...one, propertyType: 'PROPERTY_TYPE_ORDINARY', parent: ACCOUNT.account }))
const WITH_VISITS = PROPERTIES[0]?.property

const ANALYTICS_ERRORS = {
  noAccess: {
    ...errors.noAccess,
    message: 'User does not have sufficient permissions for this property.',
  },
  exhausted: {
    status: 429,
    reason: 'rateLimitExceeded',
    state: 'RESOURCE_EXHAUSTED',
    message: 'Exhausted property tokens for this hour. These quota tokens will return in under an hour.',
  },
}

/** The Admin and Data APIs of Google Analytics 4 (v1beta), on one port, over the visits of the world. */
export function createAnalyticsService(stage: Stage, signIn: SignIn): Service {
  const waitFor = createRateLimit(() => stage.clock.now(), REPORTS_A_MINUTE)
  return (call) => {
    if (call.fault !== null) return replyFault(call.fault)
    const grant = signIn.grants.findAccess(readBearer(call) ?? '')
    if (grant === null) return replyApiError(errors.noToken)
    if (!grant.scopes.some((scope) => SCOPE.test(scope))) return replyApiError(errors.noScope)
    const { sites: state } = signIn.people.find(grant.email)
    if (state === 'away') return replyApiError(errors.away)
    if (state === 'forbidden') return replyApiError(ANALYTICS_ERRORS.noAccess)
    const known = PROPERTIES.filter(
      ({ property }) => state === 'sites' && !signIn.people.hasDeleted(grant.email, property),
    )
    const { pathname } = call.url
    if (pathname === '/v1beta/accountSummaries') return listAccounts(call, known)
    const property = /^\/v1beta\/(properties\/\d{1,20}):runReport$/.exec(pathname)?.[1]
    if (property === undefined || call.method !== 'POST') return replyApiError(errors.absent)
    if (known.every((one) => one.property !== property)) return replyApiError(ANALYTICS_ERRORS.noAccess)
    if (stage.faults.quotas.areKept && waitFor(property) > 0) return replyApiError(ANALYTICS_ERRORS.exhausted)
    const query = readAnalyticsQuery(readJson(call), stage.today())
    if (typeof query === 'string') return invalid(query)
    const world = property === WITH_VISITS ? stage.world() : null
    return replyJson(200, answerReport(world, query, stage.today()))
  }
}

function listAccounts({ method, url }: Call, known: typeof PROPERTIES): Reply {
  if (method !== 'GET') return replyApiError(errors.absent)
  const size = Number(url.searchParams.get('pageSize') ?? '50')
  if (!Number.isInteger(size) || size < 0 || size > MOST_ACCOUNTS_A_PAGE)
    return invalid('pageSize must be between 0 and 200.')
  // Google leaves empty lists out.
  const answer = known.length === 0 ? {} : { accountSummaries: [{ ...ACCOUNT, propertySummaries: known }] }
  return replyJson(200, answer satisfies admin.Schema$GoogleAnalyticsAdminV1betaListAccountSummariesResponse)
}

function answerReport(
  world: World | null,
  query: AnalyticsQuery,
  today: number,
): data.Schema$RunReportResponse {
  const { dimensions, metrics, offset, limit } = query
  const rows = world === null ? [] : addUp(world, query, today)
  const page = rows.slice(offset, offset + limit)
  return {
    dimensionHeaders: dimensions.map((name) => ({ name })),
    metricHeaders: metrics.map((name) => ({ name, type: 'TYPE_INTEGER' })),
    ...(page.length > 0 && {
      rows: page.map(({ values, sums }) => ({
        dimensionValues: values.map((value) => ({ value })),
        metricValues: sums.map((sum) => ({ value: String(sum) })),
      })),
    }),
    ...(rows.length > 0 && { rowCount: rows.length }),
    metadata: { currencyCode: 'USD', timeZone: 'America/Los_Angeles' },
    kind: 'analyticsData#runReport',
  }
}

interface Row {
  values: string[]
  sums: number[]
}

function addUp(world: World, query: AnalyticsQuery, today: number): Row[] {
  const { dimensions, metrics } = query
  const isByEvent = dimensions.includes('eventName')
  const rows = new Map<string, Row>()
  visitDays(world, { from: query.from, to: Math.min(query.to, today) }, (cell) => {
    const { day, channel, event, count, sessions } = cell
    const date = dateOf(day).replaceAll('-', '')
    const all = { date, yearMonth: date.slice(0, 6), eventName: event, sessionDefaultChannelGroup: channel }
    if (!query.accepts(all)) return
    const values = dimensions.map((dimension) => all[dimension])
    const key = values.join('\n')
    const row = rows.get(key) ?? { values, sums: metrics.map(() => 0) }
    rows.set(key, row)
    // Each visit has one start, so all visits are counted by it where events are not told apart.
    const counts = { sessions: isByEvent || event === 'session_start' ? sessions : 0, eventCount: count }
    row.sums = row.sums.map((sum, index) => sum + counts[metrics[index] ?? 'sessions'])
  })
  return [...rows.values()].toSorted((a, b) => compare(a, b, query))
}

/** By what the query names; where it names nothing, by the first metric, most first. */
function compare(a: Row, b: Row, { dimensions, metrics, orderBys }: AnalyticsQuery): number {
  for (const { desc, dimension, metric } of orderBys) {
    const [place, other] = [
      dimensions.findIndex((one) => one === dimension?.dimensionName),
      metrics.findIndex((one) => one === metric?.metricName),
    ]
    const order =
      place >= 0
        ? (a.values[place] ?? '').localeCompare(b.values[place] ?? '')
        : (a.sums[other] ?? 0) - (b.sums[other] ?? 0)
    if (order !== 0) return desc ? -order : order
  }
  return (b.sums[0] ?? 0) - (a.sums[0] ?? 0)
}

function replyFault(fault: NonNullable<Call['fault']>): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyApiError(errors.noToken)
    case 'forbidden':
      return replyApiError(ANALYTICS_ERRORS.noAccess)
    case 'rate_limited':
    case 'quota':
    case 'payment':
      return replyApiError(ANALYTICS_ERRORS.exhausted)
    default:
      return replyApiError(errors.away)
  }
}
