import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { EMPTY_SETTINGS } from '../rules.ts'
import classes from './BlogPanel.module.css'
import { BlogForm } from './BlogForm.tsx'
import { BranchLine } from './BranchLine.tsx'
import { useBlog } from './use-blog.ts'
import { useSaveBlog } from './use-save-blog.ts'

interface BlogPanelProps {
  contentplanId: number
  /** Is told whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The blog of a plan: where it is, how it is updated, and its settings (F-217). */
export function BlogPanel({ contentplanId, onUnsaved }: BlogPanelProps) {
  const query = useBlog(contentplanId)
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="The autoblog could not be loaded."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  if (query.data === undefined)
    return <SkeletonRows label="The autoblog is loading" count={8} rowHeight={44} />
  const { settings, ...state } = query.data
  if (settings === null) return <FirstBlog contentplanId={contentplanId} />
  return (
    <div className={classes.panel}>
      <section className={classes.part} aria-labelledby="branches">
        <h2 id="branches">Pages</h2>
        <ul className={classes.list}>
          <BranchLine
            contentplanId={contentplanId}
            branch="main"
            link={state.link_main}
            builtAt={state.main_built_at}
            articles={state.main_articles}
            run={state.main_run}
          />
          <BranchLine
            contentplanId={contentplanId}
            branch="staging"
            link={state.link_staging}
            builtAt={state.staging_built_at}
            articles={state.staging_articles}
            run={state.staging_run}
          />
        </ul>
      </section>
      <BlogForm contentplanId={contentplanId} saved={settings} onUnsaved={onUnsaved} />
    </div>
  )
}

/** What an autoblog is, while the plan has none. */
function FirstBlog({ contentplanId }: { contentplanId: number }) {
  const { save, isSaving, problem } = useSaveBlog(contentplanId, 'The autoblog is set up')
  return (
    <section className={classes.part} aria-labelledby="set-up">
      <h2 id="set-up">A blog for this plan</h2>
      <p className={classes.text}>
        The autoblog is a fast static blog that Keyloom hosts: finished articles get their pages, hub pages, a
        sitemap and a feed, without a CMS. You can put it on your own domain or download it.
      </p>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button loading={isSaving} onClick={() => save(EMPTY_SETTINGS, () => {})}>
          Set up autoblog
        </Button>
      </div>
    </section>
  )
}
