import type { runOrchestrator } from '#features/contentplans/contract.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { readLiveState } from '#platform/web/realtime/live.ts'
import { sendMessage } from '#platform/web/realtime/send-message.ts'
import { groupingApi } from './api.ts'

interface Start {
  contentplanId: number
  /** Millionths of a US dollar that the user has agreed to. */
  confirmedCost?: number
}

/**
 * Starts the clustering of a plan's inactive keywords over the live connection, or over HTTP when that is not open or
 * the message fails. Asking twice is safe: the server then answers with the active run.
 */
export async function startClustering(start: Start): Promise<void> {
  if (readLiveState().phase === 'open' && (await sendStart(start))) return
  await groupingApi.start.call(start)
}

/** Whether the server received the message. Throws when the server refuses it. */
async function sendStart(start: Start): Promise<boolean> {
  try {
    await sendMessage<typeof runOrchestrator>('runOrchestrator', {
      ...start,
      runGrouping: true,
      userType: 'managed',
      queueKeywords: true,
    })
    return true
  } catch (error) {
    if (statusOf(error) !== null) throw error
    return false
  }
}
