import { IconLinkOff } from '#ui/icons.ts'
import classes from './Sharing.module.css'

/** What visitors see whose link is wrong or has ended. */
export function LinkEnded() {
  return (
    <div className={classes.ended}>
      <IconLinkOff size={24} stroke={1.5} aria-hidden="true" />
      <h1>This link is no longer valid</h1>
      <p>Ask the person who gave it to you for a new one.</p>
    </div>
  )
}
