import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { IconRefresh } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'

interface DriftActionsProps {
  isBusy: boolean
  isDisabled: boolean
  onMove: () => void
  onShowSearchResults: () => void
}

export function DriftActions({ isBusy, isDisabled, onMove, onShowSearchResults }: DriftActionsProps) {
  return (
    <HeaderActions
      others={[
        {
          label: 'Refresh search results',
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
