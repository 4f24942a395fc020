import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import type { Received } from './read-frame.ts'
import { listenTo } from './live.ts'

/**
 * Calls back with the data of every message of one kind: `useMessages<typeof trackerMessage>('tracker', follow)`.
 * Only the type of the contract is part of the web app.
 */
export function useMessages<Sent extends Outgoing>(
  name: Sent['name'],
  onMessage: (data: z.output<Sent['data']>) => void,
): void {
  const take = useEffectEvent((message: Received) => {
    if (isOf<Sent>(message, name)) onMessage(message.data)
  })
  useEffect(() => listenTo((message) => take(message)), [])
}

/** The type is certain, because the server sends only data that fits the contract. */
function isOf<Sent extends Outgoing>(
  message: Received,
  name: Sent['name'],
): message is { name: Sent['name']; data: z.output<Sent['data']> } {
  return message.name === name
}
