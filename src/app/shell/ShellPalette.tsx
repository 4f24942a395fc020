import { useRouter } from '@tanstack/react-router'
import { IconArrowRight } from '#ui/icons.ts'
import { CommandPalette } from '#ui/palette/CommandPalette.tsx'
import type { Command } from '#ui/palette/commands.ts'
import { listPlanActions } from './palette-actions.ts'
import { useCommands, type CommandsInput } from './use-commands.tsx'
import { useFoundCommands } from './use-found-commands.tsx'

type PaletteInput = CommandsInput & { onClose: () => void }

/** The command palette over screens, plans, workspaces and actions, and over the clusters and keywords of the plan. */
export function ShellPalette({ isShown, ...input }: PaletteInput & { isShown: boolean }) {
  return isShown ? <OpenPalette {...input} /> : null
}

function OpenPalette({ onClose, ...input }: PaletteInput) {
  const router = useRouter()
  const { workspace, plan } = input.place
  const place =
    workspace === null || plan === null ? null : { workspaceId: workspace.id, contentplanId: plan.id }
  const { found, remark, setTyped } = useFoundCommands(place)
  const actions = place === null ? [] : listPlanActions(place)
  const inPlan = actions.map(({ label, words, href }): Command => ({
    id: href,
    group: 'In this plan',
    label,
    words,
    icon: <IconArrowRight size={18} stroke={1.75} />,
    onSelect: () => router.history.push(href),
  }))
  return (
    <CommandPalette
      label="Go to or do anything"
      commands={[...useCommands(input), ...inPlan]}
      found={found}
      remark={remark}
      onType={setTyped}
      onClose={onClose}
    />
  )
}
