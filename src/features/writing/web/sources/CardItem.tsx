import { useEffect, useId, useRef } from 'react'
import type { PanelProps } from '../beside/panel-props.ts'
import { CardDetail } from './CardDetail.tsx'
import { CardHead } from './CardHead.tsx'
import type { CardRow } from './group-cards.ts'
import { revealWithin } from './reveal-within.ts'
import classes from './Sources.module.css'

interface CardItemProps extends Pick<PanelProps, 'jump'> {
  articleId: number
  row: CardRow
  isOpen: boolean
  /** Changes when its number in the text is pressed again. */
  presses: number
  show: (id: string | null) => void
}

/** A card; open, the sentence in its page. */
export function CardItem({ row, isOpen, presses, show, ...rest }: CardItemProps) {
  const { card, number, uses, isStruck, title } = row
  const detailId = useId()
  const item = useRef<HTMLLIElement>(null)
  const asked = isOpen ? presses + 1 : 0
  useEffect(() => {
    if (asked > 0 && item.current !== null) revealWithin(item.current)
  }, [asked])
  return (
    <li
      ref={item}
      className={classes.card}
      data-open={isOpen || undefined}
      data-struck={isStruck || undefined}
    >
      <CardHead
        card={card}
        title={title}
        number={number}
        uses={uses.length}
        isStruck={isStruck}
        isOpen={isOpen}
        detailId={detailId}
        show={show}
      />
      {isOpen && (
        <div id={detailId} className={classes.detail}>
          <CardDetail row={row} {...rest} />
        </div>
      )}
    </li>
  )
}
