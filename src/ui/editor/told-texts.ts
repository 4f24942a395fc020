/** How many texts are kept for a screen that gives none of them back. */
const MOST_KEPT = 50

/**
 * The texts that an editor has told its screen and that did not come back yet. When one comes back after the user has
 * typed on, it must not replace what was typed since.
 */
export function createToldTexts() {
  let told: string[] = []
  return {
    add: (text: string) => {
      told = [...told.slice(1 - MOST_KEPT), text]
    },
    /** Whether this text was told, and does not come from another user or window. The screen gives no earlier one back after it. */
    takeBack: (text: string): boolean => {
      const place = told.lastIndexOf(text)
      told = place === -1 ? [] : told.slice(place + 1)
      return place !== -1
    },
  }
}
