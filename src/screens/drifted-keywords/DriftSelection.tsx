import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import {
  describeVolume,
  sumVolumes,
  volumeOfKeyword,
  type DriftedKeyword,
} from '#features/articles/web/index.ts'
import { MOST_SELECTED } from '#features/contentplans/rules.ts'
import { SelectionBar } from '#ui/layout/SelectionBar.tsx'
import { formatCount } from '#ui/numbers.ts'

interface DriftSelectionProps {
  rows: readonly DriftedKeyword[]
  isBusy: boolean
  onMove: () => void
  onClear: () => void
}

export function DriftSelection({ rows, isBusy, onMove, onClear }: DriftSelectionProps) {
  const volume = describeVolume(sumVolumes(rows.map(volumeOfKeyword)))
  const isTooMany = rows.length > MOST_SELECTED
  return (
    <SelectionBar
      count={rows.length}
      sums={[{ label: 'Search volume', value: volume.text, note: volume.note }]}
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
