import type { PortName } from './contract.ts'
import { isHostOf, readGoogleTrouble } from '#features/contentplans/rules.ts'

/** The variables of the usual provider of each service. */
export const PORT_VARIABLES: Record<PortName, readonly [string, string]> = {
  'search-console': ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  'web-analytics': ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  serps: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  'keyword-data': ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  model: ['MODEL', 'MODEL_KEY'],
}

const MISSING: Record<PortName, string> = {
  'search-console': 'Google Search Console is not connected to this installation.',
  'web-analytics': 'Google Analytics is not connected to this installation.',
  serps: 'No provider of search results is connected.',
  'keyword-data': 'No provider of search volumes and related keywords is connected.',
  model: 'No AI model is connected.',
}

/** What a user reads who needs a service that is not connected: what is missing, and how it is connected (G-46). */
export function explainMissing(port: PortName): string {
  const [name, secret] = PORT_VARIABLES[port]
  return `${MISSING[port]} The administrator can connect one with ${name} and ${secret}, or switch on made-up data with SANDBOX=on, which a workspace with a real connection never gets.`
}

/** The screen to which Notion sends users back (S-21). */
export const NOTION_RETURN = '/notion-integration'

/** What a user reads when this installation has no client at Notion. */
export const NO_NOTION =
  'Notion is not set up on this installation. The administrator can set it up with NOTION_CLIENT_ID and NOTION_CLIENT_SECRET; docs/operations.md says how.'

/** What a user reads when Notion does not accept the access of a plan any more. */
export const NOTION_ENDED =
  'Notion has ended the access, as when somebody removes Keyloom there. Connect Notion again.'

/** What a user reads who needs Notion for a plan that is not connected to it. */
export const NOTION_NOT_CONNECTED =
  'This plan is not connected to Notion. Connect it in the settings of the plan.'

/** The code of the error when a user comes back with a request that cannot be finished (any more). */
export const NO_ACCESS_REQUEST = 'no_access_request'
/** The screen to which Shopify sends users back (S-22). */
export const SHOPIFY_RETURN = '/shopify-auth-callback'

/** What a user reads when this installation has no app at Shopify. */
export const NO_SHOPIFY =
  'Shopify is not set up on this installation. The administrator can set it up with SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET; docs/operations.md says how.'

/** E-92: a user comes back from Shopify without what Shopify sends along. */
export const NO_CALLBACK = 'Missing required parameters for Shopify OAuth callback'

/** V-65: the store and the blog. */
export const BAD_SHOPIFY_STORE = 'Please enter a valid Shopify store URL (your-store.myshopify.com)'
export const NO_SHOPIFY_BLOG = 'Please select a blog'

/** The store that a user means by its name or by the address of one of its pages; null for any other text. */
export function readShopifyStore(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const [host = ''] = text.replace(/^https?:\/\//, '').split('/')
  return /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/.test(host) ? host : null
}

/** Beginning of every key of the WordPress plugin. */
export const WORDPRESS_KEY_PREFIX = 'cck_'

/**
 * The site to which a key of the WordPress plugin belongs: `cck_<id>_<base64url of the REST root>.<secret>`; null for
 * any other text.
 */
export function readWordpressKey(key: string): { restRoot: string; host: string } | null {
  const [, root = ''] = /^cck_[A-Za-z0-9]{1,64}_([\w-]{8,2000})\.[\w-]{16,200}$/.exec(key) ?? []
  const restRoot = decodeBase64Url(root)
  if (!/^https?:\/\/[^\s"'<>@\\]+$/.test(restRoot) || !URL.canParse(restRoot)) return null
  return { restRoot, host: new URL(restRoot).hostname }
}

function decodeBase64Url(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** What a user reads who wants to read the pages of a WordPress that is not connected. */
export const NO_WORDPRESS = 'WordPress is not connected to this content plan.'

/** The runs that read the pages of a WordPress, and what they are called on screen. */
export const WORDPRESS_READING = 'wordpress-pages'
export const READING_WORDPRESS = 'Reading pages of WordPress'

/** The pages of a plan's WordPress are read by one run at a time. */
export function wordpressReadingKey(contentplanId: number): string {
  return `plan ${contentplanId}`
}

/** As many events count as conversions of a plan, at most. */
export const MOST_EVENTS = 50
/** Google allows 40 characters for the names of a website's own events; other events have more. */
const LONGEST_EVENT = 100

/** The names in a list with commas between them, each once. */
export function splitEvents(events: string | null): string[] {
  const names = (events ?? '').split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Why these events cannot count as conversions; null when they can. */
export function explainEvents(names: readonly string[]): string | null {
  if (names.length > MOST_EVENTS) return `name ${MOST_EVENTS} events at most`
  const long = names.some((name) => name.length > LONGEST_EVENT)
  return long ? 'name events as Google Analytics does, with commas between' : null
}

/** Google Analytics cannot be read with the account's access: none, or not for this property. */
export const NO_ANALYTICS_ACCESS =
  'Google Analytics does not let us read this property. It may have been deleted, or the Google account that connected it may have lost its access. Choose another property or connect again.'

/** Google does not let the account read Search Console (E-03). */
export const NO_ACCESS =
  "We couldn't access your Google Search Console. This might be due to insufficient permissions or a temporary connection issue."

/** How far a plan is with Search Console (M-03). */
export type ConnectState =
  | { is: 'noToken' }
  | { is: 'noAccess' }
  | { is: 'noDomains' }
  /** The operator has to open a property to the workspace. */
  | { is: 'notOpen'; message: string }
  | { is: 'failed'; message: string }
  | { is: 'connected' }

interface Refusal {
  /** Codes of the error; null when the answer has none. */
  trouble: string | null
  code: string | null
  message: string
}

/** What the answer of the property list means: E-02, E-03, E-04 or E-05. */
export function findConnectState(answer: { properties: readonly unknown[] } | Refusal): ConnectState {
  if ('properties' in answer) return { is: answer.properties.length === 0 ? 'noDomains' : 'connected' }
  const { code, message } = answer
  const trouble = readGoogleTrouble(answer.trouble)
  if (trouble === 'no_token') return { is: 'noToken' }
  if (trouble === 'no_access' || code === 'forbidden') return { is: 'noAccess' }
  return { is: code === 'not_connected' ? 'notOpen' : 'failed', message }
}

/** Whether a property is of another website than a plan's: it neither covers the website nor is a part of it. */
export function isOfOtherSite(property: string, domain: string | null): boolean {
  if (domain === null || coversDomain(property, domain)) return false
  const host = property.startsWith('sc-domain:') ? property.slice('sc-domain:'.length) : hostOf(property)
  return host === null || !isHostOf(host, domain)
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null
}

/** Whether a property covers a website, so that it is the likely choice. */
export function coversDomain(property: string, domain: string): boolean {
  if (property.startsWith('sc-domain:')) return isHostOf(domain, property.slice('sc-domain:'.length))
  return URL.canParse(property) && isHostOf(new URL(property).hostname, domain)
}

/** V-66: what is wrong with the address and the key of a custom CMS. */
export const BAD_CMS_URL = 'Please enter a valid URL starting with http:// or https://'
export const NO_CMS_KEY = 'Required.'

/** V-63: the key of the WordPress plugin is missing, or the text is no such key. */
export const NO_WORDPRESS_KEY = 'API key is required.'
export const BAD_WORDPRESS_KEY = 'Please paste the API key from the connector plugin.'

/** The address of a WordPress site that is connected by an application password. */
export const BAD_WORDPRESS_SITE = 'Please write the address of your website, such as https://shop.example.'

/**
 * The address of the WordPress site that a user means, also by a page of its admin area; null for what is no address. Without
 * a protocol it is https.
 */
export function readWordpressSite(typed: string): string | null {
  const text = typed.trim()
  const whole = text.includes('://') ? text : `https://${text}`
  if (/[\s\\<>"]/.test(text) || !URL.canParse(whole)) return null
  const { protocol, username, password, origin, pathname } = new URL(whole)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null
  const [path = ''] = pathname.split(/\/(?:wp-admin|wp-login\.php|wp-json|index\.php)(?=\/|$)/)
  return `${origin}${path.endsWith('/') ? path : `${path}/`}`
}

/** The parts of an article that a custom CMS has fields for (F-236). */
export const CMS_PARTS = ['title', 'content', 'slug', 'featured_image', 'published_at', 'author'] as const
export type CmsPart = (typeof CMS_PARTS)[number]

/** The path that posts usually have below the address of an API. */
export const USUAL_ENDPOINT = '/posts'

/**
 * Whether the saved key goes on to be sent when the address of a CMS changes: only to the same host, and never without
 * encryption after it was sent encrypted.
 */
export function keepsCmsKey(saved: string | null, typed: string): boolean {
  if (saved === null || !URL.canParse(saved) || !URL.canParse(typed)) return false
  const [before, now] = [new URL(saved), new URL(typed)]
  if (before.hostname !== now.hostname) return false
  return before.origin === now.origin || (before.protocol === 'http:' && now.protocol === 'https:')
}

/** Why a mapping of fields is refused; null when it is not. */
export function explainMapping(names: readonly string[]): string | null {
  const used = names.filter((name) => name !== '')
  return new Set(used).size < used.length ? 'each field of the CMS can have one part of the article' : null
}

/** Beginning of the keys for publishing systems that the sandbox makes up. */
export const SANDBOX_KEY_PREFIX = 'sandbox_'

interface KnownField {
  slug: string
  type: string
}

/** V-64: the fields of a Webflow collection that can hold the body of an article. */
export function listBodyFields<Field extends KnownField>(fields: readonly Field[]): Field[] {
  return fields.filter(({ type }) => type === 'RichText')
}

/** V-64: the fields of a Webflow collection that can hold the summary of an article. */
export function listSummaryFields<Field extends KnownField>(fields: readonly Field[]): Field[] {
  return fields.filter(({ type, slug }) => type === 'PlainText' && slug !== 'name' && slug !== 'slug')
}
