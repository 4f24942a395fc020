import { useSyncExternalStore } from 'react'
import type { ConnectionState } from './connection.ts'
import { onLiveState, readLiveState } from './live.ts'

export function useLiveState(): ConnectionState {
  return useSyncExternalStore(onLiveState, readLiveState)
}
