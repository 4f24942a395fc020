/** One or two letters for a name: the first ones of its first and its last word. */
export function findInitials(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  const letters = ends.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '')
  return letters.join('').toLocaleUpperCase() || '?'
}
