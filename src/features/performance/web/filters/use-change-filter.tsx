import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Facts } from '#ui/dialogs/Facts.tsx'
import { formatDay } from '#ui/dates/moments.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { performanceApi } from '../api.ts'
import { useSaveProperty, type PropertyChoice } from '../use-save-property.ts'
import { describeRows, nameProperty } from './describe-filter.ts'
import { findChange, type Change, type SearchFilter } from './find-change.ts'

interface Chosen {
  choice: PropertyChoice
  change: Change
}

/** Saves other settings; asks first when days are stored that these settings do not have. */
export function useChangeFilter(contentplanId: number): {
  save: (choice: PropertyChoice) => void
  isBusy: boolean
  question: ReactNode
} {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const saving = useSaveProperty(contentplanId, () => {
    setChosen(null)
    showSnackbar({ text: describeSaved(chosen?.change), tone: 'good' })
  })
  // Counted each time: another window may have changed the settings meanwhile.
  const checking = useMutation({
    mutationFn: (_choice: PropertyChoice) =>
      queryClient.fetchQuery(
        performanceApi.listFilters.queryOptions({ input: { contentplanId }, staleTime: 0 }),
      ),
    meta: { errorMessage: 'The stored days could not be counted, so nothing was saved. Please try again.' },
    onSuccess: (known, choice) => {
      const change = findChange(known, choice)
      setChosen({ change, choice })
      if (change.is !== 'new') saving.mutate(choice)
    },
  })
  const isAsking = chosen?.change.is === 'new'
  return {
    save: (choice) => checking.mutate(choice),
    isBusy: checking.isPending || (saving.isPending && !isAsking),
    question: chosen?.change.is === 'new' && (
      <Question
        asked={chosen.change}
        isBusy={saving.isPending}
        onConfirm={() => saving.mutate(chosen.choice)}
        onCancel={() => setChosen(null)}
      />
    ),
  }
}

function describeSaved(change: Change | undefined): string {
  return change?.is === 'back'
    ? `Saved. ${formatNoun(change.days, 'day is', 'days are')} here already; what is missing is read now.`
    : 'Saved. Your search data are being read now.'
}

interface QuestionProps {
  asked: Extract<Change, { is: 'new' }>
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

function Question({ asked: { before, toRead }, ...dialog }: QuestionProps) {
  const { days_lost: lost, days_of_files: ofFiles } = before
  const facts = [
    { name: 'In use now', value: `${nameProperty(before.property)} · ${describeRows(before)}` },
    { name: 'Stored', value: describeStored(before) },
    {
      name: 'Google no longer has',
      value: lost === 0 ? 'None of these days' : `${formatCount(lost)} of these days: older than 16 months`,
    },
    {
      name: 'To be read now',
      value: `${formatNoun(toRead, 'day', 'days')}, the newest first`,
    },
  ]
  return (
    <ConfirmDialog
      title="Read other search data for this plan?"
      text="Nothing is deleted. The stored days stay under the settings in use now, and you can go back at any time: they are listed under Earlier settings. Until the new days are read, lists show no numbers of search."
      confirm="Change"
      {...dialog}
    >
      <Facts facts={facts} />
      {ofFiles > 0 && (
        <p>
          {formatNoun(ofFiles, 'of these days comes', 'of these days come')} from files, and
          {ofFiles === 1 ? ' stays' : ' stay'} there, too. Import the files again afterwards to have them
          under the new settings.
        </p>
      )}
    </ConfirmDialog>
  )
}

function describeStored({ days, first }: SearchFilter): string {
  const count = formatNoun(days, 'day', 'days')
  return first === null ? count : `${count} since ${formatDay(`${first}T12:00`)}`
}
