import { AppLink } from '../layout/AppLink.tsx'
import classes from './cells.module.css'

interface ChipCellProps {
  text: string | null
  href?: string
  /** It is the row's own link, and opens in a tab beside this one. */
  isBeside?: boolean
}

/** A name that leads somewhere, in a soft field of its own. */
export function ChipCell({ text, href, isBeside = false }: ChipCellProps) {
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
      {...(isBeside && { target: '_blank', rel: 'noopener', 'data-row-open': true })}
    >
      {text}
    </AppLink>
  )
}
