import { useId } from 'react'
import { ACTION_NAMES } from '#features/advice/rules.ts'
import { formatShort } from '#ui/numbers.ts'
import type { Evidence } from './api.ts'
import classes from './Evidence.module.css'
import { shortUrl } from './short-url.ts'

/** What is suggested for the page of a cluster, with the reason, and what a user chose. */
export function PageAdvice({ advice }: { advice: NonNullable<Evidence['advice']> }) {
  const titleId = useId()
  const { page, suggested_action: suggested, reason, gain, merge_with: other, action } = advice
  const clicks = Math.round(gain)
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <h3 id={titleId}>
        Advice on <span dir="auto">{shortUrl(page.url)}</span>
      </h3>
      {suggested === null ? (
        <p className={classes.note}>
          Nothing is suggested yet. That happens after search data were imported.
        </p>
      ) : (
        <p dir="auto">
          <b>{ACTION_NAMES[suggested]}.</b> {reason}
          {clicks > 0 && ` About +${formatShort(clicks)} ${clicks === 1 ? 'click' : 'clicks'} a month.`}
          {suggested === 'merge' && other !== null && ` Merge it with ${shortUrl(other.url)}.`}
        </p>
      )}
      {action !== null && (
        <p>
          Chosen: <b>{ACTION_NAMES[action]}</b>
        </p>
      )}
    </section>
  )
}
