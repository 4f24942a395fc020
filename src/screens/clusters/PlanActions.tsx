import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { useClustering } from '#features/clustering/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconArrowsSplit2, IconHistory, IconPlus } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'

interface PlanActionsProps {
  place: PlanPlace
  clustering: ReturnType<typeof useClustering>
  onAdd: () => void
  onOpen: (dialog: 'history' | 'recluster') => void
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function PlanActions({ place, clustering, onAdd, onOpen }: PlanActionsProps) {
  const navigate = useNavigate()
  return (
    <HeaderActions
      others={[
        { label: 'Add cluster', icon: <IconPlus {...ICON} />, onSelect: onAdd },
        {
          label: 'Drift',
          icon: <IconArrowsSplit2 {...ICON} />,
          onSelect: () => void navigate({ to: contentplanPath(place, 'drift') }),
        },
        { label: 'History', icon: <IconHistory {...ICON} />, onSelect: () => onOpen('history') },
      ]}
      main={
        <Button
          variant="default"
          disabled={clustering.isActive || clustering.estimate?.activeCount === 0}
          onClick={() => onOpen('recluster')}
        >
          Recluster
        </Button>
      }
    />
  )
}
