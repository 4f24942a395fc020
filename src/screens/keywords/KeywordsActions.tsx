import { Button } from '@mantine/core'
import type { useClustering } from '#features/clustering/web/index.ts'
import { IconDownload, IconHistory, IconListSearch } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'
import type { KeywordsDialog } from './use-open-dialog.ts'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface KeywordsActionsProps {
  clustering: ReturnType<typeof useClustering>
  csv: { exportCsv: () => void; isExporting: boolean; isEmpty: boolean }
  onOpen: (dialog: KeywordsDialog) => void
}

export function KeywordsActions({ clustering, csv, onOpen }: KeywordsActionsProps) {
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
        { label: 'History', icon: <IconHistory {...ICON} />, onSelect: () => onOpen('history') },
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
