import { describeUrl } from '#ui/cells/describe-url.ts'
import classes from './WhyTogether.module.css'

/** A link to a search result, which opens in a new tab; its host is bold. */
export function UrlLink({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  const words = (
    <bdi title={url}>
      <b>{host}</b>
      {rest}
    </bdi>
  )
  if (href === null) return <span className={classes.url}>{words}</span>
  return (
    <a className={classes.url} href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
