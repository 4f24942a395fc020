import { useId } from 'react'
import { ClusteringResult, ClusteringRun, useClustering } from '#features/clustering/web/index.ts'
import {
  KeywordFilters,
  KeywordTable,
  useKeywordColumns,
  VolumesButton,
} from '#features/keywords/web/index.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { KeywordsActions } from './KeywordsActions.tsx'
import { KeywordsDialogs } from './KeywordsDialogs.tsx'
import classes from './KeywordsScreen.module.css'
import { useKeywordList } from './use-keyword-list.ts'
import { useKeywordsDialogs } from './use-keywords-dialogs.ts'

/** S-24: the keywords of a plan, and the dialogs that add more or start the clustering (F-056 to F-060, D-01). */
export function KeywordsScreen() {
  const list = useKeywordList()
  const { place } = list
  const columns = useKeywordColumns(place)
  const clustering = useClustering(place.contentplanId)
  const dialogs = useKeywordsDialogs(place)
  const isWaiting = useFirstWait(clustering.isWaiting || dialogs.volumes.isWaiting)
  return (
    <div className={classes.screen} data-over={dialogs.isOver || undefined}>
      {isWaiting ? (
        <PageSkeleton title="Keywords" />
      ) : (
        <KeywordsList list={list} columns={columns} clustering={clustering} dialogs={dialogs} />
      )}
      <KeywordsDialogs place={place} dialogs={dialogs} clustering={clustering} />
    </div>
  )
}

interface KeywordsListProps {
  list: ReturnType<typeof useKeywordList>
  columns: ReturnType<typeof useKeywordColumns>
  clustering: ReturnType<typeof useClustering>
  dialogs: ReturnType<typeof useKeywordsDialogs>
}

function KeywordsList({ list, columns, clustering, dialogs }: KeywordsListProps) {
  const panelId = useId()
  const { place, view, change, found, csv } = list
  return (
    <>
      <PageHeader
        title="Keywords"
        chip={<VolumesButton volumes={dialogs.volumes} onOpen={() => dialogs.getVolumes(null)} />}
        actions={<KeywordsActions clustering={clustering} csv={csv} onOpen={dialogs.open} />}
      />
      <ClusteringRun clustering={clustering} />
      <ClusteringResult place={place} clustering={clustering} />
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
    </>
  )
}
