import { lazy, Suspense } from 'react'
import { useProofRequest } from './use-proof-request.ts'

const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((part) => ({ default: part.ProofDialog })))

/** Shows the dialog that asks for a proof; it is on every signed-in screen. */
export function ProofHost() {
  const request = useProofRequest()
  if (request === null) return null
  return (
    <Suspense>
      <ProofDialog onAnswer={request.answer} />
    </Suspense>
  )
}
