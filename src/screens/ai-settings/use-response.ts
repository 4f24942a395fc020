import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

/** What has come of an answer so far, and the newest run before the one that makes it. */
interface Streamed {
  text: string
  after: number
}

/** What the model makes of a paragraph: asked for by callAgent, and shown as it comes. */
export function useResponse({ contentplanId }: PlanPlace, preview: StylePreview) {
  const queryClient = useQueryClient()
  const queryKey = voiceApi.getPreview.key({ input: { contentplanId } })
  const [streamed, setStreamed] = useState<Streamed | null>(null)
  const [hasFailedToAsk, setHasFailedToAsk] = useState(false)
  const { run } = preview
  // The next answer, which another window may ask for, does not go on with the text of this one.
  if (streamed !== null && isOver(streamed, run)) setStreamed(null)
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, queryKey)
  useMessages<typeof aiMessage>('aiMessage', ({ clusterId, messages, ...message }) => {
    if (clusterId === null || clusterId !== preview.clusterId) return
    const [{ role, content }] = messages
    if (role === 'assistant' && content !== '')
      setStreamed((known) => ({
        after: known?.after ?? runBefore(run),
        text: addPiece(known?.text ?? '', { content, at: message.at }),
      }))
    if (message.isComplete === true || message.done === true) void askAgain(queryClient, { queryKey })
  })
  const asking = useMutation({
    mutationFn: async (text: string) => {
      const { clusterId } = await voiceApi.choosePreview.call({ contentplanId, text })
      await askAgain(queryClient, { queryKey })
      setStreamed({ text: '', after: runBefore(run) })
      setHasFailedToAsk(false)
      await sendMessage<typeof callAgentMessage>('callAgent', { clusterId, agent: 'editor', contentplanId })
    },
    onError: (error) => {
      setStreamed(null)
      setHasFailedToAsk(true)
      showError(error, NOT_GENERATED)
    },
    onSettled: () => askAgain(queryClient, { queryKey }),
  })
  const isActive = run?.isActive === true
  const isAwaited = streamed !== null && !isOver(streamed, run)
  const isBusy = asking.isPending || isActive || isAwaited
  const hasFailed = !isBusy && (hasFailedToAsk || run?.hasFailed === true)
  return {
    ask: asking.mutateAsync,
    isBusy,
    text: isAwaited ? streamed.text : hasFailed ? '' : (preview.result ?? ''),
    /** What the response area says instead of an answer; null when there is one. */
    problem: hasFailed ? NO_RESPONSE : null,
    reason: hasFailed && !hasFailedToAsk ? (run?.reason ?? null) : null,
  }
}

/** A text with its next piece. One that stands further ahead replaces what came after it: a new attempt begins at 0. */
export function addPiece(text: string, { content, at }: { content: string; at: number | undefined }): string {
  return text.slice(0, at ?? text.length) + content
}

/** Whether the run that makes an answer has ended. */
function isOver({ after }: Streamed, run: StylePreview['run']): boolean {
  return run !== null && !run.isActive && run.id > after
}

/** The newest run that has ended: an answer is made by a later one. */
function runBefore(run: StylePreview['run']): number {
  if (run === null) return 0
  return run.isActive ? run.id - 1 : run.id
}
