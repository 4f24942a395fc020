import { keepPreviousData, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { messageOf, statusOf } from './api-error.ts'

const RETRIES = 2
const RETRY_PAUSE_MS = 1_000
const FRESH_MS = 30_000

interface Meta extends Record<string, unknown> {
  /**
   * When set, a failure is shown to the user (F-015): with the refusal's words, or with this text and the reason.
   */
  errorMessage?: string
  /**
   * Whether messages keep the data up to date. It is then fetched again when the live connection opens, which may have
   * missed earlier messages.
   */
  followsMessages?: boolean
}

/** The cache of server state. Failures are only logged, unless a query's meta has an errorMessage. */
export function createQueryClient(showError: (error: unknown, actionText: string) => void): QueryClient {
  const report = (error: unknown, { errorMessage }: Meta = {}) => {
    if (errorMessage !== undefined) showError(error, errorMessage)
    // oxlint-disable-next-line no-console -- the specification wants load errors in the log
    else console.warn(messageOf(error, 'A request failed.'))
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && !isRefused(error),
        retryDelay: (failures) => (window.keyloomRetryPauseMs ?? RETRY_PAUSE_MS) * 2 ** failures,
        // A screen is mounted again when an id in its address changes, so this never shows another plan's rows.
        placeholderData: keepPreviousData,
      },
    },
  })
}

/** Whether the server has refused the request, which it would do again. */
function isRefused(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && status < 500
}

declare global {
  interface Window {
    /** The first pause before a failed request is tried again. Browser tests set a shorter one. */
    keyloomRetryPauseMs?: number
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}
