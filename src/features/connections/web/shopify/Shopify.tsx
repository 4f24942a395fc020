import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { Integration } from '../../contract.ts'
import { connectionsApi } from '../api.ts'
import { BlogForm } from './BlogForm.tsx'
import { SetupNotice } from './SetupNotice.tsx'
import { StoreForm } from './StoreForm.tsx'

interface ShopifyProps {
  place: { workspaceId: number; contentplanId: number }
  saved: Integration | null
}

/** How a plan is connected: first a store, then one of its blogs. */
export function Shopify({ place, saved }: ShopifyProps) {
  const { contentplanId } = place
  const query = useQuery(
    connectionsApi.listShopifyBlogs.queryOptions({ input: { contentplanId }, retry: false }),
  )
  const { data, error, isFetching, isLoadingError, refetch } = query
  if (data === undefined && !isLoadingError)
    return <SkeletonRows label="Asking Shopify for your blogs" count={5} rowHeight={44} />
  if (data?.state === 'not_set_up') return <SetupNotice isMissing isSandbox={false} />
  const again = () => void refetch()
  return (
    <>
      {data && <SetupNotice isMissing={false} isSandbox={data.isSandbox} />}
      {isLoadingError && (
        <ErrorPanel
          title="The blogs of your store cannot be listed"
          text={`Error fetching blogs: ${messageOf(error, 'Please try again.')}`}
          onRetry={again}
          isBusy={isFetching}
        />
      )}
      {data?.state === 'connected' && saved !== null && (
        <BlogForm
          key={saved.shopify_blog_id}
          contentplanId={contentplanId}
          saved={saved}
          blogs={data.blogs}
          isFetching={isFetching}
          onAskAgain={again}
        />
      )}
      <StoreForm place={place} store={saved?.shopify_store ?? null} />
    </>
  )
}
