import type { ShortcutGroup } from '../dialogs/KeyboardHelp.tsx'

/** Shortcuts of a table with `hasPageKeys`. */
export const TABLE_SHORTCUTS: ShortcutGroup = {
  title: 'In a table',
  shortcuts: [
    { keys: ['J'], does: 'Next row' },
    { keys: ['K'], does: 'Previous row' },
    { keys: ['Enter'], does: 'Open the row' },
    { keys: ['X'], does: 'Select the row' },
    { keys: ['Shift', 'X'], does: 'Select up to the row' },
    { keys: ['Esc'], does: 'Clear the selection' },
  ],
}
