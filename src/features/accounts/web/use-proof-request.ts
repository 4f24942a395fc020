import { useSyncExternalStore } from 'react'
import { findProofRequest, onProofRequest } from './proof-request.ts'

/** What the person is asked now, and how to answer; null: nothing. */
export function useProofRequest() {
  return useSyncExternalStore(onProofRequest, findProofRequest)
}
