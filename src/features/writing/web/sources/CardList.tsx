import type { PanelProps } from '../beside/panel-props.ts'
import { CardItem } from './CardItem.tsx'
import type { CardRow } from './group-cards.ts'
import classes from './Sources.module.css'

interface CardListProps extends Pick<PanelProps, 'shownCard' | 'jump'> {
  label: string
  articleId: number
  rows: readonly CardRow[]
}

/** Cards below each other, of which one is open. */
export function CardList({ label, rows, shownCard, ...rest }: CardListProps) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <CardItem
          key={row.card.id}
          row={row}
          isOpen={row.card.id === shownCard.id}
          presses={row.card.id === shownCard.id ? shownCard.presses : 0}
          show={shownCard.show}
          {...rest}
        />
      ))}
    </ul>
  )
}
