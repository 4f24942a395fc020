import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { GOOGLE_TOKEN_URL, SEARCH_CONSOLE_URL } from '#integrations/search-console/google.ts'
import { ANALYTICS_ADMIN_URL, ANALYTICS_DATA_URL } from '#integrations/web-analytics/google.ts'
import { readServiceAccount, type ServiceAccount } from '#integrations/search-console/service-account.ts'
import { Invalid } from '#platform/errors.ts'

/** The variables of sign-in at a provider, and of Search Console and Google Analytics. */
export const oauthVariables = {
  OIDC_ISSUER: secureAddress('https://accounts.google.com'),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ wants: 'the name of the OpenID Connect provider, of 40 characters at most' }),
  OIDC_CLIENT_ID: z.string().max(500).optional().meta({ wants: 'the id of an OpenID Connect client' }),
  OIDC_CLIENT_SECRET: z.string().max(500).optional().meta({ wants: 'its secret', isSecret: true }),
  GOOGLE_ISSUER: secureAddress('https://accounts.google.com'),
  GOOGLE_TOKEN_URL: secureAddress(GOOGLE_TOKEN_URL),
  SEARCH_CONSOLE_URL: secureAddress(SEARCH_CONSOLE_URL),
  ANALYTICS_ADMIN_URL: secureAddress(ANALYTICS_ADMIN_URL),
  ANALYTICS_DATA_URL: secureAddress(ANALYTICS_DATA_URL),
  GOOGLE_CLIENT_ID: z.string().max(500).optional().meta({ wants: 'the id of a Google OAuth client' }),
  GOOGLE_CLIENT_SECRET: z.string().max(500).optional().meta({ wants: 'its secret', isSecret: true }),
  GOOGLE_SERVICE_ACCOUNT: z
    .string()
    .transform(readServiceAccountVariable)
    .refine((account) => account !== null)
    .optional()
    .meta({ wants: "the path of a service account's key file (JSON), or its content", isSecret: true }),
}

const schema = z.object(oauthVariables)
type Read = z.infer<typeof schema>

/** The provider at which users sign in, or null when none is configured. */
export function arrangeOidc({ OIDC_ISSUER, OIDC_NAME, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Read) {
  const client = arrangeClient('OIDC', {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
  })
  return client && { ...client, name: OIDC_NAME ?? nameIssuer(OIDC_ISSUER) }
}

function nameIssuer(issuer: string): string {
  return new URL(issuer).hostname === 'accounts.google.com' ? 'Google' : 'single sign-on'
}

/** How Search Console and Google Analytics are reached, or null when Google is not set up. */
export function arrangeGoogle(read: Read) {
  const client = arrangeClient('GOOGLE', {
    issuer: read.GOOGLE_ISSUER,
    clientId: read.GOOGLE_CLIENT_ID,
    clientSecret: read.GOOGLE_CLIENT_SECRET,
  })
  const serviceAccount = read.GOOGLE_SERVICE_ACCOUNT ?? null
  if (client === null && serviceAccount === null) return null
  return {
    /** The client that asks users for consent at Google, or null when none is configured. */
    client,
    /** Reads Search Console only; null when each user's own Google account does. */
    serviceAccount,
    tokenUrl: read.GOOGLE_TOKEN_URL,
    searchConsoleUrl: read.SEARCH_CONSOLE_URL,
    analyticsAdminUrl: read.ANALYTICS_ADMIN_URL,
    analyticsDataUrl: read.ANALYTICS_DATA_URL,
  }
}

interface ReadClient {
  issuer: string
  clientId?: string | undefined
  clientSecret?: string | undefined
}

/** A client, or null when neither its id nor its secret is set; throws Invalid when only one of them is. */
function arrangeClient(name: string, { issuer, clientId, clientSecret }: ReadClient) {
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined)
    throw new Invalid(`${name}_CLIENT_SECRET is set; it wants ${name}_CLIENT_ID too.`)
  if (clientSecret === undefined)
    throw new Invalid(`${name}_CLIENT_ID is set; it wants ${name}_CLIENT_SECRET too.`)
  return { issuer, clientId, clientSecret }
}

/** Reads the content of a key file, given as text or by its path; null when the text is neither. */
function readServiceAccountVariable(text: string): ServiceAccount | null {
  return readServiceAccount(text.trimStart().startsWith('{') ? text : readOrEmpty(text))
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** An address that is https, or on this machine; a usual one without the variable. */
export function secureAddress(usual: string) {
  return z
    .string()
    .refine(isSecureAddress)
    .default(usual)
    .meta({ wants: 'an address that starts with https:// (http:// only for this machine)' })
}

function isSecureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isThisMachine = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine)
}
