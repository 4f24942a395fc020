import { IconDownload, IconHistory, IconListSearch } from '#ui/icons.ts'
import { useParams } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { HeaderActions } from '#ui/HeaderActions.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useWindowDrop } from '#ui/use-window-drop.ts'
import { ImportsDialog } from './imports/ImportsDialog.tsx'
import classes from './KeywordsScreen.module.css'
import { KeywordFilters } from './list/KeywordFilters.tsx'
import { KeywordTable } from './list/KeywordTable.tsx'
import { useExportCsv } from './list/use-export-csv.ts'
import { useKeywords } from './list/use-keywords.ts'
import { useKeywordsView } from './list/use-keywords-view.ts'
import { ResearchDialog } from './research/ResearchDialog.tsx'
import { useResearch } from './research/use-research.ts'
import { useOpenDialog } from './use-open-dialog.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface KeywordsScreenProps {
  /** What most people come for. */
  mainAction: ReactNode
  /** What goes on about these keywords, above them. */
  progress: ReactNode
}

/** S-24: the keywords of a plan, which of them are in clusters, and the ways to more of them. */
export function KeywordsScreen({ mainAction, progress }: KeywordsScreenProps) {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/keywords' })
  const place = { workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }
  const panelId = useId()
  const { view, change } = useKeywordsView()
  const found = useKeywords(place, view)
  const { exportCsv, isExporting } = useExportCsv(place, view)
  const research = useResearch(place)
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
          <HeaderActions
            main={mainAction}
            others={[
              { label: 'Imports', icon: <IconHistory {...ICON} />, onSelect: () => open('imports') },
              {
                label: 'CSV',
                icon: <IconDownload {...ICON} />,
                isBusy: isExporting,
                isDisabled: (found.counts?.filteredCount ?? 0) === 0,
                onSelect: exportCsv,
              },
              { label: 'Find more keywords', icon: <IconListSearch {...ICON} />, onSelect: find },
            ]}
          />
        }
      />
      {progress}
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
      {dialog !== null && dialog !== 'imports' && (
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
