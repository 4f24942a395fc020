import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import type { PublisherType } from '../../contract.ts'
import { connectionsApi } from '../api.ts'
import { useConnecting } from './use-connecting.ts'

interface DisconnectPublisherProps {
  contentplanId: number
  type: PublisherType
  /** As users know it: WordPress. */
  name: string
  /** What the question says; by default that of a system with a key. */
  text?: string
}

const FORGETS_KEY =
  'Keyloom forgets the key and sends no more articles there. Everything that is published stays. You can connect again at any time; that needs a key.'

/** Ends the connection of a plan to a publishing system, after a question. */
export function DisconnectPublisher({
  contentplanId,
  type,
  name,
  text = FORGETS_KEY,
}: DisconnectPublisherProps) {
  const [isAsking, setIsAsking] = useState(false)
  const ending = useConnecting({
    send: () => connectionsApi.disconnectPublisher.call({ contentplanId, type }),
    savedText: `${name} is disconnected.`,
    explain: (error) => messageOf(error, `${name} could not be disconnected. Please try again.`),
  })
  return (
    <>
      <Button variant="default" aria-label={`Disconnect ${name}`} onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Disconnect ${name}?`}
          text={text}
          confirm="Disconnect"
          isBusy={ending.isPending}
          onConfirm={() => ending.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
