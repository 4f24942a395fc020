import { describeWritten } from '#features/articles/rules.ts'
import { LockMark, TitleMark, type Article } from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { LinkCell } from '#ui/cells/LinkCell.tsx'
import { describeAction, nameAlerts, toneOf } from '../describe-cluster.ts'
import classes from './ClusterCells.module.css'

interface TitleCellProps {
  place: PlanPlace
  article: Article
  isOpen: boolean
  onToggle: (articleId: number) => void
  onOpenEvidence: (articleId: number) => void
}

/** The title of a cluster with its marks; before it, the button that shows its keywords. */
export function TitleCell({ place, article, isOpen, onToggle, onOpenEvidence }: TitleCellProps) {
  const { id, title } = article
  return (
    <span className={classes.title}>
      <button
        type="button"
        className={classes.expand}
        aria-label={`Keywords of ${title}`}
        aria-expanded={isOpen}
        onClick={() => onToggle(id)}
      />
      <AdviceMark article={article} onOpen={onOpenEvidence} />
      <LinkCell text={title} href={articlePath(place, id)} isNewTab />
      <AlertMark article={article} onOpen={onOpenEvidence} />
      {article.is_locked && <LockMark />}
      {article.show_in_map && <Sign className={classes.heart} text="Favorite" />}
      <WrittenMark article={article} />
      <TitleMark article={article} />
    </span>
  )
}

interface MarkProps {
  article: Article
  onOpen: (articleId: number) => void
}

/** The letter of what is to be done with the page: filled where a user chose it. */
function AdviceMark({ article, onOpen }: MarkProps) {
  const tone = toneOf(article)
  const text = describeAction(article)
  if (tone === undefined || text === null) return <span className={classes.noAdvice} />
  return (
    <button
      type="button"
      className={classes.advice}
      data-tone={tone}
      aria-label={`Advice for ${article.title}: ${text}`}
      title={text}
      onClick={() => onOpen(article.id)}
    >
      {text.charAt(0)}
    </button>
  )
}

function AlertMark({ article, onOpen }: MarkProps) {
  const text = nameAlerts(article)
  if (text === '') return null
  return (
    <button
      type="button"
      className={classes.alert}
      aria-label={`Alerts of ${article.title}: ${text}`}
      title={text}
      onClick={() => onOpen(article.id)}
    />
  )
}

function WrittenMark({ article }: { article: Article }) {
  // The page says it for those that have one.
  const text = article.article_url === null ? describeWritten(article) : null
  return text !== null && <Sign className={classes.written} text={text} />
}

/** A sign that is drawn by its class: many rows have fewer nodes. */
function Sign({ className, text }: { className: string | undefined; text: string }) {
  return (
    <span className={className} title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
