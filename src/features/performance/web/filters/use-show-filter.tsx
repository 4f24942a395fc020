import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { performanceApi } from '../api.ts'
import { askAgainAfterChange } from '../use-save-property.ts'
import { describeRows, nameProperty } from './describe-filter.ts'
import type { SearchFilter } from './find-change.ts'

/** Shows the days of earlier settings whose property cannot be read; asks first when a connection ends by it. */
export function useShowFilter(
  contentplanId: number,
  { connected }: { connected: SearchFilter | null },
): { show: (filter: SearchFilter) => void; isBusy: boolean; question: ReactNode } {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<SearchFilter | null>(null)
  const showing = useMutation({
    mutationFn: (filter: SearchFilter) =>
      performanceApi.showFilter.call({ contentplanId, filterId: filter.id }),
    meta: { errorMessage: 'The earlier days could not be shown. Please try again.' },
    onSuccess: (_shown, { days }) =>
      showSnackbar({
        text: `${formatNoun(days, 'earlier day is', 'earlier days are')} shown.`,
        tone: 'good',
      }),
    onSettled: () => {
      setAsked(null)
      return askAgainAfterChange(queryClient)
    },
  })
  return {
    show: (filter) => (connected === null ? showing.mutate(filter) : setAsked(filter)),
    isBusy: showing.isPending,
    question: asked !== null && connected !== null && (
      <ConfirmDialog
        title={`Show the earlier days of ${nameProperty(asked.property)}?`}
        text={`This plan will be disconnected from ${nameProperty(connected.property)} (${describeRows(connected)}), and no new days are read. Nothing is deleted: its ${formatNoun(connected.days, 'day stays', 'days stay')} under Earlier settings, where you can go back at any time.`}
        confirm="Disconnect and show"
        isBusy={showing.isPending}
        onConfirm={() => showing.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
