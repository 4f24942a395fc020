import { useSearch } from '@tanstack/react-router'
import { useChangeSearch } from './use-change-search.ts'

/** A text in the address's query, empty when it is missing. A change keeps the rest of the address. */
export function useSearchText(name: string): [string, (text: string) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const value = search[name]
  const change = (text: string) =>
    changeSearch((now) => ({ ...now, [name]: text === '' ? undefined : text }), { replace: true })
  return [typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '', change]
}
