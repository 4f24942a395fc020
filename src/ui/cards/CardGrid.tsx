import type { ReactNode, Ref } from 'react'
import { useInSight } from '../layout/use-in-sight.ts'
import classes from './CardGrid.module.css'

type CardSize = 'small' | 'large'

interface CardGridProps {
  ref?: Ref<HTMLUListElement>
  size: CardSize
  /** Whether other cards are being loaded in place of these. */
  isBusy: boolean
  /** A CardPlace for each card. */
  children: ReactNode
}

/** Pixels around the window in which cards are drawn. */
const DRAWN_AROUND = 300

/** Cards of one height, in as many columns as there is room for. */
export function CardGrid({ ref, size, isBusy, children }: CardGridProps) {
  return (
    <ul ref={ref} className={classes.grid} data-size={size} aria-busy={isBusy}>
      {children}
    </ul>
  )
}

interface CardPlaceProps {
  /** Whether the keyboard is at this card, so that it is drawn wherever it is. */
  isActive?: boolean
  children: ReactNode
}

/** A place of the grid. Its card is drawn only near the window, because a list may have thousands. */
export function CardPlace({ isActive = false, children }: CardPlaceProps) {
  const [place, isInSight] = useInSight<HTMLLIElement>(DRAWN_AROUND)
  return (
    <li ref={place} className={classes.place}>
      {(isInSight || isActive) && children}
    </li>
  )
}

interface WaitingCardsProps {
  /** Says what is loading. */
  label: string
  size: CardSize
  count: number
}

/** Grey cards in place of those that are loading. */
export function WaitingCards({ label, size, count }: WaitingCardsProps) {
  return (
    <div className={classes.grid} data-size={size}>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes.waiting} />
      ))}
    </div>
  )
}
