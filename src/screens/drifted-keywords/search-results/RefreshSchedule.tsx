import { NativeSelect } from '@mantine/core'
import { IconSelector } from '#ui/icons.ts'
import { formatCost } from '#features/billing/rules.ts'
import { readCostToConfirm } from '#features/clustering/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { formatDate, formatDay } from '#ui/dates/moments.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { REFRESH_DAYS } from '#features/articles/rules.ts'
import type { RefreshEstimate } from '#features/articles/web/index.ts'
import type { Refresh } from '../use-refresh.ts'
import { describeScheduledCost } from './describe-scheduled-cost.ts'
import classes from './SearchResults.module.css'

const NEVER = ''

interface RefreshScheduleProps {
  estimate: RefreshEstimate
  scheduling: Refresh['scheduling']
}

/** Sets the number of days between automatic refreshes. The user first confirms what each refresh costs. */
export function RefreshSchedule({ estimate, scheduling }: RefreshScheduleProps) {
  const { every_days: days, due_at: due, activeCount, provider } = estimate
  const costText = describeScheduledCost(estimate)
  const { isPending, variables, error } = scheduling
  const costToConfirm = readCostToConfirm(error)
  const isAsking = costToConfirm !== null && variables !== undefined
  const shown = isPending || isAsking ? (variables?.days ?? null) : days
  return (
    <div className={classes.schedule}>
      <NativeSelect
        label="Refresh automatically"
        {...(costText !== null && { description: costText })}
        rightSection={<IconSelector size={16} stroke={1.75} />}
        disabled={isPending || (days === null && (provider === null || activeCount === 0))}
        value={shown === null ? NEVER : String(shown)}
        data={[
          { value: NEVER, label: 'Never' },
          ...REFRESH_DAYS.map((one) => ({ value: String(one), label: `Every ${one} days` })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          scheduling.mutate({ days: REFRESH_DAYS.find((one) => String(one) === value) ?? null })
        }
      />
      {due !== null && shown !== null && (
        <p>
          Next on{' '}
          <time dateTime={due} title={formatDate(due)}>
            {formatDay(due)}
          </time>
          , then every {shown} days.
        </p>
      )}
      <ProblemLine
        text={
          error && costToConfirm === null
            ? messageOf(error, 'This could not be saved. Please choose it again.')
            : null
        }
      />
      {isAsking && variables.days !== null && (
        <ConfirmDialog
          title={`Refresh every ${variables.days} days?`}
          text={`Each time costs about ${formatCost(costToConfirm)}, for ${formatNoun(activeCount, 'active keyword', 'active keywords')}. Nobody is asked again.`}
          confirm={`Spend up to ${formatCost(costToConfirm)} each time`}
          onConfirm={() => scheduling.mutate({ days: variables.days, confirmedCost: costToConfirm })}
          onCancel={scheduling.reset}
        />
      )}
    </div>
  )
}
