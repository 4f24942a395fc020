import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconListSearch } from '#ui/icons.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { useRefresh } from './agents/running/use-writing-actions.ts'
import { writingApi } from './api.ts'

interface NoResearchProps {
  articleId: number
  title: string
  sentence: string
}

/** Says that nothing was looked up yet, and lets the researcher do it. */
export function NoResearch({ articleId, title, sentence }: NoResearchProps) {
  const refresh = useRefresh()
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
