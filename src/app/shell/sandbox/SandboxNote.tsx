import { connectionsApi } from '#features/connections/web/index.ts'
import { useQuery } from '@tanstack/react-query'
import { IconFlask } from '#ui/icons.ts'
import { useState } from 'react'
import { listMadeUp } from './made-up.ts'
import { PortsDialog } from './PortsDialog.tsx'
import { ShellNote } from '../ShellNote.tsx'

/** Says which data of a workspace are made up, as long as some are. */
export function SandboxNote({ workspaceId }: { workspaceId: number }) {
  const { data: ports } = useQuery(connectionsApi.listPorts.queryOptions({ input: { workspaceId } }))
  const [isOpen, setIsOpen] = useState(false)
  const madeUp = listMadeUp(ports ?? NONE)
  if (ports === undefined || madeUp === null) return null
  return (
    <>
      <ShellNote
        tone="warning"
        label="Sandbox"
        icon={<IconFlask size={16} stroke={1.75} aria-hidden="true" />}
        title="Sandbox."
        action={
          <button type="button" onClick={() => setIsOpen(true)}>
            Use real services
          </button>
        }
      >
        {madeUp}
      </ShellNote>
      {isOpen && <PortsDialog ports={ports} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const NONE: readonly never[] = []
