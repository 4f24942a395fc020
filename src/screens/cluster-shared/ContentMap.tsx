import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { articlesApi, MapPreview } from '#features/articles/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './ArticleShared.module.css'
import type { SharedPlace } from './use-shared-article.ts'

/** D-27: the beginning of the content map that the article is part of. */
export function ContentMap({ place, onClose }: { place: SharedPlace; onClose: () => void }) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery(
    articlesApi.previewMap.queryOptions({ input: place, staleTime: Infinity, retry: false }),
  )
  const waiting = <SkeletonRows label="The content map is loading" count={8} rowHeight={36} />
  return (
    <Dialog title="Content map" isWide onClose={onClose}>
      {isLoadingError && (
        <ErrorPanel
          text={messageOf(error, 'The content map could not be loaded.')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      )}
      {data === undefined && !isLoadingError && waiting}
      {data?.total === 0 && <p className={classes.quiet}>No articles are on the content map yet.</p>}
      {data !== undefined && data.total > 0 && (
        <Suspense fallback={waiting}>
          <MapPreview hubs={data.hubs.map(nameParts)} total={data.total} />
        </Suspense>
      )}
    </Dialog>
  )
}

type Hub = Awaited<ReturnType<typeof articlesApi.previewMap.call>>['hubs'][number]

function nameParts({ name, cells }: Hub) {
  return {
    name: name ?? 'No hub',
    cells: cells.map(({ articles, ...cell }) => ({
      ...cell,
      articles: articles.map(({ title, is_this: isThis }) => ({ title, isThis })),
    })),
  }
}
