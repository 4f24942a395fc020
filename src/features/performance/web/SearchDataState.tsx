import { Button } from '@mantine/core'
import { IconRefresh } from '#ui/icons.ts'
import { formatDay, formatRelative } from '#ui/dates/moments.ts'
import { Facts, type Fact } from '#ui/dialogs/Facts.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { formatNoun, formatPercent } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { explainFailedImport } from './explain-failed-import.ts'
import { ImportProgress } from './ImportProgress.tsx'
import classes from './SearchConsoleScreen.module.css'
import { useShownImport } from './use-import-run.ts'
import type { SearchDataState as State } from './use-search-data.ts'

/** The imported days, the running import, and why imports fail. */
export function SearchDataState({ search, isConnected }: { search: State; isConnected: boolean }) {
  const { data, isUnknown, retry, isActive, updating } = search
  useShownImport(isUnknown ? null : (data?.run ?? null))
  if (isUnknown) return <ErrorPanel text="Your search data could not be loaded." onRetry={retry} />
  if (data === null) return <SkeletonRows label="Looking for your search data" count={3} rowHeight={28} />
  const failure = isConnected ? explainFailedImport(data) : null
  return (
    <section className={classes.part} aria-labelledby="search-data">
      <h2 id="search-data">Search data</h2>
      <Facts facts={listFacts(data, isConnected)} />
      {!isConnected && (
        <p className={classes.hint}>
          This plan is not connected to Search Console: its days stay as they are, and no new ones are read.
        </p>
      )}
      <Running search={search} />
      <ProblemLine text={isActive ? null : failure} isUnplugged />
      {isConnected && !isActive && failure === null && data.run?.state === 'cancelled' && (
        <p className={classes.hint}>
          The last import was cancelled. The days that came in stay; an update reads the others.
        </p>
      )}
      {isConnected && !isActive && (
        <div>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            loading={updating.isPending}
            onClick={() => updating.mutate()}
          >
            {failure === null ? 'Update now' : 'Try Again'}
          </Button>
        </div>
      )}
    </section>
  )
}

function Running({ search: { isActive, tracker, data, cancelling } }: { search: State }) {
  if (!isActive) return null
  return (
    <div className={classes.running}>
      <ImportProgress tracker={tracker} reason={data?.run?.reason ?? null} />
      <div>
        <Button variant="default" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel import
        </Button>
      </div>
    </div>
  )
}

function listFacts(
  { imported, anonymised, import_ended, import_due_at }: NonNullable<State['data']>,
  isConnected: boolean,
): Fact[] {
  const now = new Date()
  const facts: Fact[] = [
    {
      name: 'Days',
      value:
        imported === null
          ? 'None yet'
          : `${formatDay(`${imported.first}T12:00`)} – ${formatDay(`${imported.last}T12:00`)} (${formatNoun(imported.days, 'day', 'days')})`,
    },
  ]
  if (isConnected)
    facts.push(
      {
        name: 'Last update',
        value: import_ended === null ? 'Not finished yet' : formatRelative(import_ended, now),
      },
      { name: 'Next update', value: import_due_at === null ? '–' : formatRelative(import_due_at, now) },
    )
  if (anonymised && anonymised.impressions !== null)
    facts.push({
      name: 'Hidden queries',
      value: `${formatPercent(anonymised.impressions)} of the impressions in the last 30 days: Google does not show rare queries`,
    })
  return facts
}
