import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconStack2 } from '#ui/icons.ts'
import { useFloatingPanel } from '#ui/panels/use-floating-panel.ts'
import { findCurrentView, searchOfView, type ViewContent, type ViewedScreen } from '../rules.ts'
import type { SavedView } from './api.ts'
import classes from './SavedViews.module.css'
import { useColumnsOfView } from './use-columns-of-view.ts'
import { describeNameProblem, useKeepView } from './use-keep-view.ts'
import { useSavedViews } from './use-saved-views.ts'

const ViewNameDialog = lazy(() =>
  import('./ViewNameDialog.tsx').then((part) => ({ default: part.ViewNameDialog })),
)
const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((part) => ({ default: part.ViewsPanel })))

interface SavedViewsProps {
  place: PlanPlace
  screen: ViewedScreen
  /** What the list shows. */
  now: ViewContent
  /** The view that the address names. */
  viewId: number | null
  /** Goes to the address of a view that the user has opened or just saved. */
  onOpen: (view: SavedView) => void
  /** Shows the columns of a view, which are not in its address. */
  onColumns: (columns: readonly string[]) => void
}

/** A button with the saved views of a list: opens, saves, updates, renames, shares and deletes them. */
export function SavedViews({ place, screen, now, viewId, onOpen, onColumns }: SavedViewsProps) {
  const panel = useFloatingPanel()
  const [renamed, setRenamed] = useState<SavedView | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const { create, rename, overwrite, remove } = useKeepView(place.contentplanId)
  const views = useSavedViews(place.contentplanId, screen)
  const current = findCurrentView(views, { now, viewId })
  useColumnsOfView(views.find(({ id }) => id === viewId) ?? null, onColumns)
  const content = { ...now, search: searchOfView(now.search) }
  return (
    <>
      <ViewsButton
        name={current?.view.name ?? null}
        isChanged={current?.isChanged ?? false}
        triggerProps={panel.triggerProps}
      />
      <Suspense>
        {panel.anchor && (
          <ViewsPanel
            place={place}
            screen={screen}
            anchor={panel.anchor}
            current={current}
            onOpen={(view) => {
              if (view.columns !== null) onColumns(view.columns)
              onOpen(view)
            }}
            onSave={() => {
              create.reset()
              setIsSaving(true)
            }}
            onUpdate={(view) => overwrite.mutate({ view, content, isUndo: false })}
            onRename={(view) => {
              rename.reset()
              setRenamed(view)
            }}
            onDelete={remove.mutate}
            onClose={panel.close}
          />
        )}
        {isSaving && (
          <ViewNameDialog
            title="Save this view"
            name=""
            confirm="Save"
            isBusy={create.isPending}
            problem={describeNameProblem(create.error, null)}
            onEdit={create.reset}
            onConfirm={(name) =>
              create.mutate(
                { screen, name, ...content },
                {
                  onSuccess: (view) => {
                    setIsSaving(false)
                    onOpen(view)
                  },
                },
              )
            }
            onClose={() => setIsSaving(false)}
          />
        )}
        {renamed !== null && (
          <ViewNameDialog
            title="Rename view"
            name={renamed.name}
            confirm="Rename"
            isBusy={rename.isPending}
            problem={describeNameProblem(rename.error, renamed)}
            onEdit={rename.reset}
            onConfirm={(name) =>
              rename.mutate({ view: renamed, name }, { onSuccess: () => setRenamed(null) })
            }
            onClose={() => setRenamed(null)}
          />
        )}
      </Suspense>
    </>
  )
}

interface ViewsButtonProps {
  /** The name of the current view. */
  name: string | null
  isChanged: boolean
  triggerProps: ReturnType<typeof useFloatingPanel>['triggerProps']
}

function ViewsButton({ name, isChanged, triggerProps }: ViewsButtonProps) {
  const words = name === null ? 'Views' : `Views: ${name}${isChanged ? ' · changed' : ''}`
  return (
    <Button
      variant="default"
      leftSection={<IconStack2 size={18} stroke={1.75} aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-label={words}
      {...(name !== null && { title: words })}
      {...triggerProps}
    >
      {name === null ? (
        'Views'
      ) : (
        <>
          <bdi className={classes.current}>{name}</bdi>
          {isChanged && <span className={classes.changed}>· changed</span>}
        </>
      )}
    </Button>
  )
}
