import { AppLink } from '../layout/AppLink.tsx'
import classes from './cells.module.css'

interface LinkCellProps {
  text: string
  href: string
  /** The link opens in a new tab. */
  isNewTab?: boolean
}

/** The row's own link, on two lines if the row is high enough: Enter on the row opens it. */
export function LinkCell({ text, href, isNewTab = false }: LinkCellProps) {
  return (
    <AppLink
      className={`${classes.link} ${classes.words}`}
      data-row-open
      href={href}
      title={text}
      dir="auto"
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </AppLink>
  )
}
