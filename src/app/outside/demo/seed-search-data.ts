import { z } from 'zod'
import { untilEnded } from './await-runs.ts'
import type { Browser, Call } from './browser.ts'
import { giveConsent, type Connecting } from './give-consent.ts'
import { cluster } from './seed-plan.ts'

const counts = z.object({ keywordCounts: z.object({ inPlanCount: z.number(), notInPlanCount: z.number() }) })
const estimate = z.object({ askCount: z.number(), cost: z.number() })

/** Connects the made-up Google with the calls of a browser, and starts the import of the shop's search data. */
export async function connectGoogle(browser: Browser, { domain, ...asked }: Connecting): Promise<void> {
  const { call } = browser
  const { contentplanId } = asked.place
  const known = z
    .array(z.object({ type: z.string() }))
    .parse(await call('GET', `/integrations/${contentplanId}`))
  if (known.some(({ type }) => type === 'gsc')) return
  await giveConsent(browser, { ...asked, scope: 'search-console' })
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
