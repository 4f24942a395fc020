import { useNavigate } from '@tanstack/react-router'

type Search = Record<string, unknown>

/**
 * Changes the query of the address, from what it is by then: of two changes in one moment, each made on a screen that
 * does not show the other yet, none is lost.
 */
export function useChangeSearch() {
  const navigate = useNavigate()
  return (change: (now: Search) => Search, { replace = false } = {}) => {
    void navigate({ to: '.', search: change, replace, resetScroll: false })
  }
}
