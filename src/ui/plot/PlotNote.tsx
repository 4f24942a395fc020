import type { Size } from '../graph/graph-view.ts'
import { middleOf } from './find-shape.ts'
import classes from './Plot.module.css'
import type { Shape } from './shapes.ts'

interface PlotNoteProps {
  shape: Shape
  size: Size
  lines: readonly string[]
}

/** What is known about an item of a plot, beside it and inside the plot. */
export function PlotNote({ shape, size, lines }: PlotNoteProps) {
  const { x, y } = middleOf(shape)
  return (
    <div
      className={classes.note}
      aria-hidden="true"
      style={{
        ...(x < size.width / 2 ? { left: x } : { right: size.width - x }),
        ...(y < size.height / 2
          ? { top: Math.min(shape.y + shape.height + 8, y + 40) }
          : { bottom: size.height - Math.max(shape.y - 8, y - 40) }),
      }}
    >
      <strong dir="auto">{shape.name}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
