import { useId } from 'react'
import { useFirstWait } from '#platform/web/use-first-wait.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { useChangePages } from './changing/use-change-pages.ts'
import { usePageColumns } from './columns/use-page-columns.ts'
import { PageDialogs } from './PageDialogs.tsx'
import { PageFilters } from './PageFilters.tsx'
import { PagesActions } from './PagesActions.tsx'
import { PagesNote } from './PagesNote.tsx'
import classes from './PagesScreen.module.css'
import { PageTable } from './PageTable.tsx'
import { usePageDialogs } from './use-page-dialogs.ts'
import { usePageList } from './use-page-list.ts'

/** S-34: the pages of a plan's website. */
export function PagesScreen() {
  const panelId = useId()
  const list = usePageList()
  const { place, view, change, crawl, found, csv } = list
  const changing = useChangePages(place.contentplanId, { view, queryKey: found.queryKey })
  const dialogs = usePageDialogs(changing.change)
  const columns = usePageColumns(place, view.tab, { change: changing.change, dialogs })
  const isWaiting = useFirstWait(crawl.isWaiting)
  if (isWaiting) return <PageSkeleton title="Pages" />
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Pages"
        note={<PagesNote tab={view.tab} crawl={crawl} />}
        actions={<PagesActions place={place} crawl={crawl} csv={csv} />}
      />
      <PageFilters
        view={view}
        counts={found.counts}
        textProblem={found.textProblem}
        panelId={panelId}
        columns={columns}
        onChange={change}
      />
      <div id={panelId} role="tabpanel" aria-label="Pages">
        <PageTable
          key={`${view.tab} ${view.favorites} ${view.text}`}
          list={list}
          columns={columns}
          changing={changing}
          dialogs={dialogs}
        />
      </div>
      <PageDialogs place={place} dialogs={dialogs} />
    </div>
  )
}
