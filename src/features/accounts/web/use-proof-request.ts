import { useSyncExternalStore } from 'react'
import { findProofRequest, onProofRequest } from './proof-request.ts'

/** The open request for a proof, with the function that answers it; null when there is none. */
export function useProofRequest() {
  return useSyncExternalStore(onProofRequest, findProofRequest)
}
