import type { Hub } from '#features/hubs/web/index.ts'
import { IconDots, IconSettings } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ActionMenu } from '#ui/panels/ActionMenu.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { HUB_MENU } from './dialogs/hub-menu.ts'
import classes from './HubScreen.module.css'

interface HubHeadProps {
  hub: Hub
  /** Opens a dialog about the hub by its name in the address. */
  onOpen: (dialog: string) => void
}

/** The name and the description of a hub, its settings, and what else can be done with it. */
export function HubHead({ hub, onOpen }: HubHeadProps) {
  const panel = useFloatingPanel()
  return (
    <header className={classes.hubHead}>
      <div className={classes.hubLine}>
        <h2 className={classes.name} dir="auto">
          {hub.name}
        </h2>
        <IconButton label="Hub settings" onClick={() => onOpen('settings')}>
          <IconSettings size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="More actions" aria-haspopup="menu" {...panel.triggerProps}>
          <IconDots size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {panel.anchor && (
          <ActionMenu
            label="More actions"
            anchor={panel.anchor}
            actions={HUB_MENU.map(({ name, label, isDanger = false }) => ({
              label,
              isDanger,
              onSelect: () => onOpen(name),
            }))}
            onClose={panel.close}
          />
        )}
      </div>
      {hub.description !== '' && (
        <p className={classes.description} dir="auto">
          {hub.description}
        </p>
      )}
    </header>
  )
}
