import type { ShortcutGroup } from '../dialogs/KeyboardHelp.tsx'

/** What the keys do in every table with page keys. */
export const TABLE_SHORTCUTS: ShortcutGroup = {
  title: 'In a table',
  shortcuts: [
    { keys: ['J'], does: 'Next row' },
    { keys: ['K'], does: 'Previous row' },
    { keys: ['Enter'], does: 'Open the row' },
    { keys: ['X'], does: 'Select the row' },
    { keys: ['Shift', 'X'], does: 'Select up to the row' },
  ],
}
