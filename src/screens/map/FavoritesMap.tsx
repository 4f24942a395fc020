import { Suspense, useMemo, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { HubQuestion, useHubChanges } from '#features/hubs/web/index.ts'
import type { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { AddHub } from './AddHub.tsx'
import { CardMenu, type OpenMenu } from './CardMenu.tsx'
import type { MapChanges } from './changes/use-map-changes.ts'
import type { CardActions } from './grid/MapCard.tsx'
import { MapGrid } from './grid/MapGrid.tsx'
import { useCarry } from './grid/use-carry.ts'
import { MapBar } from './MapBar.tsx'
import { findFavorite, type MapLayout, type MappedHub } from './map-layout.ts'

interface FavoritesMapProps {
  place: PlanPlace
  layout: MapLayout
  isEditing: boolean
  dialog: ReturnType<typeof useDialogStep>
  changes: MapChanges
}

/** The map with its legend. In edit mode favorites are moved and removed, and hubs added and deleted (F-151). */
export function FavoritesMap({ place, layout, isEditing, dialog, changes }: FavoritesMapProps) {
  const hubChanges = useHubChanges(place.contentplanId)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [asked, setAsked] = useState<MappedHub | null>(null)
  const carrying = useCarry({ layout, isEditing, onDrop: changes.place })
  const { followed, remove, showHub } = changes
  // It may have moved since its menu was opened, which keeps what it does not change.
  const inMenu = findFavorite(layout, menu?.article.id ?? null)?.article
  const actions = useMemo<CardActions>(
    () => ({ onMenu: (article, anchor) => setMenu({ article, anchor }), onRemove: remove }),
    [remove],
  )
  const isAdding = dialog.value === 'hub'
  return (
    <>
      {isAdding ? (
        <AddHub
          changes={hubChanges}
          onAdded={(name) => {
            showHub(name)
            dialog.close()
          }}
          onClose={dialog.close}
        />
      ) : (
        <MapBar layout={layout} isEditing={isEditing} said={carrying.said} />
      )}
      <MapGrid
        place={place}
        layout={layout}
        isEditing={isEditing}
        carrying={carrying}
        followed={dialog.value === '' || isAdding ? followed : null}
        actions={actions}
        onDeleteHub={setAsked}
      />
      {menu !== null && inMenu && (
        <CardMenu
          article={inMenu}
          anchor={menu.anchor}
          onPlace={changes.place}
          onMove={({ id }) => dialog.open(`move-${id}`)}
          onRemove={remove}
          onClose={() => setMenu(null)}
        />
      )}
      {asked !== null && (
        <Suspense>
          <HubQuestion
            hub={asked}
            action="delete"
            changes={hubChanges}
            onDone={() => setAsked(null)}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
