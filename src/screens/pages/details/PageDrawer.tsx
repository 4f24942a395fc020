import type { PlanPlace } from '#features/contentplans/rules.ts'
import { SidePanel } from '#ui/panels/SidePanel.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { PageContent } from './PageContent.tsx'
import { useFoundPage } from './use-found-page.ts'
import { usePageDetails } from './use-page-details.ts'

/** What is known about the page that the address names, and what can be decided about it; closed when it names none. */
export function PageDrawer({ place }: { place: PlanPlace }) {
  const { pageId, close } = usePageDetails()
  if (pageId === null) return null
  return (
    <SidePanel label="Page details" onClose={close}>
      <FoundPage key={pageId} place={place} pageId={pageId} />
    </SidePanel>
  )
}

function FoundPage({ place, pageId }: { place: PlanPlace; pageId: number }) {
  const { page, now, isPending, isError, refetch } = useFoundPage(place.contentplanId, pageId)
  if (isPending) return <SkeletonRows label="Loading the page" count={12} rowHeight={40} />
  if (isError) return <ErrorPanel title="The page could not be loaded" onRetry={refetch} />
  if (page === null || page === undefined)
    return (
      <ErrorPanel
        title="This page is not here"
        text="It may have been removed, or it is in another plan. Close this to go on with the list."
      />
    )
  return <PageContent place={place} page={page} now={now} />
}
