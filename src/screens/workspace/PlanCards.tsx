import { workspacePath } from '#features/workspaces/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { IconPlus } from '#ui/icons.ts'
import type { z } from 'zod'
import type { contentplan } from '#features/contentplans/contract.ts'
import { contentplanPath, countUnusedPlans, explainNoUnusedPlans } from '#features/contentplans/rules.ts'
import { PlanCard } from './PlanCard.tsx'
import classes from './PlanCards.module.css'

interface PlanCardsProps {
  workspaceId: number
  paidPlans: number
  /** Number of plans in the workspace, including those not shown. */
  count: number
  plans: readonly z.infer<typeof contentplan>[]
}

/** A card for each plan that links to its home screen, and a card that creates a new plan. */
export function PlanCards({ workspaceId, paidPlans, count, plans }: PlanCardsProps) {
  return (
    <ul className={classes.cards}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          href={contentplanPath({ workspaceId, contentplanId: plan.id }, 'home')}
        />
      ))}
      <li className={classes.create}>
        {countUnusedPlans({ paidPlans, plans: count }) > 0 ? (
          <AppLink href={workspacePath(workspaceId, 'contentplan/add')} className={classes.link}>
            <IconPlus size={18} stroke={1.75} aria-hidden="true" />
            Create new plan
          </AppLink>
        ) : (
          <>
            <button type="button" aria-disabled="true" className={classes.link}>
              <IconPlus size={18} stroke={1.75} aria-hidden="true" />
              Create new plan
            </button>
            <p className={classes.why}>{explainNoUnusedPlans({ paidPlans })}</p>
          </>
        )}
      </li>
    </ul>
  )
}
