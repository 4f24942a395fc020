/** Words that say nothing about a subject, in English and German. */
const EMPTY_WORDS = new Set(
  (
    'a about an and are as at best by can do does for from guide how i in is it know of on or the to tips top vs what ' +
    'when where which who why with you your ' +
    'am an auf aus bei beste besten das den der die ein eine einen für im in ist mit so und von wann warum was wie wo zu zum zur'
  ).split(' '),
)
/** Two words are one when they begin with this many equal letters and differ only in their endings. */
const SHARED_LETTERS = 4
const LONGEST_ENDING = 3
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * Whether the title of a cluster can still be about its main keyword: they share a word, whatever its ending is. A
 * title or keyword without words of its own always fits.
 */
export function fitsTitle(title: string, mainKeyword: string): boolean {
  const [titled, searched] = [listWords(title), listWords(mainKeyword)]
  if (titled.length === 0 || searched.length === 0) return true
  return searched.some((word) => titled.some((other) => isSameWord(word, other)))
}

function listWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
}

/** Equal, one within the other (Schuhe, Laufschuhe; scripts without spaces), or equal but for an ending (clean, cleaned). */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const hasLetters = /^[\p{Script=Latin}\p{N}]+$/u.test(short)
  if (long.includes(short) && (!hasLetters || short.length >= SHARED_LETTERS)) return true
  const shared = countShared(short, long)
  return shared >= SHARED_LETTERS && long.length - shared <= LONGEST_ENDING
}

function countShared(short: string, long: string): number {
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared
}
