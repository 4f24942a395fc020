import type { NavigationEntry } from './entries.ts'

/** Whether an entry leads to the screen of this address, or to the one that it belongs under. */
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
