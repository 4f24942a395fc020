import { useDebouncedValue } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import type { SelectOption } from '#ui/select/find-options.ts'
import { MOST_CHOSEN } from '../view/report-view.ts'

const PAUSE_MS = 500
const MOST_LISTED = 50

interface ClusterChoiceInput {
  contentplanId: number
  articleIds: readonly number[]
}

/** The clusters whose title has the typed words, half a second after the last key, and the chosen ones by their titles. */
export function useClusterChoice({ contentplanId, articleIds }: ClusterChoiceInput) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const words = text.trim()
  const [paused] = useDebouncedValue(words, PAUSE_MS)
  const searched = words === '' ? words : paused
  const found = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: isOpen
        ? { contentplanId, ...(searched !== '' && { filter_title_words: searched }), limit: MOST_LISTED }
        : skipToken,
    }),
  )
  const named = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input:
        articleIds.length > 0
          ? { contentplanId, filter_only: [...articleIds], limit: MOST_CHOSEN }
          : skipToken,
    }),
  )
  const listed = found.data?.articles ?? []
  const titles = new Map([...listed, ...(named.data?.articles ?? [])].map(({ id, title }) => [id, title]))
  const unknown = named.isPending || named.isPlaceholderData ? '…' : 'Unknown cluster'
  const isFull = articleIds.length >= MOST_CHOSEN
  // Options of the text before would be added by the next Enter.
  const isSearching = searched !== words || found.isPending || found.isPlaceholderData
  return {
    text,
    type: setText,
    toggle: setIsOpen,
    options: isFull || isSearching ? [] : listed.filter(({ id }) => !articleIds.includes(id)).map(toOption),
    chosen: articleIds.map((id) => toOption({ id, title: titles.get(id) ?? unknown })),
    nothing: explainNothing({ isFull, isSearching, isFailed: found.isLoadingError, words }),
  }
}

function toOption({ id, title }: { id: number; title: string }): SelectOption {
  return { value: String(id), label: title }
}

interface Nothing {
  isFull: boolean
  isSearching: boolean
  isFailed: boolean
  words: string
}

function explainNothing({ isFull, isSearching, isFailed, words }: Nothing): string {
  if (isFull) return `${MOST_CHOSEN} clusters can be chosen at once.`
  if (isSearching) return 'Looking for clusters…'
  if (isFailed) return 'The clusters could not be loaded. Please try again.'
  return words === '' ? 'There is no other cluster.' : `No cluster is found for “${words}”.`
}
