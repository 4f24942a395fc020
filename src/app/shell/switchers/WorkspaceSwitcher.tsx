import { arrivalPath } from '#features/workspaces/rules.ts'
import { LinkPanel } from '#ui/panels/LinkPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { IconBuilding } from '#ui/icons.ts'
import type { ShellWorkspace } from '../shell-place.ts'
import { SwitchButton } from './SwitchButton.tsx'

interface WorkspaceSwitcherProps {
  workspaces: readonly ShellWorkspace[]
  current: ShellWorkspace
  isNarrow: boolean
}

/** The list of the other workspaces, if there are any. Opening one reloads the page (F-007). */
export function WorkspaceSwitcher({ workspaces, current, isNarrow }: WorkspaceSwitcherProps) {
  const { anchor, close, triggerProps } = useFloatingPanel()
  const others = workspaces.filter(({ id }) => id !== current.id)
  if (others.length === 0) return null
  return (
    <>
      <SwitchButton
        label="Workspace"
        Icon={IconBuilding}
        value={current.name}
        isNarrow={isNarrow}
        {...triggerProps}
      />
      {anchor && (
        <LinkPanel
          label="Other workspaces"
          filterLabel="Find a workspace"
          anchor={anchor}
          links={others.map((one) => ({ id: one.id, label: one.name, href: arrivalPath(one) }))}
          isReloading
          onClose={close}
        />
      )}
    </>
  )
}
