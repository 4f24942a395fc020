import { lazy } from 'react'
import { accountsClient } from './api.ts'

export { installationQuery } from './installation.ts'
export { askForProof } from './proof-request.ts'
export { ProofHost } from './ProofHost.tsx'
export { enterAuth, enterLogin, readAuthSearch, readLoginSearch } from './enter-sign-in.ts'

/** Loaded when it is opened. */
export const SessionsDialog = lazy(() =>
  import('./SessionsDialog.tsx').then((part) => ({ default: part.SessionsDialog })),
)

/** Loaded when it is opened. */
export const ChangePasswordDialog = lazy(() =>
  import('./ChangePasswordDialog.tsx').then((part) => ({ default: part.ChangePasswordDialog })),
)

/** Where users of this installation find help. */
export const SupportContact = lazy(() =>
  import('./SupportContact.tsx').then((part) => ({ default: part.SupportContact })),
)

/** Fetches a ticket, which opens one live connection. */
export function fetchTicket() {
  return accountsClient.issueTicket({})
}
