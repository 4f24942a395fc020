import { formatNoun } from '#ui/numbers.ts'
import type { Comparison } from '../api.ts'
import classes from './WhyTogether.module.css'
import { UrlLink } from './UrlLink.tsx'

/** The results that only one of the two searches shows, behind a line that opens them. */
export function OtherUrls({ keywords }: Pick<Comparison, 'keywords'>) {
  const count = keywords.reduce((sum, { others }) => sum + others.length, 0)
  if (count === 0) return null
  return (
    <details className={classes.others}>
      <summary>{formatNoun(count, 'result is', 'results are')} not shared</summary>
      <div>
        {keywords.map(({ id, keyword, others }) => (
          <section key={id} aria-label={keyword}>
            <h3 dir="auto">{keyword}</h3>
            {others.length === 0 && <p>All of its results are shared.</p>}
            <ol>
              {others.map(({ url, rank }) => (
                <li key={url} value={rank}>
                  <UrlLink url={url} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </details>
  )
}
