import { IconArrowMerge } from '#ui/icons.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'

/** Says why there is no cluster to merge. */
export function NoMerge({ isKnown }: { isKnown: boolean }) {
  return (
    <EmptyState
      icon={<IconArrowMerge size={24} stroke={1.5} />}
      sentence={
        isKnown
          ? 'No other cluster shares results with this one.'
          : 'The search results of these keywords are not known yet, so nothing can be compared.'
      }
    />
  )
}
