import type { ShortcutGroup } from '#ui/dialogs/KeyboardHelp.tsx'

/** The keys of the full-screen editor. */
export const REVIEW_SHORTCUTS: ShortcutGroup = {
  title: 'In the article editor',
  shortcuts: [
    { keys: ['J'], does: 'Next article' },
    { keys: ['K'], does: 'Previous article' },
    { keys: ['Alt', 'J'], does: 'Next article, while typing' },
    { keys: ['Alt', 'K'], does: 'Previous article, while typing' },
    { keys: ['Esc'], does: 'Save and go back to the list' },
  ],
}
