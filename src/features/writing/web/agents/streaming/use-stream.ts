import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { writtenText } from '#features/writing/contract.ts'
import { useLiveState } from '#platform/web/realtime/use-live-state.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { writingApi } from '../../api.ts'
import type { WritingNow } from '../running/follow-run.ts'
import { createStream, type WritingStream } from './create-stream.ts'

/**
 * What agents write of a cluster, as it comes. A window that opens in the middle, or whose connection was lost, gets the
 * finished parts from the server.
 */
export function useStream(articleId: number, now: WritingNow | null): WritingStream {
  const [stream] = useState(createStream)
  useMessages<typeof writtenText>('writtenText', (message) => {
    if (message.clusterId === articleId) stream.take(message)
  })
  const isConnected = useLiveState().phase === 'open'
  useEffect(() => {
    if (!isConnected) stream.loseTouch()
  }, [isConnected, stream])
  const isDrafted = now?.section === 'draft'
  const options = writingApi.getWritten.queryOptions({
    input: { articleId },
    // A part that is finished can be filled in.
    enabled: isDrafted && stream.lacks('draft'),
    staleTime: 0,
    meta: { followsMessages: true },
  })
  const { data } = useQuery({ ...options, queryKey: [...options.queryKey, now?.progress?.done ?? 0] })
  useEffect(() => {
    if (data) stream.fill(data)
  }, [data, stream])
  return stream
}
