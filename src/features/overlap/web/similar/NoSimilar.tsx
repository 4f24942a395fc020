import { IconAffiliate } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** Why no similar cluster is shown. */
export function NoSimilar({ isKnown }: { isKnown: boolean }) {
  return (
    <EmptyState
      icon={<IconAffiliate size={24} stroke={1.5} />}
      sentence={
        isKnown
          ? 'No other cluster shares results with this one.'
          : 'The search results of these keywords are not known yet, so nothing can be compared.'
      }
    />
  )
}
