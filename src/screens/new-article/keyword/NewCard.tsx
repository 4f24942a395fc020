import { Button } from '@mantine/core'
import { Card, CardHead } from '#ui/cards/Card.tsx'
import classes from './Results.module.css'
import { useKeywordNote } from './use-keyword-note.ts'

interface NewCardProps {
  contentplanId: number
  keyword: string
  isDisabled: boolean
  onWrite: () => void
}

/** The cluster that would be made for a keyword which no cluster has as its title (F-122). */
export function NewCard({ contentplanId, keyword, isDisabled, onWrite }: NewCardProps) {
  const note = useKeywordNote(contentplanId, keyword)
  return (
    <Card label={`New cluster: ${keyword}`} look="new">
      <CardHead level={3} title={keyword} />
      <dl className={classes.facts}>
        <div>
          <dt>Volume</dt>
          <dd>N/a</dd>
        </div>
      </dl>
      <p className={classes.note} title={note ?? undefined} dir="auto">
        {note}
      </p>
      <footer className={classes.foot}>
        <span className={classes.marks}>New cluster</span>
        <Button size="xs" disabled={isDisabled} aria-label={`Write ${keyword}`} onClick={onWrite}>
          Write
        </Button>
      </footer>
    </Card>
  )
}
