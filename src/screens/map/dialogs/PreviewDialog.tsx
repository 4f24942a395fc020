import { Suspense } from 'react'
import { mapStateOf } from '#features/articles/map/index.ts'
import { MAP_ROWS } from '#features/articles/rules.ts'
import { MapPreview } from '#features/articles/web/index.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { MapLayout } from '../map-layout.ts'
import classes from './dialogs.module.css'

/** F-153: the map in small, the hubs with the most favorites first. */
export function PreviewDialog({ layout, onClose }: { layout: MapLayout; onClose: () => void }) {
  const hubs = layout.columns
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name, cells }) => ({
      name,
      cells: MAP_ROWS.map((row) => ({
        row,
        articles: cells[row].map((article) => ({ title: article.title, state: mapStateOf(article) })),
        total: cells[row].length,
      })),
    }))
  return (
    <Dialog title="Content map in small" isWide onClose={onClose}>
      <p className={classes.lead}>
        The hubs with the most favorites, without links: for a look, or for a picture to send.
      </p>
      <Suspense fallback={<SkeletonRows label="The preview is loading" count={8} rowHeight={36} />}>
        <MapPreview hubs={hubs} total={hubs.length} />
      </Suspense>
    </Dialog>
  )
}
