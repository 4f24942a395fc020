import { failedCall } from '../adapter-error.ts'
import type { Serp, SerpProvider } from './index.ts'

/** Results that somebody has brought as a file, already read; what is not in it is not found. */
export function readStoredSerps({
  label,
  find,
}: {
  label: string
  find: (keyword: string) => Serp | null
}): SerpProvider {
  return {
    name: 'file',
    label,
    isSandbox: false,
    pricePerSerp: 0,
    devices: ['desktop', 'mobile'],
    queue: null,
    fetchSerp: async (query) => {
      const stored = find(query.keyword)
      if (stored === null) throw failedCall({ service: label, kind: 'not_found' })
      return stored
    },
  }
}
