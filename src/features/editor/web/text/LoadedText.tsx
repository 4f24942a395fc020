import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { statusOf } from '#platform/web/api/api-error.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { textsApi } from '../api.ts'
import { TextPanel } from './TextPanel.tsx'

/** One text, as soon as it is loaded. From then on what is typed counts, and the newest version is heard of apart. */
export function LoadedText(props: Omit<ComponentProps<typeof TextPanel>, 'first'>) {
  const { articleId, section } = props.place
  const { data, error, isRefetching, refetch } = useQuery(
    textsApi.get.queryOptions({
      input: { articleId, section },
      // An older text from the cache would be typed on.
      gcTime: 0,
      staleTime: Infinity,
      refetchOnMount: 'always',
    }),
  )
  if (data !== undefined) return <TextPanel {...props} first={data} />
  if (error === null) return <SkeletonRows label="The text is loading" count={8} rowHeight={36} />
  return (
    <ErrorPanel
      {...(statusOf(error) === 404
        ? { title: 'This cluster is gone', text: 'It may have been merged or deleted.' }
        : { isBusy: isRefetching, onRetry: () => void refetch() })}
    />
  )
}
