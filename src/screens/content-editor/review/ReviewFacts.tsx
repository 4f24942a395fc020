import type { OpenedArticle } from '#features/articles/web/index.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { StatusMark } from '../StatusMark.tsx'
import classes from './Review.module.css'

interface ReviewFactsProps {
  article: OpenedArticle
  /** When the article was loaded. */
  now: Date
  score: number | null
}

/** How far the article is and since when, who said so, its hub and its content score. */
export function ReviewFacts({ article, now, score }: ReviewFactsProps) {
  const { status_updated_at: since, status_by: setter, topic_name: hub } = article
  return (
    <div className={classes.facts}>
      <StatusMark article={article} />
      {since !== null && (
        <span>
          <DateCell date={since} now={now} />
          {setter !== null && ` by ${setter}`}
        </span>
      )}
      <span dir="auto">{hub ?? 'No Hub'}</span>
      {score !== null && <span>Content score {score} of 100</span>}
    </div>
  )
}
