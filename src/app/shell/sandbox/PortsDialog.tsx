import type { Port } from '#features/connections/contract.ts'
import { PORT_VARIABLES } from '#features/connections/rules.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { StatusChip } from '#ui/status/StatusChip.tsx'
import { Button } from '@mantine/core'
import { WORDS } from './made-up.ts'
import classes from './PortsDialog.module.css'

const STATES = {
  real: { label: 'Real', tone: 'good' },
  sandbox: { label: 'Made up', tone: 'warning' },
  none: { label: 'Not connected', tone: 'neutral' },
} as const

/** Shows what provides each service, and how to set up a real one. */
export function PortsDialog({ ports, onClose }: { ports: readonly Port[]; onClose: () => void }) {
  return (
    <Dialog title="Where your data comes from" onClose={onClose}>
      <ul className={classes.ports}>
        {ports.map(({ name, state, provider }) => (
          <li key={name} className={classes.port}>
            <span className={classes.name}>{WORDS[name]}</span>
            <StatusChip tone={STATES[state].tone}>{STATES[state].label}</StatusChip>
            <span className={classes.how}>
              {state === 'real' ? (
                provider
              ) : (
                <>
                  Set <Variables names={PORT_VARIABLES[name]} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        The administrator of this installation sets these in its environment; docs/operations.md has the other
        choices. SANDBOX=on makes up what is not connected, but a workspace with a real connection never gets
        made-up data.
      </p>
      <div className={classes.end}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

function Variables({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' and '}
      <code>{name}</code>
    </span>
  ))
}
