import type { FaultKind } from '../../stage/faults.ts'
import { replyHtml, replyJson, type Reply } from '../service.ts'

/** The errors of the connector plugin, in the form that WordPress gives to all errors of its REST API. */
const ERRORS = {
  connector_unauthorized: [401, 'This key is not valid: it may have been revoked.'],
  rest_no_route: [404, 'No route was found matching the URL and request method.'],
  rest_forbidden: [403, 'Sorry, you are not allowed to do that.'],
  article_not_found: [404, 'There is no such article on this site.'],
  slug_taken: [409, 'Another post or page already has this address.'],
  invalid_json: [400, 'Send the article as JSON.'],
  invalid_field: [400, 'A field is missing or wrong.'],
  no_image: [415, 'This file is not an image that this site takes.'],
  too_large: [413, 'This site does not take files of this size.'],
  translations_unsupported: [422, 'Translations need Polylang or WPML on this site.'],
  too_many_requests: [429, 'Too many requests.'],
  payment_required: [402, 'The hosting of this site is not paid.'],
  insufficient_storage: [507, 'The disk of this site is full.'],
  internal_server_error: [500, '<p>There has been a critical error on this website.</p>'],
} as const satisfies Record<string, readonly [number, string]>

export function replyError(code: keyof typeof ERRORS, headers: Record<string, string> = {}): Reply {
  const [status, message] = ERRORS[code]
  return replyJson(status, { code, message, data: { status } }, headers)
}

export function replyFault(fault: FaultKind): Reply {
  switch (fault) {
    case 'unauthorized':
      return replyError('connector_unauthorized')
    case 'forbidden':
      return replyError('rest_forbidden')
    case 'rate_limited':
      return replyError('too_many_requests', { 'retry-after': '30' })
    case 'quota':
      return replyError('insufficient_storage')
    case 'payment':
      return replyError('payment_required')
    case 'unavailable':
      return {
        ...replyHtml(503, '<h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1>'),
        headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '600' },
      }
    case 'malformed':
      // Hosts with an error page of their own answer like this.
      return replyHtml(200, '<!doctype html><title>Error</title><h1>Something went wrong</h1>')
    default:
      return replyError('internal_server_error')
  }
}
