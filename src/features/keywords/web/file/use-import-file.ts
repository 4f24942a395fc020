import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import type { ListedKeyword } from '../../files/index.ts'
import { MOST_KEYWORDS_AT_ONCE } from '../../rules.ts'
import { keywordsApi } from '../api.ts'
import { useReportImport } from '../imports/use-undo-import.ts'

/** As many as one request takes. */
const MOST_REASONS = 20

interface ImportInput {
  contentplanId: number
  label: string
  /** Number of keywords in the file. */
  total: number
  skippedReasons: readonly { reason: string; count: number }[]
  takePart: (at: number, count: number) => Promise<ListedKeyword[]>
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}

type ImportState =
  | { is: 'idle' }
  | { is: 'running'; done: number }
  /** The import stopped; the user can continue it where it stopped. */
  | { is: 'stopped'; done: number; why: string }

/**
 * Sends the keywords of a file in parts, as one import. A part that failed can be sent again and is imported once.
 */
export function useImportFile(input: ImportInput) {
  const queryClient = useQueryClient()
  const reportImport = useReportImport(input.contentplanId)
  const begun = useRef<{ importId: number; done: number }>(null)
  const isCancelled = useRef(false)
  const [state, setState] = useState<ImportState>({ is: 'idle' })

  async function run() {
    isCancelled.current = false
    input.onBusy(true)
    setState({ is: 'running', done: begun.current?.done ?? 0 })
    try {
      begun.current ??= await beginImport(input)
      while (begun.current.done < input.total) {
        if (isCancelled.current) return stop('The import was stopped.')
        // oxlint-disable-next-line no-await-in-loop -- one part after the other, so that it can be stopped
        begun.current = await sendPart(input, begun.current)
        setState({ is: 'running', done: begun.current.done })
      }
      const saved = await endImport(input, begun.current.importId)
      reportImport(saved)
      input.onBusy(false)
      input.onSaved()
      await askAgain(queryClient, { queryKey: keywordsApi.key() })
    } catch (error) {
      stop(messageOf(error, 'The import stopped.'))
    }
  }

  function stop(why: string) {
    input.onBusy(false)
    setState({ is: 'stopped', done: begun.current?.done ?? 0, why })
  }

  return {
    state,
    start: () => void run(),
    cancel: () => {
      isCancelled.current = true
    },
  }
}

async function beginImport({ contentplanId, label }: ImportInput) {
  const { importId } = await keywordsApi.beginImport.call({ contentplanId, kind: 'file', label })
  return { importId, done: 0 }
}

async function sendPart(
  { contentplanId, takePart, total }: ImportInput,
  { importId, done }: { importId: number; done: number },
) {
  await keywordsApi.importBatch.call({
    contentplanId,
    importId,
    batch: done / MOST_KEYWORDS_AT_ONCE + 1,
    keywordsObject: await takePart(done, MOST_KEYWORDS_AT_ONCE),
  })
  return { importId, done: Math.min(total, done + MOST_KEYWORDS_AT_ONCE) }
}

function endImport({ contentplanId, skippedReasons }: ImportInput, importId: number) {
  return keywordsApi.endImport.call({
    contentplanId,
    importId,
    skippedReasons: skippedReasons.slice(0, MOST_REASONS),
  })
}
