import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { searchData } from '../contract.ts'
import { performanceApi } from './api.ts'
import classes from './SearchConsoleScreen.module.css'

type SearchPeriod = z.infer<typeof searchData>['periods'][number]

interface SearchPeriodsProps {
  contentplanId: number
  periods: readonly SearchPeriod[]
}

/** Files whose numbers are of a whole period; each can be deleted. */
export function SearchPeriods({ contentplanId, periods }: SearchPeriodsProps) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<SearchPeriod | null>(null)
  const deleting = useMutation({
    mutationFn: (periodId: number) => performanceApi.deletePeriod.call({ contentplanId, periodId }),
    meta: { errorMessage: 'The numbers could not be deleted. Please try again.' },
    onSuccess: () => setAsked(null),
    onSettled: () =>
      Promise.all([performanceApi, keywordsApi].map((api) => askAgain(queryClient, { queryKey: api.key() }))),
  })
  return (
    <section className={classes.part} aria-labelledby="periods">
      <h2 id="periods">Numbers from files</h2>
      <ul className={classes.periods}>
        {periods.map((period) => (
          <li key={period.id} className={classes.file}>
            <span className={classes.name}>
              <strong dir="auto" title={period.label}>
                {period.label}
              </strong>
              <span className={classes.hint}>
                {formatDays(period)} · {describeRows(period)}
              </span>
            </span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Delete the numbers of ${period.label}`}
              onClick={() => setAsked(period)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={`Delete the numbers of ${asked.label}?`}
          text={`Clicks, impressions and positions of ${formatDays(asked)} are deleted, for ${describeRows(asked)}. The keywords and pages stay. You can import the file again.`}
          confirm="Delete"
          isDanger
          isBusy={deleting.isPending}
          onConfirm={() => deleting.mutate(asked.id)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function describeRows({ queries, pages }: SearchPeriod): string {
  const parts = [
    ...(queries > 0 ? [formatNoun(queries, 'query', 'queries')] : []),
    ...(pages > 0 ? [formatNoun(pages, 'page', 'pages')] : []),
  ]
  return parts.join(' and ')
}
