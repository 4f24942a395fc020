import { useSyncExternalStore } from 'react'

/** Below this width a panel beside a table would leave the table too little room. CSS repeats it as `width < 1200px`. */
const query = '(width < 1200px)'

/** Whether the window has no room for a panel beside the main content. */
export function useIsMedium(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
