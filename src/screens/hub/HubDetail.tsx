import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { articlesApi } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { hubsApi, type Hub } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useTitleSubject } from '#platform/web/use-title-subject.ts'
import { useHubBuild } from './building/use-hub-build.ts'
import { HubDialogs } from './dialogs/HubDialogs.tsx'
import { Favorites } from './favorites/Favorites.tsx'
import { HubHead } from './HubHead.tsx'
import classes from './HubScreen.module.css'
import type { HubView } from './hub-view.ts'
import { IdeasColumn } from './ideas/IdeasColumn.tsx'
import { changeCounts } from './ideas/pending-changes.ts'
import { useIdeaChanges } from './ideas/use-idea-changes.ts'
import { useNewHub } from './use-new-hub.ts'

const GenerateDialog = lazy(() =>
  import('./building/GenerateDialog.tsx').then((part) => ({ default: part.GenerateDialog })),
)

interface HubDetailProps {
  place: PlanPlace
  hub: Hub
  /** When the hub was read, in milliseconds. */
  readAt: number
  view: HubView
  onView: (part: Partial<HubView>, options?: { replace: boolean }) => void
}

/** One hub: what it is, its favorites, and its new ideas. */
export function HubDetail({ place, hub, readAt, view, onView }: HubDetailProps) {
  const queryClient = useQueryClient()
  const dialog = useDialogStep()
  const changes = useIdeaChanges(place.contentplanId)
  const reload = () => {
    for (const queryKey of [articlesApi.key(), hubsApi.list.key()]) void askAgain(queryClient, { queryKey })
  }
  const building = useHubBuild({ contentplanId: place.contentplanId, topicId: hub.id }, reload)
  useNewHub({
    isNew: view.isNew,
    building,
    onReady: reload,
    onSeen: () => onView({ isNew: false, page: view.page }, { replace: true }),
  })
  useTitleSubject(hub.name)
  const counts = changeCounts(hub, { pending: changes.pending, readAt })
  const generate = () => {
    building.starting.reset()
    dialog.open('generate')
  }
  return (
    <div className={classes.detail}>
      <HubHead hub={hub} onOpen={dialog.open} />
      <div className={classes.body}>
        <div className={classes.side}>
          <Favorites place={place} topicId={hub.id} count={counts.favorites} changes={changes} />
        </div>
        <IdeasColumn
          place={place}
          hub={hub}
          view={view}
          count={counts.ideas}
          building={building}
          changes={changes}
          onView={onView}
          onGenerate={generate}
          onKeywordIdeas={() => dialog.open('ideas')}
        />
      </div>
      <Suspense>
        {dialog.value === 'generate' && (
          <GenerateDialog hub={hub} building={building} onClose={dialog.close} />
        )}
        <HubDialogs place={place} hub={hub} shown={dialog.value} onClose={dialog.close} />
      </Suspense>
    </div>
  )
}
