import { useSearch } from '@tanstack/react-router'
import { readApart } from './apart-address.ts'

/** The cluster in the address that this one is compared with; null when there is none. */
export function useApartCluster(articleId: number): number | null {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const other = readApart(String(search['apart'] ?? ''))
  return other === articleId ? null : other
}
