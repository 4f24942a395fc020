import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import {
  describeVolume,
  driftApi,
  sumVolumes,
  volumeOfKeyword,
  type DriftedKeyword,
} from '#features/articles/web/index.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { MOST_DRIFTS_PER_PAGE } from '#features/articles/rules.ts'
import { useSelectAll } from '#platform/web/use-select-all.ts'
import { SelectAllButton } from '#ui/layout/SelectAllButton.tsx'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount } from '#ui/numbers.ts'

interface DriftSelectionProps {
  contentplanId: number
  rows: readonly DriftedKeyword[]
  /** Keywords on all pages. */
  total: number
  isBusy: boolean
  onMove: () => void
  onSelect: (rows: readonly DriftedKeyword[]) => void
  onClear: () => void
}

export function DriftSelection(props: DriftSelectionProps) {
  const { contentplanId, rows, total, isBusy, onMove, onSelect, onClear } = props
  const { selectAll, isSelecting, found, wanted } = useSelectAll({
    listPage: async (page) => {
      const window = { offset: (page - 1) * MOST_DRIFTS_PER_PAGE, limit: MOST_DRIFTS_PER_PAGE }
      return (await driftApi.list.call({ contentplanId, ...window })).keywords
    },
    pageSize: MOST_DRIFTS_PER_PAGE,
    most: MOST_SELECTED,
    total,
    selected: rows.length,
    errorMessage: 'Not all keywords could be selected. Please try again.',
    onFound: onSelect,
  })
  const volume = describeVolume(sumVolumes(rows.map(volumeOfKeyword)))
  const isTooMany = rows.length > MOST_SELECTED
  return (
    <SelectionBar
      count={rows.length}
      progress={isSelecting ? `Selecting: ${formatCount(found)} of ${formatCount(wanted)}` : null}
      more={
        <SelectAllButton
          selected={rows.length}
          total={total}
          most={MOST_SELECTED}
          isDisabled={isSelecting || isBusy}
          onSelect={selectAll}
        />
      }
      sums={[{ label: 'Search volume', value: volume.text, note: volume.note }]}
      actions={
        <Button
          size="xs"
          loading={isBusy}
          disabled={isTooMany || isSelecting}
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
