import { z } from 'zod'
import type { RunningSandbox } from '../sandbox.ts'
import { findRun, untilEnded } from './await-runs.ts'
import type { Call } from './browser.ts'

/** How many keywords get their search volumes with one call. */
const AT_ONCE = 1_000

const plans = z.array(z.object({ id: z.number(), domain: z.string().nullable() }))
const processed = z.object({
  keywords: z.array(z.object({ keyword: z.string(), estimated_search_volume: z.number().nullable() })),
})

/** The plan of the shop, which is made when the workspace has no plan; null when it has only other plans. */
export async function findPlan(
  call: Call,
  workspaceId: number,
  { name, domain, country, language }: RunningSandbox['shop'],
): Promise<number | null> {
  const path = `/workspace/${workspaceId}/contentplan`
  const known = plans.parse(await call('GET', path))
  if (known.length > 0) return known.find((plan) => plan.domain === domain)?.id ?? null
  const made = await call('POST', path, { name, country, language, type: 'managed', website: domain })
  const { contentplanId } = z.object({ contentplanId: z.number() }).parse(made)
  await call('POST', `/contentplan/${contentplanId}/page`, { urls: [`https://${domain}/`] })
  return contentplanId
}

/** Adds keywords with their search volumes, unless the plan has keywords. */
export async function addKeywords(call: Call, planId: number, keywords: readonly string[]): Promise<void> {
  const path = `/contentplan/${planId}/keyword`
  const { keywordCounts } = z
    .object({ keywordCounts: z.object({ totalCount: z.number() }) })
    .parse(await call('GET', `${path}?limit=1`))
  if (keywordCounts.totalCount > 0) return
  const found: z.infer<typeof processed>['keywords'] = []
  for (let at = 0; at < keywords.length; at += AT_ONCE) {
    const keywordsInput = keywords.slice(at, at + AT_ONCE)
    const answer = await call('POST', '/keyword/process', { contentplanId: planId, keywordsInput })
    found.push(...processed.parse(answer).keywords)
  }
  await call('POST', path, { source: 'upload', keywordsObject: found })
}

/** Clusters the keywords of a plan in which nothing was clustered before. */
export async function clusterFirst(call: Call, planId: number, signal: AbortSignal): Promise<void> {
  if ((await findRun(call, ['GET', `/contentplan/${planId}/grouping`])) === null)
    await cluster(call, planId, signal)
}

/** Clusters the inactive keywords, and waits for the end. */
export async function cluster(call: Call, planId: number, signal: AbortSignal): Promise<void> {
  const path = `/contentplan/${planId}/grouping`
  await call('POST', path, {})
  await untilEnded(call, ['GET', path], signal)
}

/** Sets up the autoblog of a plan without one. */
export async function openBlog(call: Call, planId: number): Promise<void> {
  const path = `/contentplan/${planId}/autoblog-settings`
  const { settings } = z.object({ settings: z.unknown() }).parse(await call('GET', path))
  if (settings === null) await call('PUT', path, { settings: {} })
}
