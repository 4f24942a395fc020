import { lazy, Suspense } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { MatchDialog } from '#features/pages/web/index.ts'
import type { PageDialogs as Dialogs } from './use-page-dialogs.ts'

const PageDrawer = lazy(() =>
  import('./details/PageDrawer.tsx').then((part) => ({ default: part.PageDrawer })),
)
const ConfirmMainKeyword = lazy(() =>
  import('./favorite/ConfirmMainKeyword.tsx').then((part) => ({ default: part.ConfirmMainKeyword })),
)

/** What is open about one page. */
export function PageDialogs({ place, dialogs }: { place: PlanPlace; dialogs: Dialogs }) {
  const { shown, close, isShowingDetails } = dialogs
  const { contentplanId } = place
  return (
    <Suspense>
      {isShowingDetails && <PageDrawer place={place} />}
      {shown?.dialog === 'match' && (
        <MatchDialog contentplanId={contentplanId} page={shown.page} onClose={close} />
      )}
      {shown?.dialog === 'favorite' && (
        <ConfirmMainKeyword contentplanId={contentplanId} page={shown.page} onClose={close} />
      )}
    </Suspense>
  )
}
