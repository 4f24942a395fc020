import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { SideHint } from '#ui/panels/SideHint.tsx'
import { useRef } from 'react'
import {
  IconBrandGoogle,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconSettings,
  IconX,
} from '#ui/icons.ts'
import type { ShellPlace, ShellWorkspace } from '../shell-place.ts'
import { ContentplanSwitcher } from '../switchers/ContentplanSwitcher.tsx'
import { WorkspaceSwitcher } from '../switchers/WorkspaceSwitcher.tsx'
import { Wordmark } from '../Wordmark.tsx'
import { keepBuilt, PLAN_NAVIGATION, TOOL_NAVIGATION } from './entries.ts'
import classes from './Navigation.module.css'
import { NavigationGroups } from './NavigationGroups.tsx'
import { NavigationButton, NavigationLink } from './NavigationLink.tsx'

interface SidebarProps {
  place: ShellPlace
  /** The path of the present address. */
  path: string
  /** Beside the content, wide or narrow; or over the content, when there is no room beside it. */
  look: 'wide' | 'narrow' | 'drawer'
  onToggle: () => void
  onSignOut: () => void
}

export function Sidebar({ place, path, look, onToggle, onSignOut }: SidebarProps) {
  const { workspace, workspaces, plan } = place
  const bar = useRef<HTMLElement>(null)
  const isNarrow = look === 'narrow'
  const { ofWorkspace } = useBuiltScreens()
  return (
    <nav ref={bar} aria-label="Main" className={classes.sidebar} data-narrow={isNarrow || undefined}>
      <div className={classes.head}>
        {!isNarrow && (
          <AppLink href="/workspace" className={classes.home}>
            <Wordmark />
          </AppLink>
        )}
        <IconButton label={TOGGLES[look].label} onClick={onToggle}>
          {TOGGLES[look].icon}
        </IconButton>
      </div>
      {workspace && <Places place={place} workspace={workspace} path={path} isNarrow={isNarrow} />}
      <div className={classes.foot}>
        {workspace && plan && workspace.type === 'managed' && (
          <SearchConsoleLink
            href={contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'gsc-integration')}
            path={path}
            isNarrow={isNarrow}
          />
        )}
        {workspace && <WorkspaceSwitcher workspaces={workspaces} current={workspace} isNarrow={isNarrow} />}
        {workspace && ofWorkspace.has('settings') && (
          <NavigationLink
            label="Settings"
            Icon={IconSettings}
            href={workspacePath(workspace.id, 'settings')}
            current={path === workspacePath(workspace.id, 'settings') ? 'page' : undefined}
            isNarrow={isNarrow}
          />
        )}
        <NavigationButton label="Sign Out" Icon={IconLogout} isNarrow={isNarrow} onClick={onSignOut} />
      </div>
      {isNarrow && <SideHint bar={bar} />}
    </nav>
  )
}

const TOGGLES = {
  wide: {
    label: 'Show icons only',
    icon: <IconLayoutSidebarLeftCollapse size={18} stroke={1.75} />,
  },
  narrow: {
    label: 'Show names',
    icon: <IconLayoutSidebarLeftExpand size={18} stroke={1.75} />,
  },
  drawer: { label: 'Close navigation', icon: <IconX size={18} stroke={1.75} /> },
}

interface SearchConsoleLinkProps {
  href: string
  path: string
  isNarrow: boolean
}

function SearchConsoleLink({ href, path, isNarrow }: SearchConsoleLinkProps) {
  return (
    <NavigationLink
      label="Search Console"
      Icon={IconBrandGoogle}
      href={href}
      current={path === href ? 'page' : undefined}
      isNarrow={isNarrow}
    />
  )
}

interface PlacesProps {
  place: ShellPlace
  workspace: ShellWorkspace
  path: string
  isNarrow: boolean
}

function Places({ place, workspace, path, isNarrow }: PlacesProps) {
  const { plan } = place
  const { ofPlan, ofWorkspace } = useBuiltScreens()
  if (workspace.type === 'saas')
    return (
      <div className={classes.places}>
        <NavigationGroups
          groups={keepBuilt(TOOL_NAVIGATION, ofWorkspace)}
          hrefOf={(screen) => workspacePath(workspace.id, screen)}
          path={path}
          isNarrow={isNarrow}
        />
      </div>
    )
  return (
    <>
      <ContentplanSwitcher workspace={workspace} place={place} isNarrow={isNarrow} />
      <div className={classes.places}>
        {plan && (
          <NavigationGroups
            groups={keepBuilt(PLAN_NAVIGATION, ofPlan)}
            hrefOf={(screen) =>
              contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, screen)
            }
            path={path}
            isNarrow={isNarrow}
          />
        )}
      </div>
    </>
  )
}
