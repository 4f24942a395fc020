import { NotedCell } from '#ui/cells/NotedCell.tsx'
import type { PageRow } from '../use-pages.ts'
import { describeStatus } from '#features/pages/web/index.ts'
import classes from './PageColumns.module.css'

/** The HTTP status of the last visit to a page. */
export function StatusCell({ page }: { page: PageRow }) {
  const { text, note, tone } = describeStatus(page)
  return (
    <span className={classes.status} data-tone={tone}>
      <NotedCell text={text} note={note} />
    </span>
  )
}
