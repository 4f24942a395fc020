import { SkeletonRows } from '../status/SkeletonRows.tsx'
import { PageHeader } from './PageHeader.tsx'
import classes from './PageSkeleton.module.css'
import { ROW_HEIGHTS, useDensity } from './use-density.ts'

/** A page with one main list while it is loaded: its title, and grey rows if the wait is long enough to be noticed. */
export function PageSkeleton({ title }: { title: string }) {
  const density = useDensity()
  return (
    <div className={classes.page}>
      <PageHeader title={title} />
      <div className={classes.late}>
        <SkeletonRows label="The list is loading" count={12} rowHeight={ROW_HEIGHTS[density]} />
      </div>
    </div>
  )
}
