import { Suspense, useId } from 'react'
import { ClusteringResultOnDemand, ClusteringRun, useClustering } from '#features/clustering/web/index.ts'
import {
  KeywordFilters,
  KeywordTable,
  useKeywordColumns,
  VolumesButton,
} from '#features/keywords/web/index.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { KeywordsActions } from './KeywordsActions.tsx'
import { KeywordsDialogs } from './KeywordsDialogs.tsx'
import classes from './KeywordsScreen.module.css'
import { useKeywordList } from './use-keyword-list.ts'
import { useKeywordsDialogs } from './use-keywords-dialogs.ts'

/** S-24: the keywords of a plan, and the dialogs that add more or start the clustering (F-056 to F-060, D-01). */
export function KeywordsScreen() {
  const panelId = useId()
  const { place, view, change, found, csv } = useKeywordList()
  const columns = useKeywordColumns(place)
  const clustering = useClustering(place.contentplanId)
  const dialogs = useKeywordsDialogs(place)
  return (
    <div className={classes.screen} data-over={dialogs.isOver || undefined}>
      <PageHeader
        title="Keywords"
        chip={<VolumesButton volumes={dialogs.volumes} onOpen={() => dialogs.getVolumes(null)} />}
        actions={<KeywordsActions clustering={clustering} csv={csv} onOpen={dialogs.open} />}
      />
      <ClusteringRun clustering={clustering} />
      <Suspense>
        {clustering.run?.state === 'done' && (
          <ClusteringResultOnDemand place={place} clustering={clustering} />
        )}
      </Suspense>
      <KeywordFilters
        view={view}
        counts={found.counts}
        textProblem={found.textProblem}
        panelId={panelId}
        columns={columns}
        onChange={change}
      />
      <div id={panelId} role="tabpanel" aria-label={`${view.tab} keywords`}>
        <KeywordTable
          key={`${view.tab} ${view.text} ${view.source} ${view.results}`}
          place={place}
          view={view}
          found={found}
          columns={columns}
          onChange={change}
          onFind={dialogs.find}
          onVolumes={dialogs.getVolumes}
        />
      </div>
      <KeywordsDialogs place={place} dialogs={dialogs} clustering={clustering} />
    </div>
  )
}
