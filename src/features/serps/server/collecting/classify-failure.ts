import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/**
 * The cause of a failed search: the keyword, which gets no result; an outage that passes; money, which an operator has
 * to provide; or everything, so that no other search will work either.
 */
type FailureKind = 'keyword' | 'passing' | 'money' | 'everything'

export function classifyFailure(error: unknown): FailureKind {
  if (!(error instanceof AdapterError)) return 'everything'
  switch (error.kind) {
    case 'invalid':
      return 'keyword'
    case 'not_found':
      // HTTP 404 means that the endpoint is wrong, not that the keyword has no results.
      return error.reason === 'http_404' ? 'everything' : 'keyword'
    case 'unavailable':
    case 'rate_limited':
    case 'bad_response':
      return 'passing'
    case 'payment':
    case 'quota':
      return 'money'
    case 'auth':
    case 'forbidden':
    case 'conflict':
      return 'everything'
  }
}

/** Whether the keyword may be the cause of a failure that repeats while other keywords succeed. */
export function mayBeKeyword(error: unknown): boolean {
  const kind = classifyFailure(error)
  const isTooFast = error instanceof AdapterError && error.kind === 'rate_limited'
  return kind === 'keyword' || (kind === 'passing' && !isTooFast)
}

/** A short name of a failure, without any text of the service. */
export function nameFailure(error: unknown): string {
  return error instanceof AdapterError ? [error.kind, error.reason].join(' ').trim().slice(0, 200) : 'failed'
}
