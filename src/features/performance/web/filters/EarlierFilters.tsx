import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchProperty } from '#features/connections/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { performanceApi } from '../api.ts'
import classes from '../SearchConsoleScreen.module.css'
import { describeDays, describeRows, nameProperty } from './describe-filter.ts'
import type { SearchFilter } from './find-change.ts'
import { useChangeFilter } from './use-change-filter.tsx'
import { useShowFilter } from './use-show-filter.tsx'

interface EarlierFiltersProps {
  contentplanId: number
  /** Properties that can be read now; null before Google has said which. */
  properties: readonly SearchProperty[] | null
  /** Whether the plan reads a property now. */
  isConnected: boolean
}

/**
 * Settings under which days are stored that are not read now. Each can be used again, or only be shown where Google does
 * not give its property, and its days be deleted.
 */
export function EarlierFilters({ contentplanId, properties, isConnected }: EarlierFiltersProps) {
  const stored = useQuery(performanceApi.listFilters.queryOptions({ input: { contentplanId } }))
  const { save, isBusy, question } = useChangeFilter(contentplanId)
  const used = stored.data?.filters.find((one) => one.is_used) ?? null
  const showing = useShowFilter(contentplanId, { connected: isConnected ? used : null })
  const [asked, setAsked] = useState<SearchFilter | null>(null)
  if (stored.isLoadingError)
    return (
      <ErrorPanel text="Your earlier settings could not be loaded." onRetry={() => void stored.refetch()} />
    )
  // A plan that was disconnected shows the days of its last settings, and can be connected with them again.
  const filters = stored.data?.filters.filter((one) => !one.is_used || !isConnected) ?? []
  const earlier = filters.filter(({ property }) => property !== null)
  if (earlier.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby="earlier">
      <div>
        <h2 id="earlier">Earlier settings</h2>
        <p className={classes.hint}>Their days stay here, also those that Google no longer has.</p>
      </div>
      <ul className={classes.periods}>
        {earlier.map((filter) => (
          <EarlierFilter
            key={filter.id}
            filter={filter}
            access={findAccess(filter, properties)}
            isBusy={isBusy || showing.isBusy}
            onUse={(accessUser) =>
              save({
                property: filter.property ?? '',
                accessUser,
                country: filter.country ?? '',
                urlInclude: filter.url_include ?? '',
                urlExclude: filter.url_exclude ?? '',
              })
            }
            onShow={() => showing.show(filter)}
            onDelete={() => setAsked(filter)}
          />
        ))}
      </ul>
      {question}
      {showing.question}
      {asked !== null && (
        <DeleteQuestion contentplanId={contentplanId} filter={asked} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

/** The user whose account reads a property, `none` when no account does, and `unknown` before Google has answered. */
type Access = { reader: number } | 'none' | 'unknown'

function findAccess({ property }: SearchFilter, properties: readonly SearchProperty[] | null): Access {
  if (properties === null) return 'unknown'
  const reader = properties.find(({ domain }) => domain === property)?.userId
  return reader === undefined ? 'none' : { reader }
}

interface EarlierFilterProps {
  filter: SearchFilter
  access: Access
  isBusy: boolean
  onUse: (accessUser: number) => void
  onShow: () => void
  onDelete: () => void
}

function EarlierFilter({ filter, access, isBusy, onUse, onShow, onDelete }: EarlierFilterProps) {
  const name = `${nameProperty(filter.property)}, ${describeRows(filter)}`
  return (
    <li className={`${classes.file} ${classes.earlier}`}>
      <span className={classes.name}>
        <strong dir="auto" title={name}>
          {nameProperty(filter.property)}
        </strong>
        <span className={classes.hint}>{describeRows(filter)}</span>
        <span className={classes.hint}>{describeDays(filter)}</span>
        {filter.is_used && <span className={classes.hint}>Shown now. No new days are read.</span>}
        {access === 'none' && (
          <span className={classes.hint}>
            No connected Google account sees this property now. To read new days, connect one that does.
          </span>
        )}
      </span>
      <span className={classes.actions}>
        {typeof access === 'object' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Use again: ${name}`}
            disabled={isBusy}
            onClick={() => onUse(access.reader)}
          >
            Use again
          </Button>
        )}
        {access === 'none' && !filter.is_used && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Show these days: ${name}`}
            disabled={isBusy}
            onClick={onShow}
          >
            Show these days
          </Button>
        )}
        {!filter.is_used && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Delete these days: ${name}`}
            onClick={onDelete}
          >
            Delete these days
          </Button>
        )}
      </span>
    </li>
  )
}

interface DeleteQuestionProps {
  contentplanId: number
  filter: SearchFilter
  onClose: () => void
}

function DeleteQuestion({ contentplanId, filter, onClose }: DeleteQuestionProps) {
  const queryClient = useQueryClient()
  const days = formatNoun(filter.days, 'day', 'days')
  const deleting = useMutation({
    mutationFn: () => performanceApi.deleteFilter.call({ contentplanId, filterId: filter.id }),
    meta: { errorMessage: 'The days could not be deleted. Please try again.' },
    onSuccess: () => {
      onClose()
      showSnackbar({ text: `${days} deleted.`, tone: 'info' })
    },
    onSettled: () => askAgain(queryClient, { queryKey: performanceApi.listFilters.key() }),
  })
  const lost =
    filter.days_lost > 0
      ? ` Google no longer has ${formatCount(filter.days_lost)} of them: these are gone for good.`
      : ''
  return (
    <ConfirmDialog
      title={`Delete ${days} of ${nameProperty(filter.property)}?`}
      text={`The search data of ${describeDays(filter)} (${describeRows(filter)}) are deleted. This cannot be undone.${lost} Keywords and pages stay.`}
      confirm={`Delete ${days}`}
      isDanger
      isBusy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onCancel={onClose}
    />
  )
}
