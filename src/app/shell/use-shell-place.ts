import { countUnusedPlans } from '#features/contentplans/rules.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { readId } from '#platform/web/read-id.ts'
import type { ShellPlace } from './shell-place.ts'

const NONE: readonly never[] = []

export function useShellPlace(): ShellPlace {
  const params = useParams({ strict: false })
  const workspaceId = readId(params.workspaceId)
  const contentplanId = readId(params.contentplanId)
  const [last, setLast] = useState(contentplanId)
  if (contentplanId !== null && contentplanId !== last) setLast(contentplanId)

  const { data: workspaces = NONE } = useQuery(workspacesApi.list.queryOptions())
  const workspace = workspaces.find(({ id }) => id === workspaceId) ?? null
  const input = workspace === null ? skipToken : { workspaceId: workspace.id }
  const { data: all } = useQuery(contentplansApi.list.queryOptions({ input }))
  const plans = all?.filter(({ type }) => type === 'managed') ?? NONE
  const plan = plans.find(({ id }) => id === (contentplanId ?? last)) ?? plans[0] ?? null
  const unusedPlans =
    workspace && all ? countUnusedPlans({ paidPlans: workspace.paid_plans, plans: all.length }) : null
  return { workspaces, workspace, plans, unusedPlans, plan }
}
