import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconChevronLeft } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './header.module.css'

/** Lists open clusters in tabs of their own, where Back leads nowhere. */
export function BackToClusters({ place }: { place: PlanPlace }) {
  return (
    <AppLink href={contentplanPath(place, 'plan')} className={classes.back}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      All clusters
    </AppLink>
  )
}
