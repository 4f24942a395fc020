import type { NavigationEntry } from './entries.ts'

/**
 * The `aria-current` of an entry: `page` when it leads to the screen of this address, `true` when that screen belongs
 * under it.
 */
export function findCurrent(
  { screen, also = [] }: NavigationEntry,
  path: string,
): 'page' | 'true' | undefined {
  const [, , , section, , planScreen] = path.split('/')
  const shown = section === 'contentplan' ? planScreen : section
  if (shown === undefined) return undefined
  if (shown === screen) return 'page'
  return also.includes(shown) ? 'true' : undefined
}
