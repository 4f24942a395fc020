import { callWebflow, type WebflowApi } from './webflow-call.ts'
import {
  webflowCollection,
  webflowCollections,
  webflowSite,
  webflowSites,
  type WebflowCollection,
} from './webflow-shapes.ts'
import type { z } from 'zod'

interface Waiting {
  signal: AbortSignal
}

/** A website in Webflow. */
export interface WebflowSite {
  id: string
  name: string
  /** The host at which readers find it; null when Webflow names none. */
  host: string | null
}

/** The sites that the key is for. */
export async function listWebflowSites(api: WebflowApi, { signal }: Waiting): Promise<WebflowSite[]> {
  const { sites } = await callWebflow(api, { path: ['sites'], shape: webflowSites, absent: 'site', signal })
  return sites.map(describeSite)
}

export async function readWebflowSite(
  api: WebflowApi,
  siteId: string,
  { signal }: Waiting,
): Promise<WebflowSite> {
  return describeSite(
    await callWebflow(api, { path: ['sites', siteId], shape: webflowSite, absent: 'site', signal }),
  )
}

/** The collections of a site, without their fields. */
export async function listWebflowCollections(
  api: WebflowApi,
  siteId: string,
  { signal }: Waiting,
): Promise<{ id: string; name: string; slug: string }[]> {
  const { collections } = await callWebflow(api, {
    path: ['sites', siteId, 'collections'],
    shape: webflowCollections,
    absent: 'site',
    signal,
  })
  return collections.map(({ id, displayName, slug }) => ({ id, name: displayName, slug: slug ?? '' }))
}

/** A collection with its fields. */
export function readWebflowCollection(
  api: WebflowApi,
  collectionId: string,
  { signal }: Waiting,
): Promise<WebflowCollection> {
  return callWebflow(api, {
    path: ['collections', collectionId],
    shape: webflowCollection,
    absent: 'collection',
    signal,
  })
}

function describeSite({
  id,
  displayName,
  shortName,
  customDomains,
}: z.infer<typeof webflowSite>): WebflowSite {
  const domains = customDomains ?? []
  // A domain that the site was never published to shows nothing. Older answers do not say when it was.
  const live =
    domains.find(({ lastPublished }) => lastPublished) ?? domains.find((one) => !('lastPublished' in one))
  const host = readHost(live?.url ?? '') ?? readHost(shortName ? `${shortName}.webflow.io` : '')
  return { id, name: displayName || shortName || id, host }
}

/** Only host names become parts of links. */
function readHost(text: string): string | null {
  const url = text.includes('://') ? text : `https://${text}`
  return text !== '' && URL.canParse(url) ? new URL(url).host : null
}
