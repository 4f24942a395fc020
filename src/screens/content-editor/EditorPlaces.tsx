import { Button } from '@mantine/core'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconSettings } from '#ui/icons.ts'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { usePlaces } from './use-places.ts'

/** The menu of the screens that belong to this one (F-191). */
export function EditorPlaces({ place }: { place: PlanPlace }) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  const places = usePlaces(place)
  if (places.length === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSettings size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        {...triggerProps}
      >
        Settings
      </Button>
      {anchor && <ActionMenu label="Settings" anchor={anchor} actions={places} onClose={close} />}
    </>
  )
}
