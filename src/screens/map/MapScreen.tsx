import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { QueueButton, WritingQueue } from '#features/writing/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { IconMap, IconPencil, IconPlus, IconWriting } from '#ui/icons.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { useMapChanges } from './changes/use-map-changes.ts'
import { FavoritesMap } from './FavoritesMap.tsx'
import classes from './MapScreen.module.css'
import { MapDialogs } from './MapDialogs.tsx'
import { NoFavorites } from './NoFavorites.tsx'
import { useMap } from './use-map.ts'
import { useMapView } from './use-map-view.ts'
import { WaitingMap } from './WaitingMap.tsx'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** S-37: the favorites of a plan by hub and funnel (F-150). */
export function MapScreen() {
  const { place, isEditing, setEditing } = useMapView()
  const dialog = useDialogStep()
  const queue = useDialogStep('queue')
  const changes = useMapChanges(place.contentplanId)
  const { map, layout, query } = useMap(place.contentplanId, changes.pending)
  const isEmpty = map !== null && map.articles.length === 0
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Favorites"
        actions={
          <>
            {isEditing && map !== null && (
              <ToolButton label="Add hub" icon={<IconPlus {...ICON} />} onClick={() => dialog.open('hub')} />
            )}
            <ToolButton
              label="Preview"
              icon={<IconMap {...ICON} />}
              aria-haspopup="dialog"
              onClick={() => dialog.open('preview')}
            />
            <ToolButton
              label="Edit Mode"
              icon={<IconPencil {...ICON} />}
              isOn={isEditing}
              aria-pressed={isEditing}
              onClick={() => setEditing(!isEditing)}
            />
            <Suspense>
              <QueueButton contentplanId={place.contentplanId} onOpen={() => queue.open('open')} />
            </Suspense>
            <Button leftSection={<IconWriting {...ICON} />} onClick={() => dialog.open('write')}>
              Write all
            </Button>
          </>
        }
      />
      {query.isLoadingError ? (
        <ErrorPanel
          text="The favorites could not be loaded."
          onRetry={() => void query.refetch()}
          isBusy={query.isFetching}
        />
      ) : map === null || layout === null ? (
        <WaitingMap />
      ) : isEmpty && !isEditing ? (
        <NoFavorites place={place} />
      ) : (
        <FavoritesMap place={place} layout={layout} isEditing={isEditing} dialog={dialog} changes={changes} />
      )}
      {map !== null && layout !== null && (
        <MapDialogs place={place} map={map} layout={layout} changes={changes} dialog={dialog} />
      )}
      {queue.value === 'open' && (
        <Suspense>
          <WritingQueue place={place} onClose={queue.close} />
        </Suspense>
      )}
    </div>
  )
}
