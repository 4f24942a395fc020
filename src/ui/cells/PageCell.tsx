import classes from './cells.module.css'
import { describeUrl } from './describe-url.ts'

/** A page of the one site that a list is about, by its path, opened beside this one. */
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
