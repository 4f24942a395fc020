import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconX } from '#ui/icons.ts'
import { Drawer } from '#ui/dialogs/Drawer.tsx'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { PageContent } from './PageContent.tsx'
import classes from './PageDrawer.module.css'
import { useFoundPage } from './use-found-page.ts'
import { usePageDetails } from './use-page-details.ts'

/** What is known about the page that the address names, and what can be decided about it; closed when it names none. */
export function PageDrawer({ place }: { place: PlanPlace }) {
  const { pageId, close } = usePageDetails()
  return pageId === null ? null : <OpenDrawer key={pageId} place={place} pageId={pageId} onClose={close} />
}

function OpenDrawer({ place, pageId, onClose }: { place: PlanPlace; pageId: number; onClose: () => void }) {
  const { page, now, isPending, isError, refetch } = useFoundPage(place.contentplanId, pageId)
  return (
    <Drawer label="Page details" side="end" onClose={onClose}>
      <div className={classes.drawer}>
        <div className={classes.close}>
          <IconButton label="Close" data-first-focus onClick={onClose}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
        {isPending && <SkeletonRows label="Loading the page" count={12} rowHeight={40} />}
        {isError && <ErrorPanel title="The page could not be loaded" onRetry={refetch} />}
        {page === null && (
          <ErrorPanel
            title="This page is not here"
            text="It may have been removed, or it is in another plan. Close this to go on with the list."
          />
        )}
        {page && <PageContent place={place} page={page} now={now} />}
      </div>
    </Drawer>
  )
}
