import { useQuery } from '@tanstack/react-query'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import classes from './SettingsScreen.module.css'
import type { TabProps } from './tab-props.ts'

/** Who works in the workspace of the plan, by e-mail (F-218). */
export function UsersTab({ place: { workspaceId } }: Pick<TabProps, 'place'>) {
  const query = useQuery(workspacesApi.listUsers.queryOptions({ input: { workspaceId } }))
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="The users could not be loaded."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  if (query.data === undefined) return <SkeletonRows label="The users are loading" count={3} rowHeight={64} />
  return (
    <ul className={classes.list} aria-label="Users of this workspace">
      {query.data.map(({ id, email, name }) => (
        <li key={id} className={classes.line}>
          <div className={classes.words}>
            <strong dir="auto">{email}</strong>
            <span className={classes.hint} dir="auto">
              {name}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
