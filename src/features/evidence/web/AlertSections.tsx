import { ALERT_NAMES, type Alert } from '#features/advice/rules.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconCircleCheck } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import type { Evidence } from './api.ts'
import classes from './Evidence.module.css'
import { LookedFor } from './LookedFor.tsx'
import { shortUrl } from './short-url.ts'

interface OfEvidence {
  place: PlanPlace
  evidence: Evidence
}

/** Each alert of a cluster with its meaning and what it is based on; without alerts, that nothing is wrong. */
export function AlertSections({ place, evidence }: OfEvidence) {
  if (evidence.alerts.length === 0) return <NoAlerts evidence={evidence} />
  return evidence.alerts.map((alert) => (
    <section key={alert} className={classes.part}>
      <h3>{ALERT_NAMES[alert].name}</h3>
      <p className={classes.note}>{ALERT_NAMES[alert].meaning}</p>
      <Reason alert={alert} place={place} evidence={evidence} />
    </section>
  ))
}

function NoAlerts({ evidence }: Pick<OfEvidence, 'evidence'>) {
  return (
    <p className={classes.calm}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      {evidence.days_known === 0
        ? 'Nothing is wrong here, as far as is known: whether pages compete shows in search data, which this plan does not have yet.'
        : 'Nothing is wrong here: no pages compete for these keywords, and the page names them.'}
    </p>
  )
}

function Reason({ alert, place, evidence }: OfEvidence & { alert: Alert }) {
  switch (alert) {
    case 'cannibalization':
      return (
        <p>
          {formatNoun(evidence.pages.filter(({ competes }) => competes).length, 'page has', 'pages have')} a
          tenth or more each of the {formatNoun(evidence.impressions, 'impression', 'impressions')} of this
          cluster in the last 30 days.
        </p>
      )
    case 'url_conflict':
      return (
        evidence.url_conflict && (
          <Conflict place={place} conflict={evidence.url_conflict} advice={evidence.advice} />
        )
      )
    case 'no_keywords_mentioned':
      return evidence.no_keywords_mentioned && <LookedFor looked={evidence.no_keywords_mentioned} />
  }
}

interface ConflictProps extends Pick<Evidence, 'advice'> {
  place: PlanPlace
  conflict: NonNullable<Evidence['url_conflict']>
}

function Conflict({ place, conflict: { cases, page, clusters, moreClusters }, advice }: ConflictProps) {
  const shown = <b dir="auto">{shortUrl(page.url)}</b>
  return (
    <>
      {cases.includes('other_page') && (
        <p>
          Google shows {shown} most, but <b dir="auto">{shortUrl(advice?.page.url ?? '')}</b> is matched with
          this cluster.
        </p>
      )}
      {cases.includes('shared_page') && (
        <>
          <p>Google shows {shown} most for this cluster, and also for:</p>
          <ul className={classes.clusters}>
            {clusters.map(({ article_id: id, title, impressions }) => (
              <li key={id}>
                <AppLink href={articlePath(place, id)} dir="auto">
                  {title}
                </AppLink>{' '}
                <span className={classes.note}>{formatNoun(impressions, 'impression', 'impressions')}</span>
              </li>
            ))}
            {moreClusters > 0 && <li className={classes.note}>and {formatCount(moreClusters)} more</li>}
          </ul>
        </>
      )}
    </>
  )
}
