import { AppLink } from '../layout/AppLink.tsx'
import classes from './cells.module.css'
import { describeUrl } from './describe-url.ts'

interface PageCellProps {
  url: string | null
  /** A path of this app to which the link leads instead of to the page; Enter on the row follows it. */
  appHref?: string
}

/** The path of a page, as a link to a new tab: for lists whose pages are all of one site. */
export function PageCell({ url, appHref }: PageCellProps) {
  if (url === null) return '–'
  const { host, rest, href } = describeUrl(url)
  const text = rest === '' && href !== null ? '/' : rest || host
  if (appHref !== undefined)
    return (
      <AppLink className={classes.page} href={appHref} title={url} dir="auto" data-row-open>
        {text}
      </AppLink>
    )
  if (href === null) return host
  return (
    <a className={classes.page} href={href} target="_blank" rel="noopener noreferrer" title={url} dir="auto">
      {text}
    </a>
  )
}
