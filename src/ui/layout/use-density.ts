import { createContext, use } from 'react'

export type Density = 'comfortable' | 'compact'

/** Heights of table rows in pixels. */
export const ROW_HEIGHTS = { comfortable: 40, compact: 32 } as const satisfies Record<Density, number>

export const DensityContext = createContext<Density>('comfortable')

export function useDensity(): Density {
  return use(DensityContext)
}
