import type { ConnectionServices } from '#features/connections/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Seals } from '#platform/server/secrets/seal.ts'
import { fakeWebflow } from '#tests/support/fakes/webflow.ts'
import { askFakeWordpress } from '#tests/support/fakes/wordpress.ts'
import { makeWebAnalytics } from '#tests/support/fakes/web-analytics.ts'

/** Seals without encryption, which check only that a value is opened in the place for which it was sealed. */
export const looseSeals: Seals = {
  seal: async (text, boundTo) => Buffer.from(JSON.stringify([boundTo, text])).toString('base64url'),
  open: async (sealed, boundTo) => {
    const [bound, text]: unknown[] = JSON.parse(Buffer.from(sealed, 'base64url').toString())
    if (bound !== boundTo) throw new Error('This was sealed for another place.')
    return String(text)
  },
}

/** The check of an installation whose sandbox answers for all of `.example`. */
export const isMadeUpSite = (host: string) => host.endsWith('.example')

const unasked = async () => {
  throw new AdapterError('unavailable', 'Nothing here calls a publishing system.')
}

/** The services of an installation without a Google client. */
export const withoutGoogle: ConnectionServices = {
  seals: looseSeals,
  isMadeUpSite: () => false,
  ports: [],
  cms: { request: unasked, openOrigins: [] },
  webflow: (apiKey) => ({
    baseUrl: 'https://webflow.example/v2',
    apiKey,
    request: unasked,
    isSandbox: false,
  }),
  google: null,
  notion: null,
  searchConsole: null,
  shopify: null,
  webAnalytics: null,
  serviceAccount: null,
  ownerEmail: null,
  database: () => {
    throw new Temporary('Nothing here asks for the database.')
  },
}

const never = () => {
  throw new Temporary('Nothing here asks Search Console.')
}

/**
 * The same with a fake Google Analytics, which opens with every token, and a fake Webflow and WordPress, which open with
 * every key and password.
 */
export function withAnalytics(database: () => Database): ConnectionServices {
  return {
    ...withoutGoogle,
    seals: { ...looseSeals, open: async (sealed) => sealed },
    // Only the tokens of Google Analytics are refreshed with it.
    searchConsole: { refreshAccessToken: never, listProperties: never, readDay: never },
    webAnalytics: makeWebAnalytics().port,
    webflow: fakeWebflow,
    cms: { request: askFakeWordpress, openOrigins: [] },
    database,
  }
}
