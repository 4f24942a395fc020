import { useRouter } from '@tanstack/react-router'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { viewPath } from '#features/saved-views/rules.ts'
import { SavedViews } from '#features/saved-views/web/index.ts'
import { writeView, type ClustersView } from './clusters-view.ts'
import type { useClusterTable } from './table/use-cluster-table.ts'

interface ClusterViewsProps {
  place: PlanPlace
  view: ClustersView
  columns: ReturnType<typeof useClusterTable>['columns']
}

/** The saved views of the list: its filters, its order, and the columns that are hidden. */
export function ClusterViews({ place, view, columns }: ClusterViewsProps) {
  const router = useRouter()
  const { filter = null, search } = writeView({ ...view, opened: null, page: 1 })
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined) words.set(name, String(value))
  return (
    <SavedViews
      place={place}
      screen="clusters"
      now={{ filter, search: words.toString(), columns: [...columns.hidden] }}
      viewId={view.viewId}
      onOpen={(opened) => router.history.push(viewPath(place, opened))}
      onColumns={(hidden) => columns.onChange(new Set(hidden))}
    />
  )
}
