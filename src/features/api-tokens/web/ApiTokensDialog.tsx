import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { useState } from 'react'
import { NewToken } from './NewToken.tsx'
import { NewTokenForm } from './NewTokenForm.tsx'
import { TokensPart } from './TokensPart.tsx'
import type { MadeToken } from './use-new-token.ts'

type View = { kind: 'list' } | { kind: 'new' } | { kind: 'made'; made: MadeToken }

const TITLES = { list: 'API tokens', new: 'New API token', made: 'Your new API token' }
const LIST: View = { kind: 'list' }

interface ApiTokensDialogProps {
  workspaceId: number
  onClose: () => void
}

/** The dialog that lists, makes and revokes the API tokens of a workspace. */
export function ApiTokensDialog({ workspaceId, onClose }: ApiTokensDialogProps) {
  const [view, setView] = useState(LIST)
  return (
    <Dialog
      title={TITLES[view.kind]}
      isWide={view.kind !== 'new'}
      // The token is shown only once, so it must not be closed by accident.
      isBusy={view.kind === 'made'}
      onClose={() => (view.kind === 'list' ? onClose() : setView(LIST))}
    >
      {view.kind === 'list' && (
        <TokensPart workspaceId={workspaceId} onNew={() => setView({ kind: 'new' })} />
      )}
      {view.kind === 'new' && (
        <NewTokenForm
          workspaceId={workspaceId}
          onMade={(made) => setView({ kind: 'made', made })}
          onCancel={() => setView(LIST)}
        />
      )}
      {view.kind === 'made' && (
        <NewToken workspaceId={workspaceId} made={view.made} onDone={() => setView(LIST)} />
      )}
    </Dialog>
  )
}
