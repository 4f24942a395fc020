import type { SharedArticle } from '#features/articles/web/index.ts'
import { IconCircleCheck, IconCircleDashed } from '#ui/icons.ts'
import classes from './ArticleShared.module.css'
import { listChecks } from './list-checks.ts'

/** What the final draft has of what search engines look for (F-144). */
export function Checklist({ checklist }: { checklist: SharedArticle['checklist'] }) {
  return (
    <section className={classes.section} aria-labelledby="shared-checklist">
      <h2 id="shared-checklist">On-page checklist</h2>
      <ul className={classes.checks}>
        {listChecks(checklist).map(({ name, value, isMet, note }) => (
          <li key={name} data-met={isMet || undefined}>
            {isMet ? (
              <IconCircleCheck size={18} stroke={2} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={18} stroke={2} aria-hidden="true" />
            )}
            <span>
              {name}
              <span className="visually-hidden">{isMet ? ', done' : ', missing'}</span>
            </span>
            <span className={classes.value}>
              {value} {note !== null && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
