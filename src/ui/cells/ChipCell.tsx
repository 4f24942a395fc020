import { AppLink } from '../layout/AppLink.tsx'
import classes from './cells.module.css'

interface ChipCellProps {
  text: string | null
  href?: string
  /** The link opens in a new tab, and Enter on the row follows it. */
  isNewTab?: boolean
}

/** A name, linked where it has an `href`, on a soft background. */
export function ChipCell({ text, href, isNewTab = false }: ChipCellProps) {
  if (text === null) return '–'
  return href === undefined ? (
    <span className={classes.chip} title={text} dir="auto">
      {text}
    </span>
  ) : (
    <AppLink
      className={classes.chip}
      title={text}
      dir="auto"
      href={href}
      {...(isNewTab && { target: '_blank', rel: 'noopener', 'data-row-open': true })}
    >
      {text}
    </AppLink>
  )
}
