import { useId } from 'react'
import { ACTION_NAMES } from '#features/advice/rules.ts'
import type { Evidence } from './api.ts'
import { describeGain } from './describe-gain.ts'
import classes from './Evidence.module.css'
import { shortUrl } from './short-url.ts'

/** What is suggested for the page of a cluster, with the reason, and what a user chose. */
export function PageAdvice({ advice }: { advice: NonNullable<Evidence['advice']> }) {
  const titleId = useId()
  const { page, suggested_action: suggested, reason, merge_with: other, action } = advice
  const gain = describeGain(advice.gain)
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
          {gain !== null && ` It may bring ${gain}.`}
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

/** What the suggestion may bring, where a screen says the suggestion itself elsewhere. */
export function AdviceGain({
  advice: { suggested_action: suggested, gain },
}: {
  advice: NonNullable<Evidence['advice']>
}) {
  const words = describeGain(gain)
  if (suggested === null || words === null) return null
  return (
    <p>
      The suggestion <b>{ACTION_NAMES[suggested]}</b> may bring {words}.
    </p>
  )
}
