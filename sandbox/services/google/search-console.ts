import type { searchconsole_v1 as api } from '@googleapis/searchconsole'
import { createRateLimit } from '../../stage/rate-limit.ts'
import type { Stage } from '../../stage/stage.ts'
import { BoundedMap } from '../../stage/bounded-map.ts'
import { withinTime } from '../../stage/within-time.ts'
import {
  dateOf,
  DAYS_KEPT,
  reportSearch,
  SHOP,
  type Report,
  type ReportInput,
  type ReportRow,
  type World,
} from '../../world/index.ts'
import { readBearer, readJson, replyJson, type Call, type Reply, type Service } from '../service.ts'
import { errors, invalid, replyApiError, replyFault } from './api-errors.ts'
import { readSearchQuery, type SearchQuery } from './search-query.ts'
import type { SignIn } from './sign-in.ts'

const SITES = [
  { siteUrl: `sc-domain:${SHOP.host}`, permissionLevel: 'siteOwner' },
  { siteUrl: `${SHOP.origin}/`, permissionLevel: 'siteFullUser' },
  { siteUrl: 'https://unconfirmed.example/', permissionLevel: 'siteUnverifiedUser' },
] satisfies api.Schema$WmxSite[]

const SCOPE = /\/auth\/webmasters(\.readonly)?$/
const QUERIES_A_MINUTE = 1200
/** In days: data is available after one day (`FRESH_LAG`), and final after three. */
const FINAL_LAG = 3
const FRESH_LAG = 1
const REPORTS_KEPT = 4
/** A query takes some hundred milliseconds; one that takes this long has a regular expression that never ends. */
const LONGEST_MS = 10_000

/** Search Console's API over the search data of the world. */
export function createSearchConsoleService(stage: Stage, signIn: SignIn): Service {
  const waitFor = createRateLimit(() => stage.clock.now(), QUERIES_A_MINUTE)
  const reports = createReports(stage)
  return (call) => {
    if (call.fault !== null) return replyFault(call.fault)
    const grant = signIn.grants.findAccess(readBearer(call) ?? '')
    if (grant === null) return replyApiError(errors.noToken)
    if (!grant.scopes.some((scope) => SCOPE.test(scope))) return replyApiError(errors.noScope)
    const { sites: state } = signIn.people.find(grant.email)
    if (state === 'forbidden') return replyApiError(errors.noAccess)
    if (state === 'away') return replyApiError(errors.away)
    const known = state === 'sites' ? SITES : []
    const [, root, name, action, ...more] = splitPath(call.url.pathname)
    if (root !== 'sites' || more.length > 0) return replyApiError(errors.absent)
    if (name === undefined) return listSites(call, known)
    const site = known.find(({ siteUrl }) => siteUrl === name)
    if (site === undefined || site.permissionLevel === 'siteUnverifiedUser')
      return replyApiError(errors.noAccess)
    if (action === undefined) return replyJson(200, site)
    if (action !== 'searchAnalytics/query' || call.method !== 'POST') return replyApiError(errors.absent)
    if (stage.faults.quotas.areKept && waitFor(name) > 0) return replyApiError(errors.tooFast)
    const query = readSearchQuery(readJson(call))
    if (typeof query === 'string') return invalid(query)
    try {
      return replyJson(
        200,
        withinTime(LONGEST_MS, () => answerQuery(stage, reports, query)),
      )
    } catch (error) {
      if (errorCodeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return replyApiError(errors.away)
      throw error
    }
  }
}

function errorCodeOf(error: unknown): unknown {
  // The error is from another realm, so `instanceof Error` is false.
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null
}

/** For an account without sites, the answer has no `siteEntry` instead of an empty list, as Google's. */
function listSites({ method }: Call, siteEntry: typeof SITES): Reply {
  if (method !== 'GET') return replyApiError(errors.absent)
  return replyJson(200, (siteEntry.length > 0 ? { siteEntry } : {}) satisfies api.Schema$SitesListResponse)
}

function answerQuery(
  stage: Stage,
  reports: Reports,
  query: SearchQuery,
): api.Schema$SearchAnalyticsQueryResponse {
  const today = stage.today()
  const span = {
    from: Math.max(query.from, today - DAYS_KEPT),
    to: Math.min(query.to, today - (query.isFinal ? FINAL_LAG : FRESH_LAG)),
  }
  const isEmpty = !query.hasData || span.from > span.to
  const rows = isEmpty ? [] : reports.find(query, span).read(query.startRow, query.startRow + query.rowLimit)
  const firstOpen = dateOf(today - FINAL_LAG + 1)
  const isOpen = !query.isFinal && query.dimensions.includes('date') && span.to > today - FINAL_LAG
  return {
    ...(rows.length > 0 ? { rows: query.dimensions.length > 0 ? rows : rows.map(withoutKeys) } : {}),
    responseAggregationType: query.aggregation,
    ...(isOpen ? { metadata: { firstIncompleteDate: firstOpen } } : {}),
  }
}

function withoutKeys({ clicks, impressions, ctr, position }: ReportRow): api.Schema$ApiDataRow {
  return { clicks, impressions, ctr, position }
}

/** Splits `/webmasters/v3/sites/<encoded>/searchAnalytics/query`, also with the prefix of the newer version. */
function splitPath(path: string): string[] {
  const [, rest = ''] = /^\/(?:webmasters\/v3|v1|v3)\/(.*)$/.exec(path) ?? []
  const [root = '', name, ...action] = rest.split('/')
  if (name === undefined || name === '') return ['', root]
  return ['', root, decode(name), ...(action.length > 0 ? [action.join('/')] : [])]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Reports = ReturnType<typeof createReports>

/** Sums by day have few rows but need all data, so all sandboxes with the same world share them. */
const sumsByDay = new WeakMap<World, BoundedMap<ReportRow[]>>()

/** Keeps the last reports, so that the next page of an answer is read from the same report. */
function createReports(stage: Stage) {
  const kept = new BoundedMap<{ world: World; report: Report }>(REPORTS_KEPT)
  return {
    find(query: SearchQuery, span: { from: number; to: number }): Report {
      const world = stage.world()
      const key = JSON.stringify([query.key, span])
      const known = kept.get(key)
      if (known?.world === world) return known.report
      const isByDay = query.dimensions.length === 1 && query.dimensions[0] === 'date'
      const report = isByDay
        ? sumByDay(world, key, { ...query, ...span })
        : reportSearch(world, { ...query, ...span })
      kept.delete(key)
      kept.set(key, { world, report })
      return report
    },
  }
}

function sumByDay(world: World, key: string, input: ReportInput): Report {
  const all = sumsByDay.get(world) ?? new BoundedMap<ReportRow[]>(REPORTS_KEPT)
  sumsByDay.set(world, all)
  const rows = all.get(key) ?? reportSearch(world, input).read(0, Infinity)
  all.set(key, rows)
  return { read: (from, to) => rows.slice(from, to) }
}
