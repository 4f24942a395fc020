import { formatCount } from '../numbers.ts'
import classes from './ShapeMark.module.css'

/** A sign of how far something is. */
type Shape = 'full' | 'half' | 'hollow'

/** A small sign; each shape has its colour. The words for it stand beside it, or are read aloud. */
export function ShapeMark({ shape }: { shape: Shape }) {
  return <span aria-hidden="true" className={classes.mark} data-shape={shape} />
}

interface ShapeLegendProps {
  items: readonly { shape: Shape; name: string; meaning: string; count?: number }[]
}

/** What the signs mean, and how many things have each. */
export function ShapeLegend({ items }: ShapeLegendProps) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      {items.map(({ shape, name, meaning, count }) => (
        <li key={shape} title={meaning}>
          <ShapeMark shape={shape} />
          {name}
          {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
        </li>
      ))}
    </ul>
  )
}
