import { useNavigate } from '@tanstack/react-router'

type Search = Record<string, unknown>

/**
 * Changes the query of the address, starting from the query at that moment. So neither of two changes is lost that are
 * made at once, before the screen shows the first one.
 */
export function useChangeSearch() {
  const navigate = useNavigate()
  return (change: (now: Search) => Search, { replace = false } = {}) => {
    void navigate({ to: '.', search: change, replace, resetScroll: false })
  }
}
