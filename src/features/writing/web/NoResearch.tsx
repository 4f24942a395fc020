import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { STEP_OF_AGENT } from '#features/writing/rules.ts'
import { IconListSearch } from '#ui/icons.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { describeRun } from './agents/describe-run.ts'
import { findActive, type WrittenRun } from './agents/running/follow-run.ts'
import { useRefresh } from './agents/running/use-writing-actions.ts'
import { writingApi } from './api.ts'

interface NoResearchProps {
  articleId: number
  title: string
  sentence: string
}

/** Says that nothing was looked up yet, and lets the researcher do it; while an agent is at work, it says so. */
export function NoResearch({ articleId, title, sentence }: NoResearchProps) {
  const refresh = useRefresh()
  const { data } = useQuery(writingApi.get.queryOptions({ input: { articleId }, staleTime: 60_000 }))
  const active = findActive(data?.run ?? null)
  const starting = useMutation({
    mutationFn: () => writingApi.callAgent.call({ articleId, agent: 'research' }),
    meta: { errorMessage: 'The researcher could not start. Please try again.' },
    onSuccess: ({ isNew }) =>
      showSnackbar({
        text: isNew
          ? 'The researcher has started. Its sources appear here.'
          : 'This article is being written already.',
        tone: 'info',
      }),
    onSettled: refresh,
  })
  if (active !== null)
    return (
      <EmptyState
        icon={<IconListSearch size={24} stroke={1.5} />}
        title={title}
        sentence={`${describeRun(active)?.text ?? ''}${isResearched(active) ? ' What the researcher finds appears here.' : ''}`}
      />
    )
  return (
    <EmptyState
      icon={<IconListSearch size={24} stroke={1.5} />}
      title={title}
      sentence={sentence}
      action={
        <Button loading={starting.isPending} onClick={() => starting.mutate()}>
          Run the researcher
        </Button>
      }
    />
  )
}

/** Whether a run looks something up, or will. */
function isResearched({ steps }: WrittenRun): boolean {
  return steps.some(({ name, state }) => name === STEP_OF_AGENT.research && state !== 'error')
}
