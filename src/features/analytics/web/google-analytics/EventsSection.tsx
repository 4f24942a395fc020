import { Button } from '@mantine/core'
import { useState } from 'react'
import { MOST_EVENTS } from '#features/connections/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { EventChoices } from './EventChoices.tsx'
import classes from './GoogleAnalyticsScreen.module.css'
import type { SavedAnalytics } from './saved-analytics.ts'
import type { CountedEvent, EventReport } from './use-event-report.ts'
import { useSaveAnalytics } from './use-save-analytics.ts'

interface EventsSectionProps {
  contentplanId: number
  saved: SavedAnalytics
  report: EventReport
}

/** Chooses the events that count as conversions, by how often they happened. */
export function EventsSection({ contentplanId, saved, report }: EventsSectionProps) {
  const { events, error, isFailed, isFetching, retry } = report
  return (
    <section className={classes.part} aria-labelledby="events">
      <div className={classes.head}>
        <h2 id="events">Conversions</h2>
        {saved.events.length > 0 && (
          <span className={classes.hint}>{formatNoun(saved.events.length, 'event', 'events')} chosen</span>
        )}
      </div>
      <p className={classes.hint}>
        These events count as conversions in Director. The numbers are of all visits in the last 6 months.
      </p>
      {isFailed ? (
        <ErrorPanel
          title="The events could not be loaded"
          text={
            report.trouble === 'no_token'
              ? 'The access to Google was revoked or has expired. Connect it or save the property again above.'
              : messageOf(error, 'Please try again.')
          }
          onRetry={retry}
          isBusy={isFetching}
        />
      ) : events === undefined ? (
        <SkeletonRows label="Counting events" count={8} rowHeight={40} />
      ) : (
        <EventForm contentplanId={contentplanId} saved={saved} events={withChosen(events, saved.events)} />
      )}
    </section>
  )
}

/** Events that were chosen but did not happen stay in the list. */
function withChosen(events: readonly CountedEvent[], chosen: readonly string[]): CountedEvent[] {
  const known = new Set(events.map(({ name }) => name))
  return [...events, ...chosen.filter((name) => !known.has(name)).map((name) => ({ name, count: 0 }))]
}

interface EventFormProps {
  contentplanId: number
  saved: SavedAnalytics
  events: readonly CountedEvent[]
}

function EventForm({ contentplanId, saved, events }: EventFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(saved.events))
  const saving = useSaveAnalytics(contentplanId, 'The events are saved.')
  const isSame = chosen.size === saved.events.length && saved.events.every((name) => chosen.has(name))
  const isTooMany = chosen.size > MOST_EVENTS
  if (events.length === 0)
    return (
      <p className={classes.empty}>
        {saved.name} has counted no events in the last 6 months. They appear here once it has.
      </p>
    )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame && !isTooMany)
          saving.mutate({
            ...saved,
            events: events.map(({ name }) => name).filter((name) => chosen.has(name)),
          })
      }}
    >
      <EventChoices events={events} chosen={chosen} onChange={setChosen} />
      {isTooMany && (
        <p role="alert" className={classes.problem}>
          {formatCount(chosen.size)} events are chosen; {MOST_EVENTS} can count at most.
        </p>
      )}
      <div>
        <Button type="submit" loading={saving.isPending} disabled={isSame || isTooMany}>
          Save events
        </Button>
      </div>
    </form>
  )
}
