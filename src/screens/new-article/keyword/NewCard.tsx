import { Button } from '@mantine/core'
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
    <article className={classes.card} aria-label={`New cluster: ${keyword}`} data-new>
      <header className={classes.head}>
        <h3 className={classes.name} title={keyword} dir="auto">
          {keyword}
        </h3>
      </header>
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
    </article>
  )
}
