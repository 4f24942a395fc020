import { NO_CREDITS } from '#features/writing/rules.ts'
import classes from './Agents.module.css'
import { useEstimate } from './running/use-estimate.ts'

interface WritingCostProps {
  workspaceId: number
  articleId: number
}

/** What writing a cluster on from its status costs, or that no credit is left for it (E-41). */
export function WritingCost(props: WritingCostProps) {
  const cost = useEstimate(props)
  return (
    <p className={classes.quiet} data-bad={cost.hasNoCredit || undefined}>
      {cost.hasNoCredit ? NO_CREDITS : (cost.text ?? 'Estimating what it costs…')}
    </p>
  )
}
