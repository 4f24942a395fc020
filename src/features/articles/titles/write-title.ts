import { findName, MOST_WORDS } from './names.ts'

/**
 * A keyword as the title of a cluster: its first letter is a capital, and known names are written as usual ("GPS watch",
 * "iPhone case"). Capitals that a user typed stay, unless there are no other letters. `language` is that of the plan, ISO
 * 639-1; without it, names that are usual words in some language stay as they are.
 */
export function writeTitle(keyword: string, language: string | null): string {
  const text = isShouted(keyword) ? keyword.toLocaleLowerCase(language ?? undefined) : keyword
  const named = writeNames(text, language)
  const [first = ''] = named.split(' ')
  const start = first.search(/[\p{L}\p{N}]/u)
  const [letter = ''] = first.slice(start)
  if (start < 0 || hasCapital(first) || text.split(' ')[0] !== first) return named
  return `${named.slice(0, start)}${letter.toLocaleUpperCase(language ?? undefined)}${named.slice(start + letter.length)}`
}

/** A text with its known names as they are written. Only words in lower case, or with one capital at their start, change. */
export function writeNames(text: string, language: string | null): string {
  const words = text.split(' ')
  const written: string[] = []
  for (let at = 0; at < words.length;) {
    const found = findLongest(words.slice(at, at + MOST_WORDS), language)
    written.push(found?.text ?? writeParts(words[at] ?? '', language))
    at += found?.length ?? 1
  }
  return written.join(' ')
}

/** The longest name at the beginning of these words, and how many of the words it takes. */
function findLongest(
  words: readonly string[],
  language: string | null,
): { text: string; length: number } | null {
  for (let length = words.length; length > 0; length--) {
    const text = words.slice(0, length).join(' ')
    const [before = '', inner = '', after = ''] = splitMarks(text)
    const name = words.slice(0, length).every(isPlain) ? findName(inner.toLowerCase(), language) : null
    if (name !== null) return { text: `${before}${name}${after}`, length }
  }
  return null
}

/** "gps-uhr" becomes "GPS-uhr". */
function writeParts(word: string, language: string | null): string {
  if (!word.includes('-') || !isPlain(word)) return word
  return word
    .split('-')
    .map((part) => findName(part.toLowerCase(), language) ?? part)
    .join('-')
}

/** The marks before a word, the word, and the marks after it. */
function splitMarks(text: string): [string, string, string] {
  const start = text.search(/[\p{L}\p{N}]/u)
  if (start < 0) return [text, '', '']
  let end = text.length
  while (end > start && !/[\p{L}\p{N}]/u.test(text.charAt(end - 1))) end -= 1
  return [text.slice(0, start), text.slice(start, end), text.slice(end)]
}

function isPlain(word: string): boolean {
  return !hasCapital(word.slice(word.search(/[\p{L}\p{N}]/u) + 1))
}

function hasCapital(text: string): boolean {
  return /\p{Lu}/u.test(text)
}

/** Several words without a small letter. */
function isShouted(text: string): boolean {
  return text.includes(' ') && hasCapital(text) && !/\p{Ll}/u.test(text)
}
