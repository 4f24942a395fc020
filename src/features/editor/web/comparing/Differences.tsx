import { useMemo } from 'react'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './Comparing.module.css'
import { ShownParts } from './ShownParts.tsx'
import { useDifferences } from './use-compared.ts'

interface DifferencesProps {
  before: string
  after: string
}

/** What was removed and added between two texts. */
export function Differences({ before, after }: DifferencesProps) {
  const parts = useDifferences(useMemo(() => ({ before, after }), [before, after]))
  if (before === after) return <p className={classes.note}>There is no difference.</p>
  if (parts === undefined)
    return <SkeletonRows label="The texts are being compared" count={6} rowHeight={28} />
  if (parts === null)
    return (
      <p className={classes.note}>
        These texts differ in so much that the differences cannot be shown. Look at each of them as a whole.
      </p>
    )
  return <ShownParts parts={parts} />
}
