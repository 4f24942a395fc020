import { Button } from '@mantine/core'
import { formatDate } from '#ui/dates/moments.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { formatCount } from '#ui/numbers.ts'
import { ProgressBar } from '#ui/status/ProgressBar.tsx'
import type { WordpressReading } from '../../contract/wordpress-reading.ts'
import classes from '../publishers/Publisher.module.css'
import { useWordpressPages } from './use-wordpress-pages.ts'

interface ReadPagesProps {
  contentplanId: number
  /** The path of the screen with the pages of the plan. */
  pagesPath: string
}

/** Reads what the connected WordPress has published into the pages of the plan, and says what came of it. */
export function ReadPages({ contentplanId, pagesPath }: ReadPagesProps) {
  const { last, isStarting, start } = useWordpressPages(contentplanId)
  const isActive = last?.state === 'active'
  return (
    <section className={classes.part} aria-labelledby="read-pages">
      <div className={classes.head}>
        <h2 id="read-pages">Pages of your site</h2>
        <Button
          variant="default"
          loading={isStarting}
          disabled={last === null || isActive}
          onClick={() => start()}
        >
          Read pages
        </Button>
      </div>
      <p className={classes.hint}>
        Adds the published posts, pages, categories and WooCommerce products of your site to the{' '}
        <AppLink href={pagesPath}>pages of this plan</AppLink>. Drafts and private posts are left out. Pages
        are read when you connect the site and, with Search Console, once a day.
      </p>
      {isActive && <ReadingProgress last={last} />}
      <output className={classes.trial} aria-label="Result of the last reading">
        {last !== null && !isActive && <ReadingResult last={last} />}
      </output>
    </section>
  )
}

function ReadingProgress({ last: { progress, note } }: { last: WordpressReading }) {
  const text =
    progress === null
      ? (note ?? 'Asking your site for its pages…')
      : `${formatCount(progress.done)} of ${formatCount(progress.total)} read`
  const share = progress === null || progress.total === 0 ? null : progress.done / progress.total
  return (
    <>
      <ProgressBar label="Reading pages" text={text} share={share} />
      <p className={classes.hint}>{text}</p>
    </>
  )
}

function ReadingResult({ last: { state, note, ended_at: endedAt } }: { last: WordpressReading }) {
  if (state === 'never' || note === null) return null
  const when = endedAt === null ? '' : ` (${formatDate(endedAt)})`
  return (
    <p className={state === 'failed' ? classes.warning : classes.result}>
      {note}
      {when}
    </p>
  )
}
