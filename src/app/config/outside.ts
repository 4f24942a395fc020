import { z } from 'zod'
import { MODEL_PROVIDERS } from '#features/models/rules.ts'
import { INDEX_NOW_URL, type IndexNowSettings } from '#integrations/indexing/index-now.ts'
import { DATAFORSEO_URL } from '#integrations/dataforseo-call.ts'
import { Invalid } from '#platform/errors.ts'

const SERP_PROVIDERS = ['dataforseo', 'serper', 'serpapi', 'brave', 'searxng'] as const
type SerpProviderName = (typeof SERP_PROVIDERS)[number]

// Made of the names above, which are letters alone.
const MODEL = new RegExp(`^(${MODEL_PROVIDERS.join('|')}):(\\S{1,200})$`)
const PRICE = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/

/** The variables of the services that the program calls. */
export const outsideVariables = {
  SERP_PROVIDER: z
    .enum(SERP_PROVIDERS)
    .optional()
    .meta({ wants: `one of ${SERP_PROVIDERS.join(', ')}` }),
  DATAFORSEO_LOGIN: z.string().max(500).optional().meta({ wants: 'the login of the API of DataForSEO' }),
  DATAFORSEO_PASSWORD: secret(),
  DATAFORSEO_URL: address(DATAFORSEO_URL),
  SERPER_KEY: secret(),
  SERPAPI_KEY: secret(),
  BRAVE_KEY: secret(),
  SEARXNG_URL: webAddress().optional().meta({ wants: 'the address of a SearXNG' }),
  UNSPLASH_KEY: secret(),
  PEXELS_KEY: secret(),
  MODEL: z
    .string()
    .regex(MODEL)
    .transform(readModel)
    .optional()
    .meta({ wants: `a provider (${MODEL_PROVIDERS.join(', ')}) and its model, such as openai:gpt-5-mini` }),
  MODEL_KEY: secret(),
  MODEL_URL: webAddress().optional().meta({ wants: 'the address that the paths of the provider begin with' }),
  MODEL_PRICE: z
    .string()
    .regex(PRICE)
    .transform(readPrice)
    .optional()
    .meta({ wants: 'US dollars for a million tokens in and out, such as 0.25,2' }),
  INDEXNOW: z.enum(['on', 'off']).default('on').meta({ wants: 'on or off' }),
  SHOPIFY_CLIENT_ID: z
    .string()
    .regex(/^[!-~]{1,500}$/)
    .optional()
    .meta({ wants: 'the client id of an app at Shopify' }),
  SHOPIFY_CLIENT_SECRET: secret(),
  CMS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((origins) => origins.every(isOrigin))
    .default([])
    .meta({ wants: 'addresses without a path, such as http://cms.internal:8080, separated by commas' }),
}

const schema = z.object(outsideVariables)
type Read = z.infer<typeof schema>

/** The outside services that are configured; null or undefined for those that are not. */
export function arrangeOutside(read: Read) {
  return {
    serps: chooseSerps(read),
    dataForSeo: arrangeDataForSeo(read),
    serperKey: read.SERPER_KEY,
    serpApiKey: read.SERPAPI_KEY,
    braveKey: read.BRAVE_KEY,
    searxngUrl: read.SEARXNG_URL,
    unsplashKey: read.UNSPLASH_KEY,
    pexelsKey: read.PEXELS_KEY,
    model: arrangeModel(read),
    /** The search engines that are told about new pages. */
    indexNow: arrangeIndexNow(read),
    shopify: arrangeShopify(read),
    /** Publishing systems that users may name although they are private. */
    cmsOrigins: read.CMS_ORIGINS,
  }
}

interface ShopifySettings {
  clientId: string
  clientSecret: string
  /** Where the sandbox answers for all stores; null for the real Shopify. */
  standIn: string | null
}

/** The app that stores of Shopify let in; null when none is set up. */
function arrangeShopify({
  SHOPIFY_CLIENT_ID: clientId,
  SHOPIFY_CLIENT_SECRET: clientSecret,
}: Read): ShopifySettings | null {
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined)
    throw new Invalid('SHOPIFY_CLIENT_SECRET is set; it wants SHOPIFY_CLIENT_ID too.')
  if (clientSecret === undefined)
    throw new Invalid('SHOPIFY_CLIENT_ID is set; it wants SHOPIFY_CLIENT_SECRET too.')
  return { clientId, clientSecret, standIn: null }
}

function arrangeIndexNow({ INDEXNOW: wanted }: Read): IndexNowSettings[] {
  return wanted === 'on' ? [{ baseUrl: INDEX_NOW_URL, reads: 'https' }] : []
}

function arrangeDataForSeo(read: Read) {
  const { DATAFORSEO_LOGIN: login, DATAFORSEO_PASSWORD: password, DATAFORSEO_URL: baseUrl } = read
  if (login === undefined && password === undefined) return null
  if (login === undefined) throw new Invalid('DATAFORSEO_PASSWORD is set; it wants DATAFORSEO_LOGIN too.')
  if (password === undefined) throw new Invalid('DATAFORSEO_LOGIN is set; it wants DATAFORSEO_PASSWORD too.')
  return { baseUrl, login, password }
}

/** The variable that each provider requires. */
const WANTED: Record<SerpProviderName, keyof Read> = {
  dataforseo: 'DATAFORSEO_LOGIN',
  serper: 'SERPER_KEY',
  serpapi: 'SERPAPI_KEY',
  brave: 'BRAVE_KEY',
  searxng: 'SEARXNG_URL',
}

function chooseSerps(read: Read): SerpProviderName | null {
  const named = read.SERP_PROVIDER
  if (named === undefined) return SERP_PROVIDERS.find((name) => read[WANTED[name]] !== undefined) ?? null
  if (read[WANTED[named]] === undefined)
    throw new Invalid(`SERP_PROVIDER is ${named}; it wants ${WANTED[named]} too.`)
  return named
}

function arrangeModel({ MODEL: model, MODEL_KEY: apiKey, MODEL_URL: baseUrl, MODEL_PRICE: price }: Read) {
  if (model === undefined) {
    const set = [apiKey && 'MODEL_KEY', baseUrl && 'MODEL_URL', price && 'MODEL_PRICE'].find(Boolean)
    if (set !== undefined) throw new Invalid(`${set} is set; it wants MODEL too.`)
    return null
  }
  const { provider, modelId } = model
  const rest = { modelId, price: price ?? null }
  if (provider === 'compatible') {
    if (baseUrl === undefined) throw new Invalid('MODEL is of an own server; it wants MODEL_URL too.')
    return { provider, baseUrl, apiKey: apiKey ?? '', ...rest }
  }
  if (apiKey === undefined) throw new Invalid(`MODEL is of ${provider}; it wants MODEL_KEY too.`)
  return { provider, baseUrl: baseUrl ?? null, apiKey, ...rest }
}

function readModel(text: string) {
  const [, provider, modelId = ''] = MODEL.exec(text) ?? []
  return { provider: MODEL_PROVIDERS.find((name) => name === provider) ?? 'compatible', modelId }
}

function readPrice(text: string) {
  const [input = 0, output = 0] = text.split(',').map(Number)
  return { input, output }
}

function secret() {
  return z
    .string()
    .regex(/^[!-~]{1,500}$/)
    .optional()
    .meta({ wants: 'letters, digits or signs without spaces', isSecret: true })
}

function address(usual: string) {
  return webAddress().default(usual).meta({ wants: 'an address that starts with https:// or http://' })
}

function isOrigin(text: string): boolean {
  return /^https?:/i.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase()
}

function webAddress() {
  return z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:\/\/[^@]+$/i.test(text))
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
}
