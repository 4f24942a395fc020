import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconPlus, IconRefresh } from '#ui/icons.ts'
import { FloatingPanel } from '#ui/panels/FloatingPanel.tsx'
import { findByKey } from '#ui/panels/move-focus.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { viewPath, type ViewedScreen } from '../rules.ts'
import { savedViewsApi, type SavedView } from './api.ts'
import classes from './SavedViews.module.css'
import { ViewLine } from './ViewLine.tsx'

interface ViewsPanelProps {
  place: PlanPlace
  screen: ViewedScreen
  anchor: HTMLElement
  current: { view: SavedView; isChanged: boolean } | null
  onOpen: (view: SavedView) => void
  onSave: () => void
  onUpdate: (view: SavedView) => void
  onRename: (view: SavedView) => void
  onDelete: (view: SavedView) => void
  onClose: () => void
}

/** The saved views of a list, and what can be done with what it shows. Arrow keys move the focus. */
export function ViewsPanel({ place, screen, anchor, current, ...does }: ViewsPanelProps) {
  const { contentplanId } = place
  // Other members may have changed the views since the screen was opened.
  const found = useQuery(
    savedViewsApi.list.queryOptions({ input: { contentplanId, screen }, refetchOnMount: 'always' }),
  )
  const isCurrent = ({ id }: SavedView) =>
    current?.view.id === id && (current.isChanged ? ('changed' as const) : true)
  return (
    <FloatingPanel label="Views" anchor={anchor} align="end" onClose={does.onClose} onKeyDown={moveFocus}>
      <div className={classes.panel}>
        {found.isPending && (
          <div className={classes.loading}>
            <SkeletonRows label="Looking for views" count={3} rowHeight={48} />
          </div>
        )}
        {found.isLoadingError && (
          <ErrorPanel
            text="The views could not be loaded."
            isBusy={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.data?.views.length === 0 && (
          <p className={classes.none}>No views yet. Set filters and columns, then save them here.</p>
        )}
        {found.data && found.data.views.length > 0 && (
          <ul className={classes.list}>
            {found.data.views.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                href={viewPath(place, view)}
                isCurrent={isCurrent(view)}
                onOpen={() => does.onOpen(view)}
                onRename={() => does.onRename(view)}
                onDelete={() => does.onDelete(view)}
              />
            ))}
          </ul>
        )}
        <div className={classes.footer}>
          {current?.isChanged && (
            <FooterAction
              label={`Update “${current.view.name}”`}
              icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
              onSelect={() => does.onUpdate(current.view)}
            />
          )}
          <FooterAction
            label="Save this view…"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onSelect={does.onSave}
          />
        </div>
      </div>
    </FloatingPanel>
  )
}

interface FooterActionProps {
  label: string
  icon: ReactNode
  onSelect: () => void
}

function FooterAction({ label, icon, onSelect }: FooterActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect()
      }}
    >
      {icon}
      <span dir="auto">{label}</span>
    </button>
  )
}

function moveFocus(event: KeyboardEvent): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  const next = findByKey(event.key, [...panel.querySelectorAll<HTMLElement>('a, button:not(:disabled)')])
  if (!next) return
  event.preventDefault()
  next.focus()
}
