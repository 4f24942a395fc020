import type { Port } from '#features/connections/contract.ts'
import { NOTION_RETURN, SHOPIFY_RETURN } from '#features/connections/rules.ts'
import { createGoogleConsent, type ConnectionServices } from '#features/connections/server/index.ts'
import { connectShopifyApp } from '#integrations/publisher/shopify-app.ts'
import { connectSearchConsole } from '#integrations/search-console/google.ts'
import { connectGoogleAnalytics } from '#integrations/web-analytics/google.ts'
import { openServiceAccount } from '#integrations/search-console/service-account.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import type { Config } from '../config/config.ts'
import type { PortServices } from './sandbox.ts'
import { openWebflowApi } from './webflow.ts'

interface ConnectionsInput {
  config: Pick<Config, 'owner'>
  seals: Seals
  portServices: PortServices
  ports: readonly Port[]
  publicUrl: string
  database: () => Database
  closing: AsyncDisposableStack
  observe: CallMeter['observe']
}

/** Opens the services for the connections of plans: Google's consent, Search Console and Analytics. */
export function openConnections({
  config,
  seals,
  portServices,
  ports,
  publicUrl,
  database,
  closing,
  observe,
}: ConnectionsInput): ConnectionServices {
  const { google, notion, madeUp, findStandIn, madeUpPublishers } = portServices
  const ownerEmail = config.owner?.email ?? null
  const openOrigins = portServices.outside.cmsOrigins
  const publishing = createOutbound({
    allowedOrigins: openOrigins,
    findStandIn,
    observe: (call) => observe('cms', call),
  })
  closing.defer(() => publishing.close())
  const base = {
    seals,
    notion: notion && openNotion(notion, { publicUrl, closing, observe }),
    shopify: openShopify(portServices, { publicUrl, closing, observe }),
    cms: { request: publishing.request, openOrigins },
    webflow: openWebflowApi({ sandboxUrl: madeUpPublishers?.webflow ?? null, observe, closing }),
    isMadeUpSite: (host: string) => findStandIn(`https://${host}`) !== null,
    database,
    ports,
    ownerEmail,
  }
  if (google === null)
    return { ...base, google: null, searchConsole: null, webAnalytics: null, serviceAccount: null }
  const { client, serviceAccount, tokenUrl, searchConsoleUrl } = google
  const { analyticsAdminUrl: adminUrl, analyticsDataUrl: dataUrl } = google
  const allowedOrigins = [tokenUrl, searchConsoleUrl, adminUrl, dataUrl]
  const outbound = createOutbound({ allowedOrigins, observe: (call) => observe('google', call) })
  closing.defer(() => outbound.close())
  const by = { tokenUrl, request: outbound.request, now: () => new Date() }
  const isSandbox = madeUp.includes('search-console')
  return {
    ...base,
    google: client && createGoogleConsent({ ...client, isSandbox }, publicUrl),
    // Without a client no user is asked for consent, so there is no token to refresh.
    searchConsole: connectSearchConsole({
      ...by,
      clientId: client?.clientId ?? '',
      clientSecret: client?.clientSecret ?? '',
      baseUrl: searchConsoleUrl,
    }),
    webAnalytics: client && connectGoogleAnalytics({ adminUrl, dataUrl, request: outbound.request }),
    serviceAccount: serviceAccount && openServiceAccount({ ...by, account: serviceAccount }),
  }
}

type NotionInput = Pick<ConnectionsInput, 'publicUrl' | 'closing' | 'observe'>

/** Calls Notion at its one address. */
function openNotion(
  { isSandbox, ...client }: NonNullable<PortServices['notion']>,
  { publicUrl, closing, observe }: NotionInput,
): NonNullable<ConnectionServices['notion']> {
  const { request, close } = createOutbound({
    allowedOrigins: [client.baseUrl],
    observe: (call) => observe('notion', call),
  })
  closing.defer(close)
  return { ...client, request, isSandbox, redirectUri: `${publicUrl}${NOTION_RETURN}` }
}

/** The app at Shopify, or at the sandbox's, which answers for all stores; null when this installation has no app. */
function openShopify(
  { outside: { shopify } }: PortServices,
  { publicUrl, closing, observe }: Pick<ConnectionsInput, 'publicUrl' | 'closing' | 'observe'>,
): ConnectionServices['shopify'] {
  if (shopify === null) return null
  const { standIn, ...client } = shopify
  const stores = createOutbound({
    findStandIn: (origin) => (new URL(origin).hostname.endsWith('.myshopify.com') ? standIn : null),
    observe: (call) => observe('shopify', call),
  })
  closing.defer(() => stores.close())
  const { request } = stores
  return {
    app: connectShopifyApp({ ...client, consentOrigin: standIn, request, now: () => new Date() }),
    isSandbox: standIn !== null,
    redirectUri: `${publicUrl}${SHOPIFY_RETURN}`,
    request,
  }
}
