import type { StylistPrompt } from './read-stylist-prompt.ts'

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])o not\b/gu, "$1on't"],
  [/\b([Dd])oes not\b/gu, "$1oesn't"],
  [/\b([Ii])s not\b/gu, "$1sn't"],
  [/\b([Aa])re not\b/gu, "$1ren't"],
  [/\b([Cc])annot\b/gu, "$1an't"],
  [/\b([Ii])t is\b/gu, "$1t's"],
  [/\b([Yy])ou will\b/gu, "$1ou'll"],
  [/\b([Ww])e are\b/gu, "$1e're"],
]
const LONG: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])on['’]t\b/gu, '$1o not'],
  [/\b([Dd])oesn['’]t\b/gu, '$1oes not'],
  [/\b([Ii])sn['’]t\b/gu, '$1s not'],
  [/\b([Ii])t['’]s\b/gu, '$1t is'],
  [/\b([Yy])ou['’]ll\b/gu, '$1ou will'],
]
/** Where a sentence can become two. */
const SEAM = /(?:;|, (?:and|but|so|und|aber|y|pero|et|mais|och|men)) (?=(\p{L}))/gu

/** A text as its style guide wants it, as far as a few rules go. */
export function restyle({ blocks }: StylistPrompt): string {
  const guide = (blocks.get('style guide') ?? '').replaceAll(/[*_\\]/g, '')
  let text = blocks.get('text') ?? ''
  const most = Number(/Sentences: about \d+ words, at most (\d+)/u.exec(guide)?.[1] ?? Infinity)
  if (/Contractions: yes/iu.test(guide)) text = replaceAll(text, SHORT)
  if (/Contractions: none/iu.test(guide)) text = replaceAll(text, LONG)
  if (/Exclamation marks: none/iu.test(guide)) text = text.replaceAll('!', '.')
  return text.replaceAll(/[^.!?\n]+[.!?]?/gu, (sentence) =>
    countWords(sentence) > most ? split(sentence) : sentence,
  )
}

function replaceAll(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
}

function split(sentence: string): string {
  return sentence.replaceAll(SEAM, '. ').replaceAll(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}
