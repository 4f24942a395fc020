import type { ListedKeyword } from '#features/articles/web/index.ts'
import { Card } from '#ui/cards/Card.tsx'
import type { Pick } from '../selection/toggle-row.ts'
import { CardKeywords } from './CardKeywords.tsx'
import classes from './ClusterCard.module.css'

interface LooseCardProps {
  place: NonNullable<ListedKeyword['pseudo_cluster']>
  keywords: readonly ListedKeyword[]
  selected: ReadonlySet<number>
  onToggle: (pick: Pick) => void
}

/** N-40: keywords that match a filter and are in no cluster. */
export function LooseCard({ place, keywords, selected, onToggle }: LooseCardProps) {
  return (
    <Card label={NAMES[place]}>
      <h2 className={classes.loose}>{NAMES[place]}</h2>
      <CardKeywords
        keywords={keywords}
        total={keywords.length}
        selected={selected}
        onToggle={(row) => onToggle({ kind: 'keywords', row })}
      />
    </Card>
  )
}

const NAMES = {
  'not-in-plan': 'Keywords in no cluster',
  excluded: 'Excluded keywords',
  'in-queue': 'Keywords in the queue',
} as const
