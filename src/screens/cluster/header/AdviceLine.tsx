import { ACTION_NAMES } from '#features/advice/rules.ts'
import type { Article } from '#features/articles/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import classes from './header.module.css'

/** What the numbers suggest to do with the page of a cluster, and why; nothing without a suggestion. */
export function AdviceLine({ article }: { article: Article }) {
  const { suggested_action: suggested, suggested_action_reason: reason, merge_with: mergeWith } = article
  if (suggested === null) return null
  const url = suggested === 'merge' ? mergeWith : null
  const [before = '', ...rest] = url === null ? [reason ?? ''] : (reason ?? '').split(url)
  const isNamed = rest.length > 0
  return (
    <p className={classes.advice} dir="auto">
      <span className={classes.quiet}>Suggested: </span>
      <b>{ACTION_NAMES[suggested]}</b>
      {url !== null && !isNamed && (
        <>
          {' with '}
          <OtherPage url={url} />
        </>
      )}
      <span className={classes.quiet}>
        . {before}
        {url !== null && isNamed && <OtherPage url={url} />}
        {url === null ? '' : rest.join(url)}
      </span>
    </p>
  )
}

function OtherPage({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  const words = <bdi>{rest === '' ? host : rest}</bdi>
  if (href === null) return words
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={url}>
      {words}
    </a>
  )
}
