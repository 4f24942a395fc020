import { Suspense } from 'react'
import { MAP_ROW_NAMES, mapRowOf } from '#features/articles/map/index.ts'
import { STATUS_NAMES } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { NOTHING_TO_WRITE } from '#features/writing/rules.ts'
import { WriteMany } from '#features/writing/web/index.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { nameOfHub, type Favorite, type MapLayout } from '../map-layout.ts'

interface WriteAllDialogProps {
  place: PlanPlace
  layout: MapLayout
  favorites: readonly Favorite[]
  onStarted: () => void
  onClose: () => void
}

/** D-30: which favorites are written, in which order and at what price, and which not and why (V-40, V-41). */
export function WriteAllDialog({ place, layout, favorites, onStarted, onClose }: WriteAllDialogProps) {
  const named = favorites.map((article) => ({
    id: article.id,
    title: article.title,
    where: [
      nameOfHub(layout, { topicId: article.topic_id }),
      MAP_ROW_NAMES[mapRowOf(article)],
      STATUS_NAMES[article.status],
      ...(article.article_url === null ? [] : ['Has a page already']),
    ].join(' · '),
  }))
  return (
    <Dialog title="Write all" isWide onClose={onClose}>
      <Suspense fallback={<SkeletonRows label="The list is loading" count={6} rowHeight={56} />}>
        <WriteMany
          place={place}
          named={named}
          nothing={NOTHING_TO_WRITE}
          onStarted={onStarted}
          onCancel={onClose}
        />
      </Suspense>
    </Dialog>
  )
}
