import { useQueryClient } from '@tanstack/react-query'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { voiceApi } from '../api.ts'

interface Save {
  text: string
  /** The text that it was made from; without it, whatever is saved is replaced. */
  from?: string
  isLast?: boolean
}

/** Browsers send no larger request for a page that goes away. */
const MOST_LAST_BYTES = 30_000

/** Saves the style guide of a plan, and shows it wherever it is shown. */
export function useSaveGuide(place: PlanPlace) {
  const queryClient = useQueryClient()
  return async ({ text, from, isLast = false }: Save): Promise<void> => {
    const size = isLast ? new TextEncoder().encode(text + (from ?? '')).length : 0
    await contentplansApi.update.call(
      { ...place, style_guide: text, ...(from !== undefined && { style_guide_from: from }) },
      { context: { outlivesPage: isLast && size < MOST_LAST_BYTES } },
    )
    const queryKey = voiceApi.getGuide.queryKey({ input: { contentplanId: place.contentplanId } })
    queryClient.setQueryData(queryKey, (known) =>
      known === undefined ? known : { ...known, style_guide: text },
    )
    // An answer that was asked for before the save has the text from before it.
    if (queryClient.isFetching({ queryKey }) > 0) void askAgain(queryClient, { queryKey })
    void askAgain(queryClient, { queryKey: contentplansApi.key() })
  }
}
