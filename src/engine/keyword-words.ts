/** Scripts that set no spaces between words: their words are taken to be every two neighbouring characters. */
const UNSPACED =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)/u
const ASCII = /^[ -~]*$/
/** Endings of plurals and cases, the longest first. */
const ENDINGS = ['en', 'es', 's', 'n', 'e']
const SHORTEST_STEM = 3

/** The distinct words of a keyword in lower case, without accents. */
export function listWords(keyword: string): Set<string> {
  if (ASCII.test(keyword)) return new Set(keyword.match(/[\da-z]+/g))
  const folded = keyword
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
  const words = new Set<string>()
  for (const [chunk] of folded.matchAll(/[\p{L}\p{N}\p{M}ー]+/gu))
    for (const [place, part] of chunk.split(UNSPACED).entries())
      for (const word of place % 2 === 1 ? pairUp(part) : [part]) if (word !== '') words.add(word)
  return words
}

function pairUp(text: string): string[] {
  const letters = [...text]
  return letters.length === 1 ? letters : letters.slice(1).map((letter, before) => letters[before] + letter)
}

/** For each word the id of its stem, if the stem itself is one of the words: "shoes" counts as "shoe". */
export function foldEndings(idOf: ReadonlyMap<string, number>): Int32Array {
  const stemOf = new Int32Array(idOf.size)
  const byLength = [...idOf].sort(([one], [other]) => one.length - other.length)
  for (const [word, id] of byLength) {
    const stem = ENDINGS.filter(
      (ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM,
    )
      .map((ending) => idOf.get(word.slice(0, -ending.length)))
      .find((known) => known !== undefined)
    stemOf[id] = stem === undefined ? id : stemOf[stem]
  }
  return stemOf
}
