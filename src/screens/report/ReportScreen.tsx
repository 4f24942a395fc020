import { Suspense } from 'react'
import { AnnotationsDialog } from '#features/annotations/web/index.ts'
import { useDialogStep } from '#platform/web/use-dialog-step.ts'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ReportFilters } from './filters/ReportFilters.tsx'
import { ReportBody } from './ReportBody.tsx'
import { ReportHeader } from './ReportHeader.tsx'
import classes from './ReportScreen.module.css'
import { useReport } from './use-report.ts'

/** S-35: what a plan had in search by day, page and query, and what changes of its clusters have brought. */
export function ReportScreen() {
  const report = useReport()
  const dialog = useDialogStep()
  const isWaiting = useFirstWait(report.isWaiting)
  if (isWaiting) return <PageSkeleton title="Report view" />
  return (
    <div className={classes.screen}>
      <ReportHeader report={report} onAnnotate={() => dialog.open('annotations')} />
      <ReportFilters report={report} />
      <ReportBody report={report} />
      <Suspense>
        {dialog.value === 'annotations' && (
          <AnnotationsDialog
            contentplanId={report.place.contentplanId}
            range={report.range}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </div>
  )
}
