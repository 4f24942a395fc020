import type { CSSProperties } from 'react'

/** CSS variables for a `style` attribute, whose type in React does not know them. */
export function cssVariables(values: Record<`--${string}`, string>): CSSProperties {
  return values
}
