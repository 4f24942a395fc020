import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Port } from '#features/connections/contract.ts'
import type { ConnectionServices, Grant } from '#features/connections/server/google/connection-services.ts'
import { isMadeUpSite, looseSeals, withoutGoogle } from './connections.ts'
import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }
export const wordpressKey = (root: string) =>
  `cck_1_${Buffer.from(root).toString('base64url')}.${'s'.repeat(40)}`
export const PORTS: Port[] = [
  { name: 'search-console', provider: 'Google Search Console', state: 'sandbox', sharedWith: null },
  { name: 'serps', provider: 'Serper', state: 'real', sharedWith: null },
  { name: 'model', provider: 'compatible:sandbox-writer', state: 'sandbox', sharedWith: null },
]
export const ADA: Grant = { refreshToken: 'refresh of ada', account: 'ada@people.example', isGranted: true }

/** Services with a fake Google that returns these grants one after the other. */
export function makeServices(
  grants: Grant[],
  properties: Record<string, string[]> = {},
  refreshed: string[] = [],
  isSandbox = true,
): ConnectionServices {
  return {
    seals: looseSeals,
    isMadeUpSite,
    ports: PORTS,
    cms: withoutGoogle.cms,
    webflow: withoutGoogle.webflow,
    google: {
      isSandbox,
      begin: async (service) => ({
        url: new URL(`https://accounts.google.example/consent?service=${service}`),
        secrets: { state: `state of ${service}`, nonce: 'nonce', codeVerifier: 'verifier' },
      }),
      finish: async (_service, query) => {
        const grant = grants.shift()
        if (query.get('code') !== 'good' || grant === undefined) throw new Error('invalid_grant')
        return grant
      },
    },
    searchConsole: {
      refreshAccessToken: async (refreshToken) => {
        if (refreshToken === 'ended') throw new AdapterError('auth', 'It ended.')
        refreshed.push(refreshToken)
        return {
          token: `access by ${refreshToken}`,
          expiresAt: new Date(Date.now() + 3_600_000),
          refreshToken: refreshToken === 'rotating' ? 'rotated' : null,
          refreshTokenExpiresAt: null,
          scopes: [],
        }
      },
      listProperties: async (token) => {
        if (token === 'access by forbidden') throw new AdapterError('forbidden', 'No.')
        if (token === 'access by away')
          throw new AdapterError('unavailable', 'Google Search Console is away.')
        const domains = properties[token.replace('access by ', '')] ?? []
        return domains.map((siteUrl) => ({ siteUrl, permissionLevel: 'siteOwner' }))
      },
      readDay: async function* () {},
    },
    notion: null,
    shopify: null,
    webAnalytics: null,
    serviceAccount: null,
    ownerEmail: null,
    database: withoutGoogle.database,
  }
}

/** A user in the demo with a plan, on a server with these services. */
export async function openWith(services: ConnectionServices) {
  const world = await makeSignInWorld()
  const server = await world.startServer({}, services)
  const browser = new TestBrowser(server)
  const { body } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
  const [{ id }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  const created = await browser.call(
    'POST',
    `/workspace/${id}/contentplan`,
    { ...plan, website: 'shop.example' },
    jwt,
  )
  const contentplanId = Number(created.body.contentplanId)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input?: object) =>
    browser.call(method, path, input, jwt)
  /** Makes the link that the button opens. */
  const makeConsentLink = async (scope: 'search-console' | 'analytics' = 'search-console') => {
    const { body: key } = await call('PUT', `/workspace/${id}`, { action: 'generateAccessKey', scope })
    const query = new URLSearchParams({
      scope,
      next: `/workspace/${id}/contentplan/${contentplanId}/onboarding/gsc`,
      workspaceId: String(id),
      accessKey: key.accessKey,
    })
    return `/api/integrations/cognito/login?${query.toString()}`
  }
  return {
    ...world,
    server,
    jwt,
    browser,
    call,
    contentplanId,
    workspaceId: id,
    listProperties: () => call('GET', '/integrations/search-console/properties'),
    makeConsentLink,
    /** Follows the button to Google and back. */
    connect: async (answer = 'state=state+of+search-console&code=good', scope?: 'analytics') => {
      const out = await browser.open(await makeConsentLink(scope))
      return { out, back: await browser.open(`/api/integrations/google/callback?${answer}`) }
    },
  }
}
