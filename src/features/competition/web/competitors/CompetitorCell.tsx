import { describeUrl } from '#ui/cells/describe-url.ts'
import type { Competitor } from '../api.ts'
import classes from './CompetitorCell.module.css'

/** A page of another site: its site first, because that is what people know. */
export function CompetitorCell({ competitor: { url, domain, title } }: { competitor: Competitor }) {
  const { host, rest, href } = describeUrl(url)
  const words = (
    <>
      <b>{href === null ? host : domain}</b>
      {rest}
    </>
  )
  if (href === null) return <bdi>{words}</bdi>
  return (
    <a
      className={classes.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={title === null ? url : `${title}\n${url}`}
      data-row-open
      dir="auto"
    >
      {words}
    </a>
  )
}
