import { useQuery } from '@tanstack/react-query'
import { hubsApi } from '#features/hubs/web/index.ts'
import { ChoiceBar } from '#ui/fields/ChoiceBar.tsx'
import { SelectFilter } from '#ui/fields/SelectFilter.tsx'
import { formatShort } from '#ui/numbers.ts'
import type { Report } from '../use-report.ts'
import { ClusterFilter } from './ClusterFilter.tsx'
import { PatternFilter } from './PatternFilter.tsx'
import classes from './ReportFilters.module.css'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'

const ALL = ''
const MODES = [
  { value: 'general', label: 'General' },
  { value: 'updated', label: 'Updated' },
] as const
const COMPARED = [
  { value: 'none', label: 'No comparison' },
  { value: 'previous', label: 'With the days before' },
  { value: 'year', label: 'With the year before' },
] as const
const PAGES = [
  { value: 'all', label: 'All pages' },
  { value: 'own', label: 'Keyloom pages' },
] as const

/** What is counted: of which clusters, keywords and pages (F-171). */
export function ReportFilters({ report }: { report: Report }) {
  const { place, view, change, chart } = report
  const hubs = useQuery(hubsApi.list.queryOptions({ input: { contentplanId: place.contentplanId } }))
  const topics = (hubs.data ?? []).toSorted((a, b) => b.estimated_search_volume - a.estimated_search_volume)
  const problemOf = (field: string) => fieldProblemOf(chart.error, (name) => name === field)
  return (
    <section className={classes.filters} aria-label="Filters">
      <div className={classes.mode}>
        <ChoiceBar label="Mode" value={view.mode} options={MODES} onChange={(mode) => change({ mode })} />
      </div>
      {view.mode === 'general' && (
        <div className={classes.pages}>
          <ChoiceBar
            label="Pages"
            value={view.onlyOwnPages ? 'own' : 'all'}
            options={PAGES}
            onChange={(pages) => change({ onlyOwnPages: pages === 'own' })}
          />
        </div>
      )}
      <div className={classes.choice}>
        <SelectFilter
          label="Compare"
          value={view.compare}
          options={COMPARED}
          onChange={(compare) => change({ compare })}
        />
      </div>
      <div className={classes.choice}>
        <SelectFilter
          label="Topic"
          value={view.topicId === null ? ALL : String(view.topicId)}
          options={[
            { value: ALL, label: 'All topics' },
            ...topics.map(({ id, name, estimated_search_volume: volume }) => ({
              value: String(id),
              label: `${name} (${formatShort(volume)})`,
            })),
            ...(view.topicId === null || topics.some(({ id }) => id === view.topicId)
              ? []
              : [{ value: String(view.topicId), label: hubs.data ? 'Unknown topic' : '…' }]),
          ]}
          onChange={(topic) => change({ topicId: topic === ALL ? null : Number(topic) })}
        />
      </div>
      <ClusterFilter
        place={place}
        articleIds={view.articleIds}
        onChange={(articleIds) => change({ articleIds })}
      />
      {view.mode === 'general' && (
        <>
          <PatternFilter
            name="Keyword"
            filter={view.keyword}
            problem={problemOf('keywords')}
            hasSlashKey
            onChange={(keyword, options) => change({ keyword }, options)}
          />
          <PatternFilter
            name="Page"
            filter={view.page}
            problem={problemOf('pages')}
            onChange={(page, options) => change({ page }, options)}
          />
        </>
      )}
    </section>
  )
}
