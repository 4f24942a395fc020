import { IconAlertCircle } from '@tabler/icons-react'
import classes from './Trouble.module.css'
import type { Clusterer } from './use-clusterer.ts'

/** What went wrong and what to do, in one sentence; the region stays so that screen readers notice the text. */
export function Trouble({ clusterer }: { clusterer: Clusterer }) {
  return (
    <div role="alert" className={classes.region}>
      {clusterer.trouble !== null && (
        <p className={classes.trouble}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
          <span dir="auto">{clusterer.trouble}</span>
        </p>
      )}
    </div>
  )
}
