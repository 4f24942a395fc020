import { useSimilarClusters } from '#features/overlap/web/index.ts'
import { IconAffiliate } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** Why no competing cluster is shown. */
export function NoCompeting(of: { contentplanId: number; articleId: number }) {
  const { isKnown, state } = useSimilarClusters(of)
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence={
        isKnown || state !== 'ready'
          ? 'No other cluster competes with this one.'
          : 'The search results of these keywords are not known yet, so nothing can be compared.'
      }
    />
  )
}
