import type { Agent } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { OnText } from '#integrations/model/index.ts'
import type { Run, RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { writtenText } from '../../contract.ts'
import { TEXT_OF_AGENT } from '../../rules.ts'

/** Pieces that come within this time are sent together. */
const PAUSE_MS = 50
/** Characters of a message at most. */
const LONGEST = 4_000

interface Streamed {
  plan: Plan
  articleId: number
  agent: Agent
  /** The part of the text, from 0. */
  part: number
}

export interface TextStream {
  /** Takes the next piece; the first one is sent at once. A piece at 0 begins the text, and replaces what was sent of it before. */
  add: OnText
  /** Sends what is left. Rejects when the run was lost meanwhile. */
  end(): Promise<void>
}

/**
 * Sends to browsers what an agent writes, as it comes. A message needs the run's lease: when the run was cancelled,
 * `onLost` is called, and the answer of the model can be ended at once.
 */
export function openTextStream(
  { database, run }: { database: RunDatabase; run: Run },
  { plan, articleId, agent, part }: Streamed,
  onLost: (reason: unknown) => void,
): TextStream {
  let [waiting, sent] = ['', 0]
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    while (waiting !== '') {
      const text = cutWhole(waiting)
      waiting = waiting.slice(text.length)
      const data = {
        contentplanId: plan.id,
        clusterId: articleId,
        runId: run.id,
        section: TEXT_OF_AGENT[agent],
        agent,
        part,
        at: sent,
        text,
      }
      sent += text.length
      await database
        .transaction()
        .execute((open) => publish(open, { workspaceId: plan.workspaceId, message: writtenText, data }))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  return {
    add(piece, at) {
      if (at === 0) [waiting, sent] = ['', 0]
      waiting += piece
      sending ??= send()
        .catch(onLost)
        .finally(() => {
          sending = null
        })
    },
    async end() {
      await sending
      if (waiting !== '') await send()
    },
  }
}

/** The beginning of a text that a message holds, not cut between the halves of a surrogate pair. */
function cutWhole(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
