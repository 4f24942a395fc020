import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useId } from 'react'
import { ClusteringDialog, ClusteringRun, useClustering } from '#features/clustering/web/index.ts'
import {
  ImportsDialog,
  KeywordFilters,
  KeywordTable,
  useExportCsv,
  useKeywords,
  useKeywordsView,
  ResearchDialog,
  useResearch,
} from '#features/keywords/web/index.ts'
import { IconDownload, IconHistory, IconListSearch } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useWindowDrop } from '#ui/fields/use-window-drop.ts'
import classes from './KeywordsScreen.module.css'
import { useOpenDialog } from './use-open-dialog.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** S-24: the keywords of a plan, and the dialogs that add more or start the clustering (F-056 to F-060, D-01). */
export function KeywordsScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/keywords' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const panelId = useId()
  const { view, change } = useKeywordsView()
  const found = useKeywords(place, view)
  const { exportCsv, isExporting } = useExportCsv(place, view)
  const research = useResearch(place)
  const clustering = useClustering(place.contentplanId)
  const { dialog, open, close, closeToInactive } = useOpenDialog()
  const find = () => open('upload')
  const isOver = useWindowDrop(([file]) => {
    if (!file || research.isImporting) return
    research.upload.setFile(file)
    find()
  })
  return (
    <div className={classes.screen} data-over={isOver || undefined}>
      <PageHeader
        title="Keywords"
        actions={
          <KeywordsActions
            clustering={clustering}
            csv={{ exportCsv, isExporting, isEmpty: (found.counts?.filteredCount ?? 0) === 0 }}
            onOpen={open}
          />
        }
      />
      <ClusteringRun clustering={clustering} />
      <KeywordFilters
        view={view}
        counts={found.counts}
        textProblem={found.textProblem}
        panelId={panelId}
        onChange={change}
      />
      <div id={panelId} role="tabpanel" aria-label={`${view.tab} keywords`}>
        <KeywordTable
          key={`${view.tab} ${view.text} ${view.source}`}
          place={place}
          view={view}
          found={found}
          onChange={change}
          onFind={find}
        />
      </div>
      {dialog === 'imports' && (
        <ImportsDialog contentplanId={place.contentplanId} onFind={find} onClose={close} />
      )}
      {dialog === 'clustering' && <ClusteringDialog clustering={clustering} onClose={close} />}
      {(dialog === 'upload' || dialog === 'related' || dialog === 'ask') && (
        <ResearchDialog
          place={place}
          research={research}
          tab={dialog}
          isOver={isOver}
          onTab={open}
          onClose={close}
          onSaved={closeToInactive}
        />
      )}
    </div>
  )
}

interface KeywordsActionsProps {
  clustering: ReturnType<typeof useClustering>
  csv: { exportCsv: () => void; isExporting: boolean; isEmpty: boolean }
  onOpen: ReturnType<typeof useOpenDialog>['open']
}

function KeywordsActions({ clustering, csv, onOpen }: KeywordsActionsProps) {
  return (
    <HeaderActions
      main={
        <Button
          variant={clustering.isDue ? 'filled' : 'default'}
          disabled={clustering.isActive}
          onClick={() => onOpen('clustering')}
        >
          Run Clustering On Inactive Keywords
        </Button>
      }
      others={[
        { label: 'Imports', icon: <IconHistory {...ICON} />, onSelect: () => onOpen('imports') },
        {
          label: 'CSV',
          icon: <IconDownload {...ICON} />,
          isBusy: csv.isExporting,
          isDisabled: csv.isEmpty,
          onSelect: csv.exportCsv,
        },
        {
          label: 'Find more keywords',
          icon: <IconListSearch {...ICON} />,
          onSelect: () => onOpen('upload'),
        },
      ]}
    />
  )
}
