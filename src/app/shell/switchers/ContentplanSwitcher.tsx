import { contentplanPath, describePlan, explainNoUnusedPlans } from '#features/contentplans/rules.ts'
import { workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { LinkPanel } from '#ui/panels/LinkPanel.tsx'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { IconPlus, IconWorld } from '#ui/icons.ts'
import type { ShellPlace, ShellWorkspace } from '../shell-place.ts'
import { SwitchButton } from './SwitchButton.tsx'
import classes from './Switchers.module.css'

interface ContentplanSwitcherProps {
  workspace: ShellWorkspace
  place: ShellPlace
  isNarrow: boolean
}

/** The plans of the workspace and `Create new plan` (F-006). */
export function ContentplanSwitcher({ workspace, place, isNarrow }: ContentplanSwitcherProps) {
  const { plans, plan: current, unusedPlans } = place
  const { anchor, close, triggerProps } = useFloatingPanel()
  return (
    <>
      <SwitchButton
        label="Content plan"
        Icon={IconWorld}
        value={current?.name ?? 'No content plan'}
        note={current ? describePlan(current) : undefined}
        isNarrow={isNarrow}
        {...triggerProps}
      />
      {anchor && (
        <LinkPanel
          label="Content plans"
          filterLabel="Find a content plan"
          anchor={anchor}
          links={plans.map((plan) => ({
            id: plan.id,
            label: plan.name,
            note: describePlan(plan),
            href: contentplanPath({ workspaceId: workspace.id, contentplanId: plan.id }, 'home'),
            isCurrent: plan.id === current?.id,
          }))}
          footer={
            <CreatePlan
              workspace={workspace}
              isPossible={unusedPlans !== null && unusedPlans > 0}
              onFollow={close}
            />
          }
          onClose={close}
        />
      )}
    </>
  )
}

interface CreatePlanProps {
  workspace: ShellWorkspace
  isPossible: boolean
  onFollow: () => void
}

function CreatePlan({ workspace, isPossible, onFollow }: CreatePlanProps) {
  const icon = <IconPlus size={18} stroke={1.75} aria-hidden="true" />
  if (isPossible)
    return (
      <AppLink
        href={workspacePath(workspace.id, 'contentplan/add')}
        className={classes.create}
        onClick={onFollow}
      >
        {icon}
        Create new plan
      </AppLink>
    )
  return (
    <button type="button" aria-disabled="true" className={classes.create}>
      {icon}
      <span>
        Create new plan
        <span className={classes.why}>{explainNoUnusedPlans({ paidPlans: workspace.paid_plans })}</span>
      </span>
    </button>
  )
}
