import classes from './cells.module.css'
import { describeUrl } from './describe-url.ts'

/** The path of a page, as a link to a new tab: for lists whose pages are all of one site. */
export function PageCell({ url }: { url: string | null }) {
  if (url === null) return '–'
  const { host, rest, href } = describeUrl(url)
  if (href === null) return host
  return (
    <a className={classes.page} href={href} target="_blank" rel="noopener noreferrer" title={url} dir="auto">
      {rest === '' ? '/' : rest}
    </a>
  )
}
