import { useQuery } from '@tanstack/react-query'
import { formatCost } from '#features/billing/rules.ts'
import { RUN_CAP } from '#features/writing/rules.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import classes from './ModelsTab.module.css'

/** What calls of models have cost this month, and where they stop. */
export function ModelCosts({ workspaceId }: { workspaceId: number }) {
  const { data } = useQuery(workspacesApi.getCosts.queryOptions({ input: { workspaceId } }))
  if (data === undefined) return null
  const models = data.by_kind.find(({ kind }) => kind === 'model')
  const own =
    models === undefined
      ? 'nothing'
      : `${formatCost(models.cost)} (${formatNoun(models.units, 'token', 'tokens')})`
  const cap =
    data.monthly_cap === null
      ? 'There is no monthly cap.'
      : `Paid calls stop at ${formatCost(data.monthly_cap)} a month.`
  return (
    <section className={classes.part} aria-labelledby="model-costs">
      <h2 id="model-costs">Spent this month</h2>
      <p className={classes.text}>
        Models: {own}. All paid calls of this workspace: {formatCost(data.spent)}. {cap} The writing of one
        article stops at {formatCost(RUN_CAP.cost)} or {formatCount(RUN_CAP.tokens)} tokens, and says so.
      </p>
    </section>
  )
}
