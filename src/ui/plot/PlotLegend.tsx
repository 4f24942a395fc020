import { cssVariables } from '../css-variables.ts'
import tones from './plot-tones.module.css'
import type { Tone } from './shapes.ts'

interface PlotLegendProps {
  label: string
  names: readonly { tone: Tone; name: string }[]
}

/** What the colours of a plot mean. */
export function PlotLegend({ label, names }: PlotLegendProps) {
  return (
    <ul className={`${tones.tones} ${tones.legend}`} aria-label={label}>
      {names.map(({ tone, name }) => (
        <li key={tone} style={cssVariables({ '--tone': `var(--plot-${tone})` })}>
          {name}
        </li>
      ))}
    </ul>
  )
}
