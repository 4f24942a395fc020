import { memo } from 'react'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import type { EvidenceCard } from '../../contract.ts'
import classes from './Sources.module.css'

interface CardHeadProps {
  card: EvidenceCard
  /** Of its page; '' when it has none. */
  title: string
  /** Null when no number of the text stands for it. */
  number: number | null
  uses: number
  isStruck: boolean
  isOpen: boolean
  detailId: string
  show: (id: string | null) => void
}

const KINDS: Record<EvidenceCard['kind'], string> = {
  stat: 'Figure',
  quote: 'Quote',
  definition: 'Definition',
  fact: 'Fact',
}

/** What a card says, where it is from and how often the text uses it. Remembered, because texts are typed beside it. */
export const CardHead = memo(function CardHead(props: CardHeadProps) {
  const { card, title, number, uses, isStruck, isOpen, detailId, show } = props
  const { host, rest } = describeUrl(card.url)
  return (
    <button
      type="button"
      className={classes.cardHead}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      onClick={() => show(isOpen ? null : card.id)}
    >
      <span className={classes.number} data-none={number === null || undefined}>
        {number ?? '–'}
      </span>
      <span className={classes.cardWords}>
        <span className={classes.cardQuote} dir="auto">
          {card.quote}
        </span>
        <span className={classes.cardTitle} dir="auto">
          {title.trim() === '' ? `${host}${rest}` : title}
        </span>
        <span className={classes.facts}>
          <span dir="auto">{host}</span>
          <span>{card.date === null ? 'No date' : formatDays({ from: card.date, to: card.date })}</span>
          <span>{KINDS[card.kind]}</span>
          <span>{sayUses(uses)}</span>
        </span>
        {isStruck && <StatusChip tone="warning">Not trusted</StatusChip>}
      </span>
    </button>
  )
})

function sayUses(count: number): string {
  if (count === 0) return 'Not used'
  return count === 1 ? 'Used once' : `Used ${count} times`
}
