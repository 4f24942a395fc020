import { useQuery } from '@tanstack/react-query'
import { usePort } from '#features/connections/web/index.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { modelsApi } from './api.ts'
import { ModelCosts } from './ModelCosts.tsx'
import { ModelSettingsForm } from './ModelSettingsForm.tsx'
import classes from './ModelsTab.module.css'
import { UsedModel } from './UsedModel.tsx'

interface ModelsTabProps {
  workspaceId: number
  /** Is told whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Which language model a workspace uses, what it costs, and whether it answers. */
export function ModelsTab({ workspaceId, onUnsaved }: ModelsTabProps) {
  const query = useQuery(modelsApi.get.queryOptions({ input: { workspaceId } }))
  const port = usePort(workspaceId, 'model')
  if (query.isLoadingError)
    return (
      <ErrorPanel
        text="The settings of the model could not be loaded."
        onRetry={() => void query.refetch()}
        isBusy={query.isFetching}
      />
    )
  if (query.data === undefined)
    return <SkeletonRows label="The settings of the model are loading" count={8} rowHeight={44} />
  const { settings } = query.data
  return (
    <div className={classes.tab}>
      <UsedModel workspaceId={workspaceId} settings={settings} port={port} />
      <ModelSettingsForm
        workspaceId={workspaceId}
        saved={settings}
        canTest={settings !== null || (port !== null && port.state !== 'none')}
        onUnsaved={onUnsaved}
      />
      <ModelCosts workspaceId={workspaceId} />
    </div>
  )
}
