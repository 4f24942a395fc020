import type { Density } from '#ui/layout/use-density.ts'

const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const
const DENSITIES = ['comfortable', 'compact'] as const satisfies readonly Density[]

/** What one user has chosen in this browser; null when nothing is chosen yet. */
export interface Preferences {
  colorScheme: (typeof COLOR_SCHEMES)[number] | null
  density: Density | null
  /** Whether the navigation shows icons only, where the window has room for it at all. */
  isNavigationNarrow: boolean
}

/** Reads preferences from a text of the browser's storage; an invalid value counts as not chosen. */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseJson(text)
  return {
    colorScheme: COLOR_SCHEMES.find((one) => one === stored['colorScheme']) ?? null,
    density: DENSITIES.find((one) => one === stored['density']) ?? null,
    isNavigationNarrow: stored['isNavigationNarrow'] === true,
  }
}

function parseJson(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
