import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { DriftActions } from './DriftActions.tsx'
import { DriftNote } from './DriftNote.tsx'
import classes from './DriftScreen.module.css'
import { DriftSelection } from './DriftSelection.tsx'
import { DriftTable } from './DriftTable.tsx'
import { NothingDrifted } from './NothingDrifted.tsx'
import { SearchResultsDialog } from './search-results/SearchResultsDialog.tsx'
import { useDriftList } from './use-drift-list.ts'
import { useMoveDrifted } from './use-move-drifted.ts'
import { useRefresh } from './use-refresh.ts'

/** The keywords whose search results have moved away from their clusters. They move only when the user moves them. */
export function DriftScreen() {
  const list = useDriftList()
  const refresh = useRefresh(list.place.contentplanId)
  const { selection, isMoving, isMovingPage, canMovePage, move, movePage } = useMoveDrifted(list)
  const isWholePageSelected = list.found.rows.every(({ id }) => selection.selected.has(String(id)))
  const dialog = useDialogStep()
  const showSearchResults = () => dialog.open('search-results')
  const isWaiting = useFirstWait(refresh.isWaiting || list.found.isWaiting)
  if (isWaiting) return <PageSkeleton title="Drift" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Drift"
        note={<DriftNote total={list.found.total} refresh={refresh} />}
        actions={
          <DriftActions
            isBusy={isMovingPage}
            isDisabled={!canMovePage}
            onMove={movePage}
            onShowSearchResults={showSearchResults}
          />
        }
      />
      <DriftTable
        list={list}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        empty={
          <NothingDrifted place={list.place} refresh={refresh} onShowSearchResults={showSearchResults} />
        }
      />
      <DriftSelection
        contentplanId={list.place.contentplanId}
        rows={selection.rows}
        total={isWholePageSelected ? (list.found.total ?? 0) : 0}
        isBusy={isMoving}
        onMove={move}
        onSelect={selection.selectRows}
        onClear={selection.clear}
      />
      {dialog.value === 'search-results' && <SearchResultsDialog refresh={refresh} onClose={dialog.close} />}
    </div>
  )
}
