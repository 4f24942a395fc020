import { useSyncExternalStore } from 'react'

/** Below this width the navigation is not shown beside the content. CSS repeats it as `width < 768px`. */
const query = '(width < 768px)'

/** Whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
