import { untilQuiet } from './text/create-text.ts'
import type { OpenedText } from './opened-text.ts'

/**
 * Saves what is typed in these texts. Ends when no save is on its way or follows by itself: true when everything is saved,
 * false when something waits for the user, such as a text that others have changed.
 */
export async function saveOpened(opened: readonly OpenedText[]): Promise<boolean> {
  for (const { text } of opened) text.flush()
  await Promise.all(opened.map(({ text }) => untilQuiet(text)))
  return opened.every(({ text }) => !text.isDirty())
}
