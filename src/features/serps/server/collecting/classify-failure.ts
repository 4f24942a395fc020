import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/**
 * What a failed search is about: the keyword, which is left without a result; something that passes; money, for
 * which somebody has to care; or everything, so that nothing else will work either.
 */
type FailureKind = 'keyword' | 'passing' | 'money' | 'everything'

export function classifyFailure(error: unknown): FailureKind {
  if (!(error instanceof AdapterError)) return 'everything'
  switch (error.kind) {
    case 'invalid':
      return 'keyword'
    case 'not_found':
      // Nothing at that address is not nothing about this keyword.
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

/** Whether a failure says something about the keyword when it comes again and again while others succeed. */
export function mayBeKeyword(error: unknown): boolean {
  const kind = classifyFailure(error)
  const isTooFast = error instanceof AdapterError && error.kind === 'rate_limited'
  return kind === 'keyword' || (kind === 'passing' && !isTooFast)
}

/** In a few characters, and no text of the service. */
export function nameFailure(error: unknown): string {
  return error instanceof AdapterError ? [error.kind, error.reason].join(' ').trim().slice(0, 200) : 'failed'
}
