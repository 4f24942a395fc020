import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { aiMessage } from '#features/assistant/contract.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { NO_RESPONSE, NOT_GENERATED } from '#features/voice/rules.ts'
import { voiceApi, type StylePreview } from '#features/voice/web/index.ts'
import type { callAgentMessage } from '#features/writing/contract.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { sendMessage } from '#platform/web/realtime/send-message.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { showError } from '#ui/snackbar/show-error.ts'

/** What the model makes of a paragraph: asked for by callAgent, and shown as it comes. */
export function useResponse({ contentplanId }: PlanPlace, preview: StylePreview) {
  const queryClient = useQueryClient()
  const queryKey = voiceApi.getPreview.key({ input: { contentplanId } })
  /** What came of the answer so far; null when none is awaited. */
  const [streamed, setStreamed] = useState<string | null>(null)
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, queryKey)
  useMessages<typeof aiMessage>('aiMessage', ({ clusterId, messages, ...message }) => {
    if (clusterId === null || clusterId !== preview.clusterId) return
    const [{ role, content }] = messages
    if (role === 'assistant' && content !== '') setStreamed((known) => `${known ?? ''}${content}`)
    if (message.isComplete === true || message.done === true) void askAgain(queryClient, { queryKey })
  })
  const asking = useMutation({
    mutationFn: async (text: string) => {
      const { clusterId } = await voiceApi.choosePreview.call({ contentplanId, text })
      await askAgain(queryClient, { queryKey })
      setStreamed('')
      await sendMessage<typeof callAgentMessage>('callAgent', { clusterId, agent: 'editor', contentplanId })
    },
    onError: (error) => {
      setStreamed(null)
      showError(error, NOT_GENERATED)
    },
    onSettled: () => askAgain(queryClient, { queryKey }),
  })
  const isActive = preview.run?.isActive === true
  const isAwaited = streamed !== null
  const [seen, setSeen] = useState<number | null>(
    preview.run?.isActive === true ? null : (preview.run?.id ?? null),
  )
  const hasEnded = preview.run !== null && !isActive && preview.run.id !== seen
  useEffect(() => {
    if (!hasEnded || asking.isPending) return
    setSeen(preview.run?.id ?? null)
    setStreamed(null)
  }, [hasEnded, asking.isPending, preview.run?.id])
  const hasFailed = !isActive && !isAwaited && (asking.isError || preview.run?.hasFailed === true)
  return {
    ask: asking.mutateAsync,
    isBusy: asking.isPending || isActive || isAwaited,
    text: isAwaited ? streamed : hasFailed ? '' : (preview.result ?? ''),
    /** What the response area says instead of an answer; null when there is one. */
    problem: hasFailed ? NO_RESPONSE : null,
    reason: hasFailed ? (preview.run?.hasFailed === true ? preview.run.reason : null) : null,
  }
}
