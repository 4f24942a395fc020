import { CommandPalette } from '#ui/palette/CommandPalette.tsx'
import { useCommands, type CommandsInput } from './use-commands.tsx'

/** The command palette over screens, plans, workspaces and actions. */
export function ShellPalette({ onClose, ...input }: CommandsInput & { onClose: () => void }) {
  return <CommandPalette label="Go to or do anything" commands={useCommands(input)} onClose={onClose} />
}
