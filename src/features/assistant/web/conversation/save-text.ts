import type { OpenedText } from '#features/editor/web/index.ts'

/** A question does not wait longer for a text that cannot be saved. */
const LONGEST_MS = 3_000

/** Saves what is typed, and waits for that, but not for long. */
export function saveText(opened: OpenedText | null): Promise<void> {
  if (opened === null || !opened.text.isDirty()) return Promise.resolve()
  const { text } = opened
  text.flush()
  return new Promise((resolve) => {
    const look = () => {
      if (text.isDirty() && text.read().trouble === null) return
      end()
    }
    const end = () => {
      clearTimeout(timer)
      leave()
      resolve()
    }
    const timer = setTimeout(() => end(), LONGEST_MS)
    const leave = text.subscribe(look)
    look()
  })
}
