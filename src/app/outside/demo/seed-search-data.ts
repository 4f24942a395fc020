import { z } from 'zod'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { API_BASE } from '#platform/server/api/mount-api.ts'
import type { RunningSandbox } from '../sandbox.ts'
import { untilEnded } from './await-runs.ts'
import type { Browser, Call } from './browser.ts'
import { cluster } from './seed-plan.ts'

const counts = z.object({ keywordCounts: z.object({ inPlanCount: z.number(), notInPlanCount: z.number() }) })
const estimate = z.object({ askCount: z.number(), cost: z.number() })

interface Connecting {
  place: PlanPlace
  domain: string
  allowReading: RunningSandbox['allowReading']
}

/** Connects the made-up Google with the calls of a browser, and starts the import of the shop's search data. */
export async function connectGoogle(
  { call, open }: Browser,
  { place: { workspaceId, contentplanId }, domain, allowReading }: Connecting,
): Promise<void> {
  const known = z
    .array(z.object({ type: z.string() }))
    .parse(await call('GET', `/integrations/${contentplanId}`))
  if (known.some(({ type }) => type === 'gsc')) return
  const { accessKey } = z.object({ accessKey: z.string() }).parse(
    await call('PUT', `/workspace/${workspaceId}`, {
      action: 'generateAccessKey',
      scope: 'search-console',
    }),
  )
  const query = new URLSearchParams({
    scope: 'search-console',
    type: 'managed',
    next: '/workspace',
    workspaceId: String(workspaceId),
    accessKey,
    contentplanId: String(contentplanId),
  })
  const back = await allowReading(await open(`${API_BASE}/integrations/cognito/login?${query.toString()}`))
  await open(`${back.pathname}${back.search}`)
  await call('POST', '/integrations/search-console', { contentplanId, property: `sc-domain:${domain}` })
  await call('POST', `/contentplan/${contentplanId}/updating`, {})
}

/**
 * Waits for the import, asks for the search volumes of the keywords that it has found, and clusters them. Returns false
 * when nothing was to be done, as when some of them are clustered already.
 */
export async function clusterSearched(call: Call, planId: number, signal: AbortSignal): Promise<boolean> {
  await untilEnded(call, ['GET', `/contentplan/${planId}/search-data`], signal)
  const path = `/contentplan/${planId}/keyword?limit=1&source=google_search_console`
  const { inPlanCount, notInPlanCount } = counts.parse(await call('GET', path)).keywordCounts
  if (inPlanCount > 0 || notInPlanCount === 0) return false
  await askForVolumes(call, planId, signal)
  await cluster(call, planId, signal)
  return true
}

async function askForVolumes(call: Call, planId: number, signal: AbortSignal): Promise<void> {
  const path = `/contentplan/${planId}/keyword/volume`
  const { askCount, cost } = estimate.parse(await call('POST', `${path}/estimate`, {}))
  if (askCount === 0) return
  await call('POST', path, { confirmedCost: cost })
  await untilEnded(call, ['POST', `${path}/estimate`], signal)
}
