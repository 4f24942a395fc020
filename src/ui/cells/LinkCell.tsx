import { AppLink } from '../AppLink.tsx'
import classes from './cells.module.css'

/** The row's own link: Enter on the row opens it. */
export function LinkCell({ text, href }: { text: string; href: string }) {
  return (
    <AppLink className={classes.link} data-row-open href={href} title={text} dir="auto">
      {text}
    </AppLink>
  )
}
