import { lazy, Suspense } from 'react'
import type { ContentMap } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { useDialogStep } from '#platform/web/use-dialog-step.ts'
import type { MapChanges } from './changes/use-map-changes.ts'
import type { MapLayout } from './map-layout.ts'

const MoveDialog = lazy(() =>
  import('./dialogs/MoveDialog.tsx').then((part) => ({ default: part.MoveDialog })),
)
const PreviewDialog = lazy(() =>
  import('./dialogs/PreviewDialog.tsx').then((part) => ({ default: part.PreviewDialog })),
)
const WriteAllDialog = lazy(() =>
  import('./dialogs/WriteAllDialog.tsx').then((part) => ({ default: part.WriteAllDialog })),
)

interface MapDialogsProps {
  place: PlanPlace
  map: ContentMap
  layout: MapLayout
  changes: MapChanges
  dialog: ReturnType<typeof useDialogStep>
}

/** The dialog that the address names: `write`, `preview` or `move-7`. */
export function MapDialogs({
  place,
  map,
  layout,
  changes,
  dialog: { value, close, closeTo },
}: MapDialogsProps) {
  const moved = map.articles.find(({ id }) => value === `move-${id}`)
  return (
    <Suspense>
      {moved && (
        <MoveDialog key={moved.id} article={moved} hubs={map.hubs} onPlace={changes.place} onClose={close} />
      )}
      {value === 'preview' && <PreviewDialog layout={layout} onClose={close} />}
      {value === 'write' && (
        <WriteAllDialog
          place={place}
          layout={layout}
          favorites={map.articles}
          onStarted={() => closeTo({ queue: 'open' })}
          onClose={close}
        />
      )}
    </Suspense>
  )
}
