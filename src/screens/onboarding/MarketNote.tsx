import type { z } from 'zod'
import type { contentplan } from '#features/contentplans/contract.ts'
import { contentplanPath } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './CreateContentplanScreen.module.css'
import { describeMarket, findSamePlan } from './name-plan.ts'
import type { NewPlan } from './use-new-plan.ts'

interface MarketNoteProps {
  workspaceId: number
  plan: NewPlan
  /** The plans of the workspace. */
  plans: readonly z.infer<typeof contentplan>[]
}

/** Says for which country and language the new plan looks, and whether there is such a plan already. */
export function MarketNote({ workspaceId, plan, plans }: MarketNoteProps) {
  const market = describeMarket(plan)
  const same = findSamePlan(plans, plan)
  return (
    <div className={classes.note} aria-live="polite">
      {market !== null && <p>This plan will use search results for {market}.</p>}
      {same !== null && (
        <p className={classes.warning}>
          You already have this plan:{' '}
          <AppLink href={contentplanPath({ workspaceId, contentplanId: same.id }, 'home')}>
            {same.name}
          </AppLink>
        </p>
      )}
    </div>
  )
}
