import { aiMessage } from '#features/assistant/contract.ts'
import type { OnText } from '#integrations/model/index.ts'
import type { Run, RunDatabase } from '#platform/server/jobs/pipeline.ts'
import { publish } from '#platform/server/realtime/index.ts'

/** Pieces that come within this time are sent together. */
const PAUSE_MS = 50

interface Previewed {
  contentplanId: number
  clusterId: number
}

interface PreviewStream {
  add: OnText
  end(): Promise<void>
}

/**
 * Sends what a model writes to the person who asked for it, as it comes. A piece at 0 begins the text, and replaces
 * what was sent of it before.
 */
export function openPreviewStream(
  { database, run }: { database: RunDatabase; run: Run },
  preview: Previewed,
  onLost: (reason: unknown) => void,
): PreviewStream {
  let [waiting, sent] = ['', 0]
  let sending: Promise<void> | null = null

  async function send(): Promise<void> {
    while (waiting !== '') {
      const content = waiting
      const at = sent
      waiting = ''
      sent += content.length
      await database.transaction().execute((open) => tell(open, { run, preview, content, at }))
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

type Open = Parameters<typeof publish>[0]

/** Says that the whole text can be read now. */
export async function tellPreviewDone(
  database: Open,
  { run, preview }: { run: Run; preview: Previewed },
): Promise<void> {
  await tell(database, { run, preview, content: '', isComplete: true })
}

async function tell(
  database: Open,
  {
    run,
    preview,
    content,
    at,
    isComplete,
  }: { run: Run; preview: Previewed; content: string; at?: number; isComplete?: boolean },
): Promise<void> {
  await publish(database, {
    workspaceId: run.workspaceId,
    ...(run.userId !== null && { userId: run.userId }),
    message: aiMessage,
    data: {
      ...preview,
      pageId: null,
      messages: [{ role: 'assistant', content }],
      ...(at !== undefined && { at }),
      ...(isComplete !== undefined && { isComplete }),
    },
  })
}
