import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_PATTERN, tidyKeyword } from '#features/contentplans/rules.ts'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import { articlesApi, type Article } from './api.ts'

const PAUSE_MS = 250
/** Clusters that are offered; typing more words finds the others. */
const OFFERED = 50
const NONE: readonly Article[] = []

interface ClusterFieldProps {
  contentplanId: number
  chosen: Pick<Article, 'id' | 'title'> | null
  /** What is said beside a title, and whether the cluster cannot be chosen. */
  describe: (cluster: Article) => { note: string; isDisabled?: boolean }
  isDisabled: boolean
  onChange: (cluster: Article | null) => void
}

/** Chooses a cluster by its title. */
export function ClusterField(props: ClusterFieldProps) {
  const { contentplanId, chosen, describe, isDisabled, onChange } = props
  const [text, setText] = useState(chosen?.title ?? '')
  const found = useFoundClusters(contentplanId, chosen === null ? text : '')
  return (
    <FoundSelect
      label="Cluster"
      placeholder="Search for a cluster by its title"
      isFirst
      text={text}
      options={found.clusters.map((cluster) => ({
        value: String(cluster.id),
        label: cluster.title,
        ...describe(cluster),
      }))}
      value={chosen === null ? '' : String(chosen.id)}
      nothing={found.nothing}
      maxLength={LONGEST_PATTERN}
      disabled={isDisabled}
      onType={(typed) => {
        setText(typed)
        onChange(null)
      }}
      onChoose={({ value }) => {
        const cluster = found.clusters.find(({ id }) => String(id) === value)
        if (cluster === undefined) return
        setText(cluster.title)
        onChange(cluster)
      }}
    />
  )
}

/** The most searched clusters whose titles have the words. */
function useFoundClusters(contentplanId: number, text: string) {
  const [typed] = useDebouncedValue(tidyKeyword(text).slice(0, LONGEST_PATTERN), PAUSE_MS)
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: {
        contentplanId,
        limit: OFFERED,
        straightReturn: true,
        ...(typed !== '' && { filter_title_words: typed }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  return {
    clusters: data?.articles ?? NONE,
    nothing: isError
      ? 'The clusters could not be loaded. Please type again.'
      : isPending || isPlaceholderData
        ? 'Searching…'
        : typed === ''
          ? 'This plan has no clusters yet.'
          : 'No cluster has these words in its title.',
  }
}
