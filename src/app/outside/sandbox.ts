import { PORTS, type PortName } from '#features/connections/contract.ts'
import type { Config } from '../config/config.ts'
import { listGaps, type SetUp } from '../config/gaps.ts'

/** Made-up outside services that run beside the program: where they are, and what they accept. */
export interface RunningSandbox {
  services: {
    signIn: string
    searchConsole: string
    analytics: string
    dataForSeo: string
    model: string
    indexNow: string
    notion: string
    webflow: string
    shopify: string
  }
  /** Where the made-up services are controlled. */
  controlUrl: string
  keys: {
    signIn: { id: string; secret: string }
    dataForSeo: { login: string; password: string }
    model: { key: string; names: readonly string[] }
    notion: { id: string; secret: string }
    shopify: { id: string; secret: string }
  }
  /** The made-up website, and what people search for around it. */
  shop: {
    name: string
    domain: string
    country: string
    language: string
    keywords: readonly string[]
    topics: readonly ShopTopic[]
  }
  /** Gives the shop owner's consent on a page of the made-up Google; returns the address that it leads back to. */
  allowReading: (consentPage: string) => Promise<URL>
  /** Returns the origin on this machine that answers for a made-up one, or null for all others. */
  findStandIn: (origin: string) => string | null
  stop(): Promise<void>
}

/** A group of products that the made-up website sells and writes about. */
interface ShopTopic {
  /** Plural: "Hiking boots". */
  name: string
  /** The word in keywords: "hiking boot". */
  singular: string
  description: string
}

export type LaunchSandbox = (input: { redirectOrigins: string[] }) => Promise<RunningSandbox>

/** The services of the ports, real or made up. */
export interface PortServices extends SetUp {
  /** The ports whose services are made up. */
  madeUp: PortName[]
  /** The client of this installation at Notion; null when the administrator has set up none. */
  notion: Config['notion']
  /** null when the sandbox does not run. */
  shop: RunningSandbox['shop'] | null
  allowReading: RunningSandbox['allowReading'] | null
  findStandIn: RunningSandbox['findStandIn']
  /** Where the made-up publishing systems are; null when the sandbox does not run. */
  madeUpPublishers: Pick<RunningSandbox['services'], 'webflow'> | null
}

interface Launching {
  launch: LaunchSandbox | null
  tell: (line: string) => void
  note: (line: string) => void
  closing: AsyncDisposableStack
}

const NO_SANDBOX = {
  shop: null,
  allowReading: null,
  findStandIn: () => null,
  madeUpPublishers: null,
} as const

/** Starts the sandbox when it is on and needed, and uses its services for the ports without a real one. */
export async function startSandbox(
  config: SetUp & Pick<Config, 'sandbox' | 'publicUrl' | 'notion'>,
  { launch, tell, note, closing }: Launching,
): Promise<PortServices> {
  const gaps = listGaps(config)
  if (launch === null || config.sandbox === 'off' || gaps.length === 0) {
    if (gaps.length > 0 && gaps.length < PORTS.length) tell(describeGaps(gaps))
    return {
      google: config.google,
      outside: config.outside,
      notion: config.notion,
      madeUp: [],
      ...NO_SANDBOX,
    }
  }
  const redirectOrigins = config.publicUrl === undefined ? [] : [config.publicUrl]
  const sandbox = await launch({ redirectOrigins })
  closing.defer(() => sandbox.stop())
  note(
    `Made-up services stand in for ${new Intl.ListFormat('en').format(gaps)}; steer them at ${sandbox.controlUrl}`,
  )
  const { shop, allowReading, findStandIn, services: madeUpPublishers } = sandbox
  const opened = withSandbox(config, sandbox)
  const notion = config.notion ?? openSandboxNotion(sandbox)
  return { ...opened, notion, madeUp: gaps, shop, allowReading, findStandIn, madeUpPublishers }
}

/** The line for an operator who has set up some real services, but not these. */
function describeGaps(gaps: readonly PortName[]): string {
  const names = new Intl.ListFormat('en').format(gaps)
  return `Not set up: ${names}. What needs them does not work. docs/operations.md has their variables; SANDBOX=on makes up what is not set up.`
}

function openSandboxNotion({ services, keys }: RunningSandbox): PortServices['notion'] {
  const { id: clientId, secret: clientSecret } = keys.notion
  return { baseUrl: services.notion, clientId, clientSecret, isSandbox: true }
}

function withSandbox({ google, outside }: SetUp, { services, keys }: RunningSandbox): SetUp {
  return {
    google: google ?? {
      client: { issuer: services.signIn, clientId: keys.signIn.id, clientSecret: keys.signIn.secret },
      serviceAccount: null,
      tokenUrl: `${services.signIn}/token`,
      searchConsoleUrl: services.searchConsole,
      analyticsAdminUrl: services.analytics,
      analyticsDataUrl: services.analytics,
    },
    outside: {
      ...outside,
      shopify: outside.shopify ?? {
        clientId: keys.shopify.id,
        clientSecret: keys.shopify.secret,
        standIn: services.shopify,
      },
      // The real ones are told of public pages all the same, unless the operator does not want that.
      indexNow: [...outside.indexNow, { baseUrl: services.indexNow, reads: 'loopback' }],
      serps: outside.serps ?? 'dataforseo',
      dataForSeo: outside.dataForSeo ?? { baseUrl: services.dataForSeo, ...keys.dataForSeo },
      model: outside.model ?? {
        provider: 'compatible',
        baseUrl: `${services.model}/v1`,
        apiKey: keys.model.key,
        modelId: keys.model.names[0] ?? '',
        price: { input: 0, output: 0 },
      },
    },
  }
}
