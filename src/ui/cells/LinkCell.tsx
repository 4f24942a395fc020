import { AppLink } from '../layout/AppLink.tsx'
import classes from './cells.module.css'

interface LinkCellProps {
  text: string
  href: string
  /** It opens in a tab beside this one. */
  isBeside?: boolean
}

/** The row's own link: Enter on the row opens it. */
export function LinkCell({ text, href, isBeside = false }: LinkCellProps) {
  return (
    <AppLink
      className={classes.link}
      data-row-open
      href={href}
      title={text}
      dir="auto"
      {...(isBeside && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </AppLink>
  )
}
