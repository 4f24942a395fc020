import type { CSSProperties } from 'react'

/** CSS variables for a `style` attribute. */
export function cssVariables(values: Record<`--${string}`, string>): CSSProperties {
  return values
}
