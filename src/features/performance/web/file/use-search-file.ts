import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { openWorker } from '#platform/web/worker/open-worker.ts'
import { FILE_WORKER_LOST } from '#platform/web/worker/read-file.ts'
import type { DayRange } from '#platform/days.ts'
import type { FilePart, FoundText } from '../../files/index.ts'
import { performanceApi } from '../api.ts'
import type { FileSummary, SearchFileWorker } from './search-file-worker.ts'

export interface Kept {
  days: number
  /** Queries and pages whose numbers of a period were stored. */
  numbers: number
  newKeywords: number
  newPages: number
  /** Where the numbers are stored; null before the first of them. */
  periodId: number | null
}

const NOTHING: Kept = { days: 0, numbers: 0, newKeywords: 0, newPages: 0, periodId: null }

type State =
  | { is: 'reading' }
  | { is: 'refused'; why: string }
  | { is: 'ready'; summary: FileSummary; parts: FilePart[] }

type Sending =
  | { is: 'idle' }
  | { is: 'sending' | 'done'; at: number; kept: Kept }
  /** The import stopped; the user can continue it where it stopped. */
  | { is: 'stopped'; at: number; kept: Kept; why: string }

/** Reads a chosen file in a worker, and sends its data to the plan part by part. */
export function useSearchFile(contentplanId: number, file: File, onBusy: (isBusy: boolean) => void) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<State>({ is: 'reading' })
  const [sending, setSending] = useState<Sending>({ is: 'idle' })

  useEffect(() => {
    const worker = openWorker<SearchFileWorker>(
      new Worker(new URL('./search-file-worker.ts', import.meta.url), { type: 'module' }),
      { explainLoss: () => FILE_WORKER_LOST },
    )
    worker
      .ask('read', file)
      .then((found) => setState({ is: 'ready', ...found }))
      .catch((error: unknown) => setState({ is: 'refused', why: messageOf(error, FILE_WORKER_LOST) }))
      .finally(worker.close)
    return worker.close
  }, [file])

  async function send(parts: readonly FilePart[], range: DayRange | null) {
    const period = range && { label: file.name, ...range }
    let at = 'at' in sending ? sending.at : 0
    let kept = 'kept' in sending ? sending.kept : NOTHING
    onBusy(true)
    setSending({ is: 'sending', at, kept })
    try {
      for (const part of parts.slice(at)) {
        const isLast = at === parts.length - 1
        // oxlint-disable-next-line no-await-in-loop -- one part after the other: the first ones matter most
        const more = await performanceApi.importFile.call({
          contentplanId,
          ...describePart(part, period && { ...period, periodId: kept.periodId ?? undefined }),
          isLast,
        })
        kept = addKept(kept, more)
        at++
        setSending({ is: isLast ? 'done' : 'sending', at, kept })
      }
    } catch (error) {
      setSending({ is: 'stopped', at, kept, why: explainStop(error, kept) })
    }
    onBusy(false)
    await Promise.all(
      [performanceApi, keywordsApi, progressApi].map((api) => askAgain(queryClient, { queryKey: api.key() })),
    )
  }

  return {
    state,
    sending,
    /** Sends everything; numbers without days are sent only with the period that they have. */
    send: (range: DayRange | null) => void (state.is === 'ready' && send(state.parts, range)),
  }
}

function describePart(
  { undated, ...part }: FilePart,
  period: (DayRange & { label: string; periodId: number | undefined }) | null,
) {
  if (undated === undefined) return part
  const { queries, pages } = undated
  if (period === null)
    return { ...part, queries: queries.map(({ text }) => text), pages: pages.map(({ text }) => text) }
  return {
    ...part,
    period: {
      ...period,
      queries: queries.map(({ text: query, ...sums }) => ({ query, ...describeSums(sums) })),
      pages: pages.map(({ text: page, ...sums }) => ({ page, ...describeSums(sums) })),
    },
  }
}

function explainStop(error: unknown, { periodId }: Kept): string {
  return statusOf(error) === 404 && periodId !== null
    ? 'The numbers of this file were deleted or imported again meanwhile. Choose the file once more.'
    : messageOf(error, 'The import stopped.')
}

/** In a file the position 0 means that there is none. */
function describeSums({ clicks, impressions, position }: Omit<FoundText, 'text'>) {
  return { clicks, impressions, position: position === 0 ? null : position }
}

function addKept(one: Kept, other: Kept): Kept {
  return {
    days: one.days + other.days,
    numbers: one.numbers + other.numbers,
    newKeywords: one.newKeywords + other.newKeywords,
    newPages: one.newPages + other.newPages,
    periodId: other.periodId ?? one.periodId,
  }
}
