import type { ReactNode } from 'react'
import classes from './DropArea.module.css'

interface DropAreaProps {
  /** Whether files are dragged over the window now, as `useWindowDrop` returns it. */
  isOver: boolean
  children: ReactNode
}

/** A dashed frame around one file button, or several side by side. It is highlighted while files are dragged. */
export function DropArea({ isOver, children }: DropAreaProps) {
  return (
    <div className={classes.area} data-over={isOver || undefined}>
      {children}
    </div>
  )
}
