import { AppLink } from '../AppLink.tsx'
import classes from './cells.module.css'

/** A name that leads somewhere, in a soft field of its own. */
export function ChipCell({ text, href }: { text: string | null; href?: string }) {
  if (text === null) return '–'
  return href === undefined ? (
    <span className={classes.chip} title={text} dir="auto">
      {text}
    </span>
  ) : (
    <AppLink className={classes.chip} title={text} dir="auto" href={href}>
      {text}
    </AppLink>
  )
}
