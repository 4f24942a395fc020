import { useState, type ReactNode } from 'react'
import { IconChevronRight } from '../icons.ts'
import { formatCount } from '../numbers.ts'
import classes from './Fold.module.css'

interface FoldProps {
  title: string
  count?: number
  tone?: 'plain' | 'warning'
  /** At the end of the line. */
  note?: ReactNode
  /** Whether it is open at first; when that becomes true, it opens. */
  isOpen?: boolean
  /** When this becomes another number, it opens. */
  opening?: number
  children: ReactNode
}

/** A part of a panel that can be folded. What is folded is not rendered. */
export function Fold(props: FoldProps) {
  const { title, count, tone = 'plain', note, isOpen: isWanted = false, opening = 0, children } = props
  const [isOpen, setIsOpen] = useState(isWanted)
  const [opened, setOpened] = useState(opening)
  if (opening !== opened) {
    setOpened(opening)
    if (opening !== 0) setIsOpen(true)
  }
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted)
    if (isWanted) setIsOpen(true)
  }
  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.chevron} />
        <span className={classes.title}>{title}</span>
        {count !== undefined && (
          <span className={classes.count} data-tone={tone}>
            {formatCount(count)}
          </span>
        )}
        {note}
      </summary>
      {isOpen && children}
    </details>
  )
}
