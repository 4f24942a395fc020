import { arrivalPath } from '#features/workspaces/rules.ts'
import type { Session } from '#platform/web/session/session.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { PALETTE_KEYS } from '#ui/palette/use-palette-key.ts'
import { IconMenu2, IconSearch } from '#ui/icons.ts'
import { CreditsChip } from './CreditsChip.tsx'
import type { ShellWorkspace } from './shell-place.ts'
import classes from './TopBar.module.css'
import { UserMenu } from './user/UserMenu.tsx'

interface TopBarProps {
  session: Session | null
  workspace: ShellWorkspace | null
  /** The name of the plan on screen, where no navigation beside the content shows it; else null. */
  planName: string | null
  /** Opens the navigation where it is not beside the content. */
  onOpenNavigation: (() => void) | undefined
  onOpenPalette: () => void
  onShowDevices: () => void
  onShowPassword: () => void
  onShowTokens: (() => void) | undefined
  onShowKeys: () => void
  onSignOut: () => void
}

export function TopBar(props: TopBarProps) {
  const { session, workspace, planName, onOpenNavigation, onOpenPalette, ...menu } = props
  return (
    <header className={classes.bar}>
      {onOpenNavigation && (
        <IconButton label="Open navigation" aria-haspopup="dialog" onClick={onOpenNavigation}>
          <IconMenu2 size={20} stroke={1.75} />
        </IconButton>
      )}
      {workspace && (
        <div className={classes.place} data-has-plan={planName !== null || undefined}>
          {planName !== null && (
            <span className={classes.plan} dir="auto">
              {planName}
            </span>
          )}
          <AppLink href={arrivalPath(workspace)} className={classes.workspace} dir="auto">
            {workspace.name}
          </AppLink>
        </div>
      )}
      <div className={classes.end}>
        <button
          type="button"
          className={classes.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onOpenPalette}
        >
          <IconSearch size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.words}>Search</span>
          <kbd className={classes.keys} aria-hidden="true">
            {PALETTE_KEYS.join(' ')}
          </kbd>
        </button>
        {workspace?.type === 'managed' && <CreditsChip workspace={workspace} />}
        {session && <UserMenu session={session} {...menu} />}
      </div>
    </header>
  )
}
