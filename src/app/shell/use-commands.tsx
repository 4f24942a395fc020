import { useBuiltScreens } from '#features/contentplans/web/index.ts'
import { contentplanPath, describePlan, explainNoUnusedPlans } from '#features/contentplans/rules.ts'
import { arrivalPath, workspacePath } from '#features/workspaces/rules.ts'
import type { Command } from '#ui/palette/commands.ts'
import { useMantineColorScheme } from '@mantine/core'
import {
  IconBaselineDensityMedium,
  IconBuilding,
  IconDevices,
  IconFile,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconPalette,
  IconPlus,
  IconSettings,
  IconTerminal2,
  IconWorld,
} from '#ui/icons.ts'
import type { Icon } from '#ui/icons.ts'
import { useRouter } from '@tanstack/react-router'
import { keepBuilt, PLAN_NAVIGATION, TOOL_NAVIGATION, type NavigationGroup } from './navigation/entries.ts'
import { listOtherScreens, type KnownScreen } from './navigation/other-screens.ts'
import { changePreferences } from './preferences/stored-preferences.ts'
import { usePreferences } from './preferences/use-preferences.ts'
import type { ShellPlace } from './shell-place.ts'

export interface CommandsInput {
  place: ShellPlace
  onShowDevices: () => void
  onShowPassword: () => void
  onShowTokens: () => void
  onShowKeys: () => void
  onSignOut: () => void
}

/** All commands of the command palette, in their order. */
export function useCommands(input: CommandsInput): Command[] {
  const { place, onShowDevices, onShowPassword, onShowTokens, onShowKeys, onSignOut } = input
  const router = useRouter()
  const { density } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const built = useBuiltScreens()
  const goTo = (href: string) => router.history.push(href)
  const other = density === 'compact' ? 'comfortable' : 'compact'
  return [
    ...listScreens(place, { goTo, known: Object.values(router.routesById), built }),
    ...listPlans(place, goTo),
    ...listWorkspaces(place),
    ...listCreations(place, goTo),
    ...(['light', 'dark', 'auto'] as const)
      .filter((scheme) => scheme !== colorScheme)
      .map((scheme) => act(`theme-${scheme}`, THEMES[scheme], IconPalette, () => setColorScheme(scheme))),
    act('density', `Use ${other} rows`, IconBaselineDensityMedium, () =>
      changePreferences({ density: other }),
    ),
    act('devices', 'Signed-in devices', IconDevices, onShowDevices),
    act('password', 'Change password', IconKey, onShowPassword),
    ...(place.workspace === null ? [] : [act('tokens', 'API tokens', IconTerminal2, onShowTokens)]),
    act('keys', 'Keyboard shortcuts', IconKeyboard, onShowKeys),
    act('sign-out', 'Sign Out', IconLogout, onSignOut),
  ]
}

function act(id: string, label: string, Sign: Icon, onSelect: () => void): Command {
  return { id, group: 'Actions', label, icon: draw(Sign), onSelect }
}

const THEMES = {
  light: 'Use light theme',
  dark: 'Use dark theme',
  auto: 'Use the theme of this device',
}

type GoTo = (href: string) => void

interface ScreensInput {
  goTo: GoTo
  known: readonly KnownScreen[]
  built: ReturnType<typeof useBuiltScreens>
}

function listScreens({ workspace, plan }: ShellPlace, { goTo, known, built }: ScreensInput): Command[] {
  if (workspace === null) return []
  const group = 'Screens'
  const settings: Command[] = built.ofWorkspace.has('settings')
    ? [
        {
          id: 'workspace-settings',
          group,
          label: 'Workspace settings',
          icon: draw(IconSettings),
          onSelect: () => goTo(workspacePath(workspace.id, 'settings')),
        },
      ]
    : []
  if (workspace.type === 'saas')
    return [
      ...listEntries(TOOL_NAVIGATION, built.ofWorkspace).map(({ label, screen, Icon: Sign }) => ({
        id: `screen-${screen}`,
        group,
        label,
        icon: draw(Sign),
        onSelect: () => goTo(workspacePath(workspace.id, screen)),
      })),
      ...settings,
    ]
  const overview: Command = {
    id: 'workspace',
    group,
    label: 'All content plans',
    icon: draw(IconBuilding),
    onSelect: () => goTo(workspacePath(workspace.id)),
  }
  if (plan === null) return [overview, ...settings]
  const ids = { workspaceId: workspace.id, contentplanId: plan.id }
  const screens = [
    ...listEntries(PLAN_NAVIGATION, built.ofPlan),
    ...listOtherScreens(known)
      .filter(({ screen }) => built.ofPlan.has(screen))
      .map((one) => ({ ...one, Icon: IconFile })),
  ]
  return [
    ...screens.map(({ label, screen, Icon: Sign }) => ({
      id: `screen-${screen}`,
      group,
      label,
      icon: draw(Sign),
      onSelect: () => goTo(contentplanPath(ids, screen)),
    })),
    overview,
    ...settings,
  ]
}

function listEntries(groups: readonly NavigationGroup[], built: ReadonlySet<string>) {
  return keepBuilt(groups, built).flatMap(({ entries }) => entries)
}

function listPlans({ workspace, plans }: ShellPlace, goTo: GoTo): Command[] {
  if (workspace === null || workspace.type === 'saas') return []
  return plans.map((plan) => ({
    id: `plan-${plan.id}`,
    group: 'Content plans',
    label: plan.name,
    note: describePlan(plan),
    icon: draw(IconWorld),
    onSelect: () => goTo(contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'home')),
  }))
}

function listWorkspaces({ workspaces, workspace }: ShellPlace): Command[] {
  return workspaces
    .filter(({ id }) => id !== workspace?.id)
    .map((one) => ({
      id: `workspace-${one.id}`,
      group: 'Other workspaces',
      label: one.name,
      icon: draw(IconBuilding),
      // Opening another workspace reloads the page (F-007).
      onSelect: () => window.location.assign(arrivalPath(one)),
    }))
}

function listCreations({ workspace, unusedPlans }: ShellPlace, goTo: GoTo): Command[] {
  if (workspace === null || workspace.type === 'saas' || unusedPlans === null) return []
  const isDisabled = unusedPlans <= 0
  return [
    {
      ...act('create-plan', 'Create new plan', IconPlus, () =>
        goTo(workspacePath(workspace.id, 'contentplan/add')),
      ),
      note: isDisabled ? explainNoUnusedPlans({ paidPlans: workspace.paid_plans }) : undefined,
      isDisabled,
    },
  ]
}

function draw(Sign: Icon) {
  return <Sign size={18} stroke={1.75} />
}
