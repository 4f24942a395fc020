import process from 'node:process'
import { createControlService } from './control.ts'
import {
  createAccount,
  createDataForSeoService,
  createQueue,
  SANDBOX_LOGIN,
} from './services/dataforseo/index.ts'
import { createAnalyticsService } from './services/google/analytics.ts'
import { createSearchConsoleService } from './services/google/search-console.ts'
import { createSignIn, SANDBOX_CLIENT } from './services/google/sign-in.ts'
import { createSignInService } from './services/google/sign-in-service.ts'
import { createIndexNowService } from './services/index-now.ts'
import { listen } from './services/listen.ts'
import { createModelService, SANDBOX_MODEL_KEY, SANDBOX_MODELS } from './services/model/index.ts'
import { createNotionService } from './services/notion/index.ts'
import { createNotion, SANDBOX_NOTION } from './services/notion/notion.ts'
import type { Service } from './services/service.ts'
import { createShopService } from './services/shop.ts'
import { createWebflow } from './services/webflow/index.ts'
import { createShopify, SANDBOX_SHOPIFY_APP } from './services/shopify/index.ts'
import { createWordpress } from './services/wordpress/index.ts'
import { createNotes } from './stage/notes.ts'
import { createStage } from './stage/stage.ts'
import { SHOP, type World, type WorldSize } from './world/index.ts'
import { below } from './world/random.ts'

export const SERVICE_NAMES = [
  'signIn',
  'searchConsole',
  'analytics',
  'dataForSeo',
  'model',
  'shop',
  'indexNow',
  'notion',
  'webflow',
  'shopify',
] as const
type ServiceName = (typeof SERVICE_NAMES)[number]

export interface SandboxInput {
  /** Another seed gives another shop with other search data. */
  seed?: number
  size?: WorldSize
  /** Ports by service; a service without one gets a free port. */
  ports?: Partial<Record<ServiceName | 'control', number>>
  /** Origins, besides loopback, to which a sign-in may redirect, such as `https://keyloom.example`. */
  redirectOrigins?: string[]
  /** Milliseconds between two pieces of a prose that the model writes, so that people can watch it being written. */
  paceMs?: number
  /** Whether the operator wants made-up data in production, too. */
  isWanted?: boolean
}

export interface Sandbox {
  /** Base URLs, without a slash at the end. */
  services: Record<ServiceName, string>
  controlUrl: string
  /** The made-up website and keywords about what it sells, those of one intent in a row, the most usual first. */
  shop: Shop
  stop(): Promise<void>
}

interface Shop {
  name: string
  domain: string
  /** ISO 3166 alpha-3. */
  country: string
  language: string
  keywords: string[]
  topics: { name: string; singular: string; description: string }[]
}

/** Credentials that every sandbox accepts. They are not secret, because no data behind them is real. */
export const SANDBOX_KEYS = {
  signIn: SANDBOX_CLIENT,
  dataForSeo: SANDBOX_LOGIN,
  model: { key: SANDBOX_MODEL_KEY, names: Object.keys(SANDBOX_MODELS) },
  notion: SANDBOX_NOTION,
  shopify: SANDBOX_SHOPIFY_APP,
}

/** Starts a made-up version of every outside service that the product uses, each on a loopback port of its own. */
export async function startSandbox(input: SandboxInput = {}): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production' && input.isWanted !== true)
    throw new Error(
      'The sandbox answers with made-up data, so it does not start in production unless asked to.',
    )
  const { seed = 1, size = 1, ports = {}, redirectOrigins = [], paceMs = 0 } = input
  const stage = createStage({ seed, size })
  const services: Record<ServiceName, string> = {
    signIn: '',
    searchConsole: '',
    analytics: '',
    dataForSeo: '',
    model: '',
    shop: '',
    indexNow: '',
    notion: '',
    webflow: '',
    shopify: '',
  }
  const notes = createNotes(seed)
  const signIn = await createSignIn({
    clock: stage.clock,
    notes,
    redirectOrigins,
    issuer: () => services.signIn,
  })
  const [account, queue, model] = [createAccount(), createQueue(stage.clock, notes), { pauseMs: 0, paceMs }]
  const wordpress = createWordpress(stage, notes)
  const notion = createNotion({ stage, notes, redirectOrigins })
  const webflow = createWebflow(stage, notes)
  const shopify = createShopify(stage, notes, redirectOrigins)
  const made: Record<ServiceName, Service> = {
    signIn: createSignInService(signIn),
    searchConsole: createSearchConsoleService(stage, signIn),
    analytics: createAnalyticsService(stage, signIn),
    dataForSeo: createDataForSeoService({ stage, account, queue }),
    model: createModelService(stage, model),
    shop: createShopService(stage, wordpress, webflow, shopify),
    indexNow: createIndexNowService(stage),
    notion: createNotionService(stage, notion),
    webflow: webflow.answer,
    shopify: shopify.answer,
  }
  const control = createControlService({
    stage,
    signIn,
    account,
    queue,
    model,
    wordpress,
    notion,
    webflow,
    shopify,
    services: () => services,
  })

  await using closing = new AsyncDisposableStack()
  const open = async (name: ServiceName | 'control', service: Service) => {
    const listener = await listen(stage, { name, port: ports[name] ?? 0, service })
    closing.defer(() => listener.stop())
    return listener.baseUrl
  }
  for (const name of SERVICE_NAMES) services[name] = await open(name, made[name])
  const controlUrl = await open('control', control)
  const kept = closing.move()
  return { services, controlUrl, shop: describeShop(stage.world()), stop: () => kept.disposeAsync() }
}

/** Most keywords of each intent that a user would have, at first; the world has more. */
const MOST_WORDINGS = 8

function describeShop({ site, seed, topics }: World): Shop {
  const keywords = new Set(
    site.intents.flatMap((intent) =>
      intent.keywords.slice(0, 1 + below(MOST_WORDINGS, seed, 'wordings', intent.key)),
    ),
  )
  return {
    name: SHOP.name,
    domain: SHOP.host,
    country: 'USA',
    language: 'en',
    keywords: [...keywords],
    topics: topics.map(({ name, singular }) => ({
      name: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
      singular,
      description: `How to choose, use and look after ${name}, and which ones we sell.`,
    })),
  }
}
