/** A name for a hub of these seed keywords: the first one, with a capital letter. */
export function proposeName([first = '']: readonly string[]): string {
  const [letter = '', ...rest] = first
  return letter.toLocaleUpperCase() + rest.join('')
}
