import { IconListSearch } from '#ui/icons.ts'
import { ToolButton } from '#ui/layout/ToolButton.tsx'
import { useSide } from './use-side.ts'

/** Opens what a narrow window has no room for beside the text. */
export function BesideButton() {
  const { side, isOver, isOpen, show, close } = useSide()
  if (!isOver) return null
  return (
    <ToolButton
      label="Sources and score"
      icon={<IconListSearch size={16} stroke={1.75} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={() => (isOpen ? close() : show(side.value))}
    />
  )
}
