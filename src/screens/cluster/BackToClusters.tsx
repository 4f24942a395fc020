import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { IconArrowLeft } from '#ui/icons.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './ArticleScreen.module.css'

/** Clusters open in tabs of their own (F-010), where Back leads nowhere. */
export function BackToClusters({ place }: { place: PlanPlace }) {
  return (
    <AppLink href={contentplanPath(place, 'plan')} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
      All clusters
    </AppLink>
  )
}
