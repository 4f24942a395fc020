import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconFlask, IconHistory, IconRefresh } from '#ui/icons.ts'
import { HeaderActions } from '#ui/layout/HeaderActions.tsx'

interface GuideActionsProps {
  place: PlanPlace
  hasEarlier: boolean
  /** Whether the pages are being measured. */
  isActive: boolean
  onEarlier: () => void
  onMeasure: () => void
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with a style guide. */
export function GuideActions({ place, hasEarlier, isActive, onEarlier, onMeasure }: GuideActionsProps) {
  const navigate = useNavigate()
  const earlier = { label: 'Earlier guides', icon: <IconHistory {...ICON} />, onSelect: onEarlier }
  const measure = {
    label: 'Measure again',
    icon: <IconRefresh {...ICON} />,
    isBusy: isActive,
    onSelect: onMeasure,
  }
  return (
    <HeaderActions
      others={hasEarlier ? [earlier, measure] : [measure]}
      main={
        <Button
          leftSection={<IconFlask {...ICON} />}
          onClick={() => void navigate({ to: contentplanPath(place, 'ai-settings') })}
        >
          Try it on a paragraph
        </Button>
      }
    />
  )
}
