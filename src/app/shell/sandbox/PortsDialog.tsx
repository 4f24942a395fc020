import type { Port, PortName } from '#features/connections/contract.ts'
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

/** The variables of the usual provider of each service. */
const VARIABLES: Record<PortName, readonly string[]> = {
  'search-console': ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  serps: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  'keyword-data': ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD'],
  model: ['MODEL', 'MODEL_KEY'],
}

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
                  Set <Variables names={VARIABLES[name]} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        The administrator of this installation sets these in its environment; docs/operations.md has the other
        choices. A workspace that is connected to something real never gets anything that is made up.
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
