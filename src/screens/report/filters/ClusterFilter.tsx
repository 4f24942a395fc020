import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { MultiSelect } from '#ui/select/MultiSelect.tsx'
import { MOST_CHOSEN } from '../view/report-view.ts'
import classes from './ReportFilters.module.css'

const PAUSE_MS = 500
const MOST_LISTED = 50

interface ClusterFilterProps {
  place: PlanPlace
  articleIds: readonly number[]
  onChange: (articleIds: readonly number[]) => void
}

/** Chooses clusters by their titles, which the server finds half a second after the last key. */
export function ClusterFilter({ place: { contentplanId }, articleIds, onChange }: ClusterFilterProps) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [searched] = useDebouncedValue(text.trim(), PAUSE_MS)
  const found = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: isOpen
        ? {
            contentplanId,
            ...(searched !== '' && { filter_title_words: searched }),
            limit: MOST_LISTED,
          }
        : skipToken,
    }),
  )
  const named = useQueries({
    queries: articleIds.map((articleId) => articlesApi.get.queryOptions({ input: { articleId } })),
  })
  const chosen = articleIds.map((id, index) => ({
    value: String(id),
    label: named[index]?.data?.title ?? (named[index]?.isError ? 'Unknown cluster' : '…'),
  }))
  const isFull = articleIds.length >= MOST_CHOSEN
  return (
    <div className={classes.clusters}>
      <MultiSelect
        label="Clusters"
        placeholder={articleIds.length === 0 ? 'All clusters' : 'Add a cluster'}
        text={text}
        options={
          isFull
            ? []
            : (found.data?.articles ?? [])
                .filter(({ id }) => !articleIds.includes(id))
                .map(({ id, title }) => ({ value: String(id), label: title }))
        }
        chosen={chosen}
        nothing={explainNothing({ isFull, isPending: found.isPending, isError: found.isError, searched })}
        onType={setText}
        onToggle={setIsOpen}
        onChange={(values) => onChange(values.map(Number))}
      />
    </div>
  )
}

function explainNothing(state: { isFull: boolean; isPending: boolean; isError: boolean; searched: string }) {
  if (state.isFull) return `${MOST_CHOSEN} clusters can be chosen at once.`
  if (state.isPending) return 'Looking for clusters…'
  if (state.isError) return 'The clusters could not be loaded. Please try again.'
  return state.searched === '' ? 'There is no other cluster.' : `No cluster is found for “${state.searched}”.`
}
