import { useState } from 'react'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatCount } from '#ui/numbers.ts'
import type { Evidence } from './api.ts'
import classes from './Evidence.module.css'
import { shortUrl } from './short-url.ts'

/** Which keywords were looked for in the page, in which of its parts, and when. */
export function LookedFor({ looked }: { looked: NonNullable<Evidence['no_keywords_mentioned']> }) {
  const [now] = useState(() => new Date())
  const {
    page,
    places,
    title,
    heading,
    crawled_at: crawled,
    main_keyword: main,
    keywords,
    moreKeywords,
  } = looked
  return (
    <>
      <p>
        Looked for {main === null ? 'its keywords' : <bdi>“{main}”</bdi>}
        {main !== null && ' (main keyword)'}
        {keywords.map((keyword) => (
          <span key={keyword}>
            , <bdi>“{keyword}”</bdi>
          </span>
        ))}
        {moreKeywords > 0 && ` and ${formatCount(moreKeywords)} more`} in the {joinWords(places)} of{' '}
        <b dir="auto">{shortUrl(page.url)}</b>
        {crawled !== null && (
          <>
            , crawled <DateCell date={crawled} now={now} />
          </>
        )}
        .
      </p>
      <dl className={classes.facts}>
        {title !== null && (
          <div>
            <dt>Title</dt>
            <dd dir="auto">{title}</dd>
          </div>
        )}
        {heading !== null && (
          <div>
            <dt>Heading</dt>
            <dd dir="auto">{heading}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

function joinWords(words: readonly string[]): string {
  return list.format(words)
}
