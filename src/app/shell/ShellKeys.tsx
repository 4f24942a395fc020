import { REVIEW_SHORTCUTS } from '#screens/content-editor/review/review-shortcuts.ts'
import { KeyboardHelp } from '#ui/dialogs/KeyboardHelp.tsx'
import { TABLE_SHORTCUTS } from '#ui/keyboard/shortcuts.ts'
import { PALETTE_KEYS } from '#ui/palette/use-palette-key.ts'

const SHORTCUTS = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: PALETTE_KEYS, does: 'Go to or do anything' },
      { keys: ['/'], does: 'Filter' },
      { keys: ['?'], does: 'Show these keys' },
      { keys: ['Esc'], does: 'Close what lies over the page' },
    ],
  },
  TABLE_SHORTCUTS,
  REVIEW_SHORTCUTS,
  {
    title: 'Among the new ideas of a hub',
    shortcuts: [
      { keys: ['J'], does: 'Next idea' },
      { keys: ['K'], does: 'Previous idea' },
      { keys: ['F'], does: 'Add the idea to the favorites' },
      { keys: ['X'], does: 'Dismiss the idea' },
    ],
  },
]

/** The keys of the product, which the key ? shows. */
export function ShellKeys({ onClose }: { onClose: () => void }) {
  return <KeyboardHelp groups={SHORTCUTS} onClose={onClose} />
}
