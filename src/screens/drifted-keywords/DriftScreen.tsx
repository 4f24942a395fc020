import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconRefresh } from '#ui/icons.ts'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { useSearchText } from '#platform/web/use-search-text.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import { formatCount } from '#ui/numbers.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { usePaging } from '#ui/table/use-paging.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import { useIsPhone } from '#ui/layout/use-is-phone.ts'
import type { DriftedKeyword } from '#features/articles/web/index.ts'
import { PAGE_SIZES } from './drift-view.ts'
import { ALL_COLUMNS, listDriftColumns, ON_PHONES } from './DriftColumns.tsx'
import { DriftNote } from './DriftNote.tsx'
import classes from './DriftScreen.module.css'
import { NothingDrifted } from './NothingDrifted.tsx'
import { SearchResultsDialog } from './search-results/SearchResultsDialog.tsx'
import { useDrifts, useDriftView, useFollowDrift } from './use-drifts.ts'
import { useRefresh } from './use-refresh.ts'

/** The keywords whose search results have moved away from their clusters. They move only when the user moves them. */
export function DriftScreen() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/drift' })
  const workspaceId = Number(params.workspaceId)
  const contentplanId = Number(params.contentplanId)
  const isPhone = useIsPhone()
  const { view, change } = useDriftView()
  const found = useDrifts(contentplanId, view)
  const refresh = useRefresh(contentplanId)
  const following = useFollowDrift(contentplanId)
  const selection = useSelectedRows(found.rows)
  const [dialog, setDialog] = useSearchText('dialog')
  const columns = useMemo(
    () => listDriftColumns({ workspaceId, contentplanId }, isPhone ? ON_PHONES : ALL_COLUMNS),
    [workspaceId, contentplanId, isPhone],
  )
  const paging = usePaging({
    ...view,
    pageSizes: PAGE_SIZES,
    total: found.total ?? 0,
    isReady: found.state === 'ready',
    onChange: change,
  })
  const move = (rows: readonly DriftedKeyword[]) =>
    following.mutate(
      rows.map(({ id }) => id),
      { onSuccess: selection.clear },
    )
  const showSearchResults = () => setDialog('search-results')
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Drift"
        note={<DriftNote total={found.total} refresh={refresh} />}
        actions={
          <DriftActions
            isBusy={following.isPending && selection.rows.length === 0}
            isDisabled={found.state !== 'ready' || found.rows.length === 0 || selection.rows.length > 0}
            onMove={() => move(found.rows)}
            onShowSearchResults={showSearchResults}
          />
        }
      />
      <DataTable
        label="Keywords that have moved away"
        columns={columns}
        rows={found.rows}
        keyOf={keyOf}
        nameOf={nameOf}
        state={found.state}
        onRetry={found.refetch}
        selection={{ selected: selection.selected, onSelect: selection.select }}
        hasPageKeys
        {...((paging.total > 0 || found.state === 'loading') && { paging })}
        empty={
          <NothingDrifted
            place={{ workspaceId, contentplanId }}
            refresh={refresh}
            onShowSearchResults={showSearchResults}
          />
        }
      />
      <DriftSelection
        rows={selection.rows}
        isBusy={following.isPending}
        onMove={() => move(selection.rows)}
        onClear={selection.clear}
      />
      {dialog === 'search-results' && <SearchResultsDialog refresh={refresh} onClose={() => setDialog('')} />}
    </div>
  )
}

interface DriftActionsProps {
  isBusy: boolean
  isDisabled: boolean
  onMove: () => void
  onShowSearchResults: () => void
}

function DriftActions({ isBusy, isDisabled, onMove, onShowSearchResults }: DriftActionsProps) {
  return (
    <HeaderActions
      others={[
        {
          label: 'Search results',
          icon: <IconRefresh size={18} stroke={1.75} aria-hidden="true" />,
          onSelect: onShowSearchResults,
        },
      ]}
      main={
        <Button loading={isBusy} disabled={isDisabled} onClick={onMove}>
          Move all on this page
        </Button>
      }
    />
  )
}

interface DriftSelectionProps {
  rows: readonly DriftedKeyword[]
  isBusy: boolean
  onMove: () => void
  onClear: () => void
}

function DriftSelection({ rows, isBusy, onMove, onClear }: DriftSelectionProps) {
  const isTooMany = rows.length > MOST_SELECTED
  return (
    <SelectionBar
      count={rows.length}
      sums={[{ label: 'Search Volume', value: formatCount(sumVolumes(rows)) }]}
      actions={
        <Button
          size="xs"
          loading={isBusy}
          disabled={isTooMany}
          {...(isTooMany && { title: `At most ${formatCount(MOST_SELECTED)} keywords at once` })}
          onClick={onMove}
        >
          Move
        </Button>
      }
      onClear={onClear}
    />
  )
}

function keyOf({ id }: DriftedKeyword): string {
  return String(id)
}

function nameOf({ keyword }: DriftedKeyword): string {
  return keyword
}

function sumVolumes(rows: readonly DriftedKeyword[]): number {
  return rows.reduce((sum, { estimated_search_volume: volume }) => sum + (volume ?? 0), 0)
}
