import { useRouter } from '@tanstack/react-router'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { viewPath } from '#features/saved-views/rules.ts'
import { SavedViews } from '#features/saved-views/web/index.ts'
import type { ChosenColumns } from '#ui/table/columns.ts'
import { writeView, type ClustersView } from './clusters-view.ts'
import type { Line } from './table/lines.ts'

interface ClusterViewsProps {
  place: PlanPlace
  view: ClustersView
  /** Those that are not in the address. */
  columns: ChosenColumns<Line>
}

/** The saved views of the list. A panel about one cluster is no part of a view. */
export function ClusterViews({ place, view, columns: { columns, hidden, onChange } }: ClusterViewsProps) {
  const router = useRouter()
  const { filter = null, search } = writeView({ ...view, opened: null })
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const keys = columns.map(({ key }) => key)
  return (
    <SavedViews
      place={place}
      screen="clusters"
      now={{
        filter,
        search: new URLSearchParams(given).toString(),
        columns: keys.filter((key) => !hidden.has(key)),
      }}
      viewId={view.viewId}
      onOpen={(saved) => router.history.push(viewPath(place, saved))}
      onColumns={(shown) => onChange(new Set(keys.filter((key) => !shown.includes(key))))}
    />
  )
}
