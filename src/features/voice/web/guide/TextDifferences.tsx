import { Suspense } from 'react'
import { Differences } from '#features/editor/web/index.ts'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './GuideEditor.module.css'

/** What was removed and added between two texts, marked in one text. */
export function TextDifferences({ before, after }: { before: string; after: string }) {
  return (
    <section className={classes.differences} aria-label="Differences">
      <Suspense fallback={<SkeletonRows label="The texts are being compared" count={4} rowHeight={28} />}>
        <Differences before={before} after={after} />
      </Suspense>
    </section>
  )
}
