import { hasRealConnection } from '#features/connections/server/index.ts'
import { openOwnModels, type ModelServices } from '#features/models/server/index.ts'
import { connectDataForSeoKeywords } from '#integrations/keyword-data/dataforseo.ts'
import { connectIndexNow, type SearchEngines } from '#integrations/indexing/index-now.ts'
import type { ImageSource } from '#integrations/images/index.ts'
import { pexels } from '#integrations/images/pexels.ts'
import { connectPhotos } from '#integrations/images/photo-service.ts'
import { unsplash } from '#integrations/images/unsplash.ts'
import { connectModel } from '#integrations/model/ask-model.ts'
import { MODEL_LIMITS, type Model } from '#integrations/model/index.ts'
import { MODEL_SERVICES } from '#integrations/model/services.ts'
import { brave } from '#integrations/serp/brave.ts'
import { connectDataForSeoSerps } from '#integrations/serp/dataforseo.ts'
import type { SerpProvider } from '#integrations/serp/index.ts'
import { connectSearchService } from '#integrations/serp/search-service.ts'
import { searxng } from '#integrations/serp/searxng.ts'
import { serpApi } from '#integrations/serp/serpapi.ts'
import { serper } from '#integrations/serp/serper.ts'
import { NotConnected } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CallMeter } from '#platform/server/outbound/measure-calls.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { createSeals, type Seals } from '#platform/server/secrets/seal.ts'
import type { Config } from '../config/config.ts'
import { withoutMadeUp, type Ports, type WorkspacePorts } from './ports.ts'
import type { PortServices } from './sandbox.ts'

/** Between two calls, a host that users name rests as long as the last call took, within these bounds. */
const LEAST_REST_MS = 100
const MOST_REST_MS = 2_000

export interface Providers {
  /** The ports of the installation; features use those of a workspace. */
  ports: Ports
  /**
   * The ports that a workspace may use: none is made up when the workspace has a real connection (G-46), and a workspace
   * with a model of its own uses that one.
   */
  forWorkspace(ctx: { database: Transaction }, workspaceId: number): Promise<WorkspacePorts>
  /** What the settings of workspaces' own models need. */
  ownModels: Pick<ModelServices, 'seals' | 'openOrigins' | 'forWorkspace'>
  /** The client for websites that users name; it never calls a private address. */
  sites: Outbound
  searchEngines: SearchEngines
  close(): Promise<void>
}

/** Chooses the services of the ports, by configuration alone. */
export function openProviders(
  { outside, madeUp, findStandIn }: Omit<PortServices, 'madeUpPublishers'>,
  publicUrl: string,
  observe: CallMeter['observe'] = () => {},
  seals: Seals = unsealed,
): Providers {
  const { dataForSeo } = outside
  const nameService = nameServices(outside)
  const services = createOutbound({
    allowedOrigins: listOrigins(outside),
    observe: (call) => observe(nameService(call.origin), call),
  })
  const sites = createOutbound({
    // Made-up sites are this program's own and need no rest.
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
    images: chooseImages(outside, request),
  }
  const openOrigins = madeUp.includes('model') ? [] : originsOf([outside.model?.baseUrl])
  const typed = createOutbound({
    allowedOrigins: openOrigins,
    observe: (call) => observe('model', call),
  })
  const findOwnModels = openOwnModels({ seals, fetch: typed.fetchWithin(MODEL_LIMITS) })
  const forWorkspace: Providers['forWorkspace'] = async (ctx, workspaceId) => {
    const isReal = madeUp.length > 0 && (await hasRealConnection(ctx, { workspaceId }))
    const usual = isReal ? withoutMadeUp(ports) : ports
    const own = await findOwnModels(ctx, workspaceId)
    if (own === null) return { ...usual, modelOf: () => usual.model }
    return { ...usual, model: own('default'), modelOf: own }
  }
  return {
    ports,
    forWorkspace,
    ownModels: { seals, openOrigins, forWorkspace },
    sites,
    searchEngines: connectIndexNow({ engines: outside.indexNow, request }),
    close: async () => {
      await Promise.all([services.close(), sites.close(), typed.close()])
    },
  }
}

const unsealed: Seals = createSeals({
  newest: () => {
    throw new NotConnected('There is no key to seal secrets with.')
  },
  find: () => null,
})

function chooseRest(tookMs: number): number {
  return Math.min(MOST_REST_MS, Math.max(LEAST_REST_MS, tookMs))
}

/** The name of the service at an origin in the metrics: one of a few names, whatever is called. */
function nameServices({ dataForSeo, searxngUrl, indexNow }: Config['outside']): (origin: string) => string {
  const addresses = {
    dataforseo: dataForSeo?.baseUrl,
    searxng: searxngUrl,
    serper: serper.baseUrl,
    serpapi: serpApi.baseUrl,
    brave: brave.baseUrl,
    unsplash: unsplash.baseUrl,
    pexels: pexels.baseUrl,
  }
  const names = new Map(
    Object.entries(addresses).map(([name, url]) => [url ? new URL(url).origin : '', name]),
  )
  for (const { baseUrl } of indexNow) names.set(baseUrl, 'indexnow')
  return (origin) => names.get(origin) ?? 'model'
}

/** Only origins that the operator has configured may be private. */
function listOrigins({ dataForSeo, searxngUrl, model, indexNow }: Config['outside']): string[] {
  return originsOf([
    dataForSeo?.baseUrl,
    searxngUrl,
    model?.baseUrl,
    ...indexNow.map(({ baseUrl }) => baseUrl),
  ])
}

function originsOf(urls: (string | null | undefined)[]): string[] {
  return urls.flatMap((url) => (url === undefined || url === null ? [] : [new URL(url).origin]))
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
      return connectSearchService(serper, { apiKey: serperKey, request })
    case 'serpapi':
      return connectSearchService(serpApi, { apiKey: serpApiKey, request })
    case 'brave':
      return connectSearchService(brave, { apiKey: braveKey, request })
    case 'searxng':
      return connectSearchService(searxng, { baseUrl: searxngUrl, request })
    case null:
      return null
  }
}

function chooseImages(
  { unsplashKey, pexelsKey }: Config['outside'],
  request: SendRequest,
): ImageSource | null {
  if (unsplashKey !== undefined) return connectPhotos(unsplash, { apiKey: unsplashKey, request })
  return pexelsKey === undefined ? null : connectPhotos(pexels, { apiKey: pexelsKey, request })
}

function chooseModel(
  { model }: Config['outside'],
  { fetchWithin, isSandbox }: Pick<Outbound, 'fetchWithin'> & { isSandbox: boolean },
): Model | null {
  if (model === null) return null
  const service = MODEL_SERVICES[model.provider]
  return connectModel(service, { ...model, fetch: fetchWithin(MODEL_LIMITS), isSandbox })
}
