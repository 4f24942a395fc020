import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayRange } from '#platform/days.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconPlus } from '#ui/icons.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { AnnotationForm } from './AnnotationForm.tsx'
import { AnnotationLine } from './AnnotationLine.tsx'
import classes from './Annotations.module.css'
import { annotationsApi, type Annotation } from './api.ts'

interface AnnotationsDialogProps {
  contentplanId: number
  /** The days of the chart: only what concerns them is listed. */
  range: DayRange
  onClose: () => void
}

/** Notes on days of a plan's charts and updates of Google, which people add, change, hide and delete. */
export function AnnotationsDialog({ contentplanId, range, onClose }: AnnotationsDialogProps) {
  const [edited, setEdited] = useState<Annotation | 'new' | null>(null)
  const input = { contentplanId, startDate: range.from, endDate: range.to }
  const found = useQuery(annotationsApi.list.queryOptions({ input }))
  if (edited !== null)
    return (
      <Dialog
        key="form"
        title={edited === 'new' ? 'New annotation' : 'Change annotation'}
        isWide
        onClose={onClose}
      >
        <AnnotationForm
          contentplanId={contentplanId}
          annotation={edited === 'new' ? null : edited}
          day={range.to}
          onEnd={() => setEdited(null)}
        />
      </Dialog>
    )
  const { annotations = [] } = found.data ?? {}
  return (
    <Dialog key="list" title="Annotations" isWide onClose={onClose}>
      <div className={classes.head}>
        <p className={classes.intro}>
          They are marked on the charts of this plan. Core and spam updates that Google has confirmed are
          listed already; add later ones here.
        </p>
        <Button
          data-first-focus
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setEdited('new')}
        >
          Add annotation
        </Button>
      </div>
      {found.isPending && <SkeletonRows label="Looking for annotations" count={3} rowHeight={56} />}
      {found.isLoadingError && <ErrorPanel onRetry={() => void found.refetch()} />}
      {found.data && annotations.length === 0 && (
        <p className={classes.none}>There are no annotations in these days.</p>
      )}
      {annotations.length > 0 && (
        <ul className={classes.list}>
          {annotations.map((one) => (
            <AnnotationLine
              key={one.id ?? one.update_key}
              contentplanId={contentplanId}
              annotation={one}
              onChange={() => setEdited(one)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
