import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { ChipCell } from '#ui/cells/ChipCell.tsx'
import { IconLock } from '#ui/icons.ts'
import type { PageRow } from '../use-pages.ts'
import classes from './PageColumns.module.css'

const LOCKED = 'Locked: automatic updates leave this match as it is'

/** A link to the cluster of a page, or `Excluded` or `No cluster` (F-165); with a lock where the match is locked (M-27). */
export function ClusterCell({ page, place }: { page: PageRow; place: PlanPlace }) {
  const { excluded, article_id: id, article_title: title, article_id_locked: isLocked } = page
  if (excluded) return <ChipCell text="Excluded" />
  if (id === null) return <span className={classes.none}>No cluster</span>
  return (
    <span className={classes.cluster}>
      <ChipCell text={title ?? 'Untitled cluster'} href={articlePath(place, id)} />
      {isLocked && (
        <span className={classes.lock} title={LOCKED}>
          <IconLock size={14} stroke={1.75} aria-hidden="true" />
          <span className="visually-hidden">{LOCKED}</span>
        </span>
      )}
    </span>
  )
}
