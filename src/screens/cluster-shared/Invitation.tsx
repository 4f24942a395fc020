import { AppLink } from '#ui/layout/AppLink.tsx'
import classes from './ArticleShared.module.css'

/** The footer that invites visitors to make such briefs themselves. */
export function Invitation() {
  return (
    <p className={classes.invitation}>
      Do you want briefs like this one for your own website?{' '}
      <AppLink href="/main">Create similar briefs</AppLink>
    </p>
  )
}
