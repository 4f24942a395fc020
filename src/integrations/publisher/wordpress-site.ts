import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse, SendRequest } from '#platform/server/outbound/outbound.ts'
import { findJson } from '../service-answer.ts'
import { addressOf, isSafeForPasswords } from './wordpress-address.ts'
import { coreIndex, coreUser } from './wordpress-core-shapes.ts'
import { callByPassword, type PasswordSite } from './wordpress-password-call.ts'
import { CLOSED, NO_PASSWORDS } from './wordpress-refusals.ts'

const LIMITS = { timeoutMs: 20_000, maxBytes: 5_000_000 }
/** The kind of the link with which a page of WordPress names its REST API. */
const API_LINK = 'https://api.w.org/'

interface Asking {
  request: SendRequest
  signal: AbortSignal
}

/**
 * The REST root of a WordPress website, as WordPress itself writes it: `https://shop.example/wp-json/`. Throws
 * AdapterError with the reason when the site has no REST API, or when it offers no application passwords.
 */
export async function findRestRoot(siteUrl: string, asking: Asking): Promise<string> {
  const home = await readHome(siteUrl, asking)
  const base = home.url.replace(/\/$/, '')
  const roots =
    home.apiRoot === null ? [`${base}/wp-json/`, `${base}/index.php?rest_route=/`] : [home.apiRoot]
  let isClosed = false
  for (const tried of roots) {
    const answer = await askIndex(tried, asking)
    const index = answer.status === 200 ? findJson(coreIndex, answer) : null
    if (index === null) isClosed ||= answer.status === 401 || answer.status === 403
    else if (index.namespaces.includes('wp/v2')) {
      const root = readApiLink(answer) ?? tried
      requirePasswords(root, index.authentication)
      return root
    }
  }
  if (isClosed) throw new AdapterError('forbidden', CLOSED)
  throw new AdapterError(
    'bad_response',
    'No WordPress answers at this address. Please check it: it is the address of the website as its readers see it.',
  )
}

/** The user of an application password. Throws AdapterError with the reason when it is refused or may not publish. */
export async function tryPassword(
  site: PasswordSite,
  { signal }: { signal: AbortSignal },
): Promise<{ name: string }> {
  const query = { context: 'edit', _fields: 'name,capabilities' }
  const { name, capabilities } = await callByPassword(site, {
    path: '/users/me',
    query,
    shape: coreUser,
    signal,
  })
  // A user who sees only their own drafts could not find an article that another user has brought, and would double it.
  const needed = ['publish_posts', 'edit_others_posts', 'upload_files']
  if (needed.some((right) => capabilities[right] !== true))
    throw new AdapterError(
      'forbidden',
      `The user ${name} has too few rights in WordPress: it needs the role Editor or Administrator.`,
    )
  return { name }
}

/** The first page of a site: its address at the host that answers, and the REST root that its header names, if any. */
async function readHome(
  siteUrl: string,
  { request, signal }: Asking,
): Promise<{ url: string; apiRoot: string | null }> {
  const answer = await request({ method: 'HEAD', url: siteUrl, signal, retries: 0, ...LIMITS }).catch(
    (error: unknown) => {
      // Some hosts refuse to answer HEAD; the usual places are tried then.
      if (error instanceof AdapterError && !signal.aborted) return null
      throw error
    },
  )
  if (answer === null) return { url: siteUrl, apiRoot: null }
  // The address of the site may lead to another host, such as www.
  const url = new URL(new URL(siteUrl).pathname, answer.url.origin).href
  return { url, apiRoot: readApiLink(answer) }
}

/** The REST root that pages of WordPress and its REST API name in their header; null when this one does not. */
function readApiLink({ headers }: Pick<OutboundResponse, 'headers'>): string | null {
  const links = headers['link']?.split(',') ?? []
  const named = links
    .filter((link) => link.includes(API_LINK))
    .map((link) => /<([^<>]{1,2000})>/.exec(link)?.[1])
  const found = named.find((url) => url !== undefined && URL.canParse(url))
  return found === undefined ? null : new URL(found).href
}

/** The answer of a redirect does not count: the password would not follow it. */
function askIndex(root: string, { request, signal }: Asking): Promise<OutboundResponse> {
  const url = addressOf(root, '/', { _fields: 'namespaces,authentication' })
  return request({ url, headers: { accept: 'application/json' }, followsRedirects: false, signal, ...LIMITS })
}

function requirePasswords(root: string, authentication: object): void {
  if (!isSafeForPasswords(new URL(root)))
    throw new AdapterError('invalid', 'An application password is only sent to a website with https.')
  if (!Object.hasOwn(authentication, 'application-passwords'))
    throw new AdapterError('forbidden', NO_PASSWORDS)
}
