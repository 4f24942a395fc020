import { useEffect } from 'react'
import { showSubject } from './window-title.ts'

/** While the component is shown, the window's title begins with this name; null as long as it is unknown. */
export function useTitleSubject(name: string | null): void {
  useEffect(() => {
    showSubject(name)
    return () => showSubject(null)
  }, [name])
}
