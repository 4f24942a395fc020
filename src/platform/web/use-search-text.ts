import { useNavigate, useSearch } from '@tanstack/react-router'

/** A text in the address's query, empty when it is not there. Changing it keeps the rest of the address. */
export function useSearchText(name: string): [string, (text: string) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const value = search[name]
  const change = (text: string) => {
    const { [name]: _, ...others } = search
    void navigate({ to: '.', search: text === '' ? others : { ...others, [name]: text }, replace: true })
  }
  return [typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '', change]
}
