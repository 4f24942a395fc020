import { useEffect, useId, useRef } from 'react'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { EvidenceCard } from '../../contract.ts'
import type { PanelProps } from '../beside/panel-props.ts'
import { CardDetail } from './CardDetail.tsx'
import type { CardRow } from './group-cards.ts'
import { revealWithin } from './reveal-within.ts'
import classes from './Sources.module.css'

interface CardItemProps extends Pick<PanelProps, 'jump'> {
  articleId: number
  row: CardRow
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

const KINDS: Record<EvidenceCard['kind'], string> = {
  stat: 'Figure',
  quote: 'Quote',
  definition: 'Definition',
  fact: 'Fact',
}

/** A card: where it is from and how often the text uses it; open, the sentence in its page. */
export function CardItem({ row, isOpen, onToggle, ...rest }: CardItemProps) {
  const { card, number, isStruck, title } = row
  const detailId = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen && item.current !== null) revealWithin(item.current)
  }, [isOpen])
  const { host, rest: path } = describeUrl(card.url)
  return (
    <li
      ref={item}
      className={classes.card}
      data-open={isOpen || undefined}
      data-struck={isStruck || undefined}
    >
      <button
        type="button"
        className={classes.cardHead}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={classes.number} data-none={number === null || undefined}>
          {number ?? '–'}
        </span>
        <span className={classes.cardWords}>
          <span className={classes.cardQuote} dir="auto">
            {card.quote}
          </span>
          <span className={classes.cardTitle} dir="auto">
            {title.trim() === '' ? `${host}${path}` : title}
          </span>
          <span className={classes.facts}>
            <span dir="auto">{host}</span>
            <span>{card.date === null ? 'No date' : formatDays({ from: card.date, to: card.date })}</span>
            <span>{KINDS[card.kind]}</span>
            <span>{sayUses(row.uses.length)}</span>
          </span>
          {isStruck && <StatusChip tone="warning">Not trusted</StatusChip>}
        </span>
      </button>
      {isOpen && (
        <div id={detailId} className={classes.detail}>
          <CardDetail row={row} {...rest} />
        </div>
      )}
    </li>
  )
}

function sayUses(count: number): string {
  if (count === 0) return 'Not used'
  return count === 1 ? 'Used once' : `Used ${count} times`
}
