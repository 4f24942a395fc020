import type { runOrchestrator } from '#features/contentplans/contract.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { readLiveState } from '#platform/web/realtime/live.ts'
import { sendMessage } from '#platform/web/realtime/send-message.ts'
import { groupingApi } from './api.ts'

interface Start {
  contentplanId: number
  /** Millionths of a US dollar that somebody has agreed to. */
  confirmedCost?: number
}

/**
 * Starts the clustering of a plan's inactive keywords by the live connection, or past it where that is away. Both
 * may be asked: a run that goes on already is the answer then.
 */
export async function startClustering(start: Start): Promise<void> {
  if (readLiveState().phase === 'open' && (await sendStart(start))) return
  await groupingApi.start.call(start)
}

/** Whether the server took the message; its own refusals are errors. */
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
