import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './Onboarding.module.css'

interface LaterLinkProps {
  place: PlanPlace
  screen: string
  label?: string
}

/** Skips this step, which the user can do later in the plan's settings. */
export function LaterLink({ place, screen, label = 'Do this later' }: LaterLinkProps) {
  return (
    <p className={classes.later}>
      <AppLink href={contentplanPath(place, screen)}>{label}</AppLink>
    </p>
  )
}
