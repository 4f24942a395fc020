import { UNUSED_FEATURES_POLICY } from '#platform/server/http/security-headers.ts'
import { IMAGES } from '../../rules.ts'
import type { FoundFile } from './find-file.ts'

const POLICY = [
  "default-src 'none'",
  "img-src 'self' https:",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]
/** Only where the owner of the blog has named a property of Google Analytics. */
const ANALYTICS = [
  "script-src 'self' https://www.googletagmanager.com",
  "connect-src 'self' https://*.google-analytics.com",
]
/** Search engines and Lighthouse read robots.txt from the page. */
const OWN_CONNECTIONS = "connect-src 'self'"

/** What every reply tells browsers, whatever was asked for. */
export function securityHeaders({ hasAnalytics }: { hasAnalytics: boolean }): Record<string, string> {
  return {
    'content-security-policy': [...POLICY, ...(hasAnalytics ? ANALYTICS : [OWN_CONNECTIONS])].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  }
}

/** How long a file may be kept: an image for ever, because its name is its content. Search engines leave staging out. */
export function fileHeaders({ branch, path, type }: FoundFile): Record<string, string> {
  const isImage = path.startsWith(`${IMAGES}/`)
  const isStaging = branch === 'staging'
  return {
    'content-type': type,
    'cache-control': isStaging
      ? 'private, no-cache'
      : isImage
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    ...(isStaging && { 'x-robots-tag': 'noindex, nofollow, noarchive' }),
  }
}
