import type { Transaction } from 'kysely'
import { hasRealConnection } from '#features/connections/server/index.ts'
import { connectDataForSeoKeywords } from '#integrations/keyword-data/dataforseo.ts'
import { connectAnthropic } from '#integrations/model/anthropic.ts'
import { connectGoogle } from '#integrations/model/google.ts'
import { MODEL_LIMITS, type Model } from '#integrations/model/index.ts'
import { connectCompatible } from '#integrations/model/openai-compatible.ts'
import { connectOpenAi } from '#integrations/model/openai.ts'
import { BRAVE_URL, connectBrave } from '#integrations/serp/brave.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { connectSearxng } from '#integrations/serp/searxng.ts'
import { connectSerpApi, SERPAPI_URL } from '#integrations/serp/serpapi.ts'
import { connectSerper, SERPER_URL } from '#integrations/serp/serper.ts'
import type { Database } from '#platform/server/database/tables.ts'
import type { CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import type { Config } from '../config/config.ts'
import { withoutMadeUp, type Ports } from './ports.ts'
import type { Behind } from './sandbox.ts'

/** A host that users name rests as long as it was busy, within these bounds. */
const LEAST_REST_MS = 100
const MOST_REST_MS = 2_000

export interface Providers {
  /** Of the installation; features take those of a workspace. */
  ports: Ports
  /** Those that a workspace may use: nothing made up where it is connected to something real (G-46). */
  forWorkspace(ctx: { database: Transaction<Database> }, workspaceId: number): Promise<Ports>
  /** The way to websites that users name: never to a private address. */
  sites: Outbound
  close(): Promise<void>
}

/** Picks what stands behind the ports, by configuration alone. */
export function openProviders(
  { outside, madeUp, findStandIn }: Behind,
  publicUrl: string,
  observe: CallMeter['observe'] = () => {},
): Providers {
  const { dataForSeo } = outside
  const nameService = nameServices(outside)
  const services = createOutbound({
    allowedOrigins: listOrigins(outside),
    observe: (call) => observe(nameService(call.origin), call),
  })
  const sites = createOutbound({
    // What stands in for others is this program's own.
    politeness: {
      concurrency: 1,
      restMs: (host, tookMs) => (findStandIn(`https://${host}`) === null ? chooseRest(tookMs) : 0),
    },
    findStandIn,
    observe: (call) => observe('sites', call),
    userAgent: `KeyloomBot/1.0 (+${publicUrl})`,
  })
  const { request } = services
  const ports = {
    serps: chooseSerps(outside, { request, isSandbox: madeUp.includes('serps') }),
    keywordData:
      dataForSeo &&
      connectDataForSeoKeywords({ ...dataForSeo, request, isSandbox: madeUp.includes('keyword-data') }),
    model: chooseModel(outside, { ...services, isSandbox: madeUp.includes('model') }),
  }
  return {
    ports,
    forWorkspace: async (ctx, workspaceId) =>
      madeUp.length > 0 && (await hasRealConnection(ctx, { workspaceId })) ? withoutMadeUp(ports) : ports,
    sites,
    close: async () => {
      await Promise.all([services.close(), sites.close()])
    },
  }
}

function chooseRest(tookMs: number): number {
  return Math.min(MOST_REST_MS, Math.max(LEAST_REST_MS, tookMs))
}

/** How the metrics call the service at an origin: one of a few names, whatever is called. */
function nameServices({ dataForSeo, searxngUrl }: Config['outside']): (origin: string) => string {
  const addresses = {
    dataforseo: dataForSeo?.baseUrl,
    searxng: searxngUrl,
    serper: SERPER_URL,
    serpapi: SERPAPI_URL,
    brave: BRAVE_URL,
  }
  const names = new Map(
    Object.entries(addresses).map(([name, url]) => [url === undefined ? '' : new URL(url).origin, name]),
  )
  return (origin) => names.get(origin) ?? 'model'
}

/** Only what the operator has named himself may be private. */
function listOrigins({ dataForSeo, searxngUrl, model }: Config['outside']): string[] {
  const named = [dataForSeo?.baseUrl, searxngUrl, model?.baseUrl]
  return named.flatMap((url) => (url === undefined || url === null ? [] : [new URL(url).origin]))
}

function chooseSerps(
  outside: Config['outside'],
  given: { request: SendRequest; isSandbox: boolean },
): SerpProvider | null {
  const { request } = given
  const { dataForSeo, serperKey = '', serpApiKey = '', braveKey = '', searxngUrl = '' } = outside
  switch (outside.serps) {
    case 'dataforseo':
      return dataForSeo && connectDataForSeoSerps({ ...dataForSeo, ...given })
    case 'serper':
      return connectSerper({ baseUrl: SERPER_URL, apiKey: serperKey, request })
    case 'serpapi':
      return connectSerpApi({ baseUrl: SERPAPI_URL, apiKey: serpApiKey, request })
    case 'brave':
      return connectBrave({ baseUrl: BRAVE_URL, apiKey: braveKey, request })
    case 'searxng':
      return connectSearxng({ baseUrl: searxngUrl, request })
    case null:
      return null
  }
}

function chooseModel(
  { model }: Config['outside'],
  { fetchWithin, isSandbox }: Pick<Outbound, 'fetchWithin'> & { isSandbox: boolean },
): Model | null {
  if (model === null) return null
  const fetch = fetchWithin(MODEL_LIMITS)
  switch (model.provider) {
    case 'openai':
      return connectOpenAi({ ...model, fetch })
    case 'anthropic':
      return connectAnthropic({ ...model, fetch })
    case 'google':
      return connectGoogle({ ...model, fetch })
    case 'compatible':
      return connectCompatible({ ...model, fetch, isSandbox })
  }
}
