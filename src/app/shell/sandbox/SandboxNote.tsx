import { connectionsApi } from '#features/connections/web/index.ts'
import { useQuery } from '@tanstack/react-query'
import { IconFlask } from '#ui/icons.ts'
import { useState } from 'react'
import { listMadeUp } from './made-up.ts'
import { PortsDialog } from './PortsDialog.tsx'
import classes from './SandboxNote.module.css'

/** Says what of a workspace's data is made up, as long as something is. */
export function SandboxNote({ workspaceId }: { workspaceId: number }) {
  const { data: ports } = useQuery(connectionsApi.listPorts.queryOptions({ input: { workspaceId } }))
  const [isOpen, setIsOpen] = useState(false)
  const madeUp = listMadeUp(ports ?? NONE)
  if (ports === undefined || madeUp === null) return null
  return (
    <aside aria-label="Sandbox" className={classes.note}>
      <IconFlask size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>Sandbox.</strong> {madeUp}
      </span>
      <button type="button" className={classes.more} onClick={() => setIsOpen(true)}>
        Use real services
      </button>
      {isOpen && <PortsDialog ports={ports} onClose={() => setIsOpen(false)} />}
    </aside>
  )
}

const NONE: readonly never[] = []
