/** So many texts at most are kept: a screen that passes none of them back passes back none at all. */
const MOST_KEPT = 50

/**
 * What an editor has told its screen and was not given back yet. A screen may give back a text when the user has typed on
 * already: that one must not replace what was typed since.
 */
export function createToldTexts() {
  let told: string[] = []
  return {
    add: (text: string) => {
      told = [...told.slice(1 - MOST_KEPT), text]
    },
    /** Whether the screen gives this text back, and has not got it from elsewhere. Earlier ones will not come any more. */
    takeBack: (text: string): boolean => {
      const place = told.lastIndexOf(text)
      told = place === -1 ? [] : told.slice(place + 1)
      return place !== -1
    },
  }
}
