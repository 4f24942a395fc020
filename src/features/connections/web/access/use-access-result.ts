import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Finishes a connection with the query of the address to which a publishing system has sent its user back, once for an
 * address; undefined until it is known what has come of it.
 */
export function useAccessResult<Outcome>(
  system: 'notion' | 'shopify',
  { finish, unexpected }: { finish: (query: string) => Promise<Outcome>; unexpected: Outcome },
): Outcome | undefined {
  const [query] = useState(() => window.location.search)
  const { data, isError } = useQuery({
    queryKey: ['access-result', system, query],
    queryFn: () => finish(query),
    staleTime: Infinity,
    retry: false,
    // Offline, the words that say so are shown instead of an endless wait.
    networkMode: 'always',
  })
  return isError ? unexpected : data
}
