import { ACTION_NAMES } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import classes from './header.module.css'

/** What the numbers suggest to do with the page of a cluster, and why; nothing without a suggestion. */
export function AdviceLine({ article }: { article: Article }) {
  const { suggested_action: suggested, suggested_action_reason: reason, merge_with: mergeWith } = article
  if (suggested === null) return null
  const target = suggested === 'merge' && mergeWith !== null ? describeUrl(mergeWith) : null
  return (
    <p className={classes.advice} dir="auto">
      <span className={classes.quiet}>Suggested: </span>
      <b>{ACTION_NAMES[suggested]}</b>
      {target !== null && (
        <>
          {' with '}
          {target.href === null ? (
            target.host
          ) : (
            <a href={target.href} target="_blank" rel="noopener noreferrer">
              {target.rest === '' ? target.host : target.rest}
            </a>
          )}
        </>
      )}
      .{reason !== null && <span className={classes.quiet}> {reason}</span>}
    </p>
  )
}
