import { IconAlertTriangle } from '#ui/icons.ts'
import classes from './Review.module.css'

/** Why a published article is to be reviewed again. */
export function ChangedLine() {
  return (
    <div className={classes.gate}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>An agent has changed this text since its last review.</strong> The text on your website is
        still the one from before. Read this one, then mark it as reviewed. The article stays published.
      </p>
    </div>
  )
}
