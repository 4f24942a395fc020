import { readLanguage } from '#features/writing/text/index.ts'
import { plainLine } from './plain-text.ts'
import { isElement, type HtmlTree } from './trees.ts'

/** Characters of a summary. */
const LONGEST = 300

/** What the first paragraph says that has words; longer ones end at a word. */
export function summarise(blocks: readonly HtmlTree[], language: string): string {
  for (const block of blocks) {
    const text = isElement(block, 'p') ? plainLine(block) : ''
    if (/\p{L}/u.test(text)) return cutAtWord(text, language)
  }
  return ''
}

function cutAtWord(text: string, language: string): string {
  if (text.length <= LONGEST) return text
  const words = new Intl.Segmenter(readLanguage(language), { granularity: 'word' })
  // Room for the rest of a word: of half a word, the beginning would count as a word.
  const beginning = text.slice(0, 2 * LONGEST)
  let end = 0
  for (const { segment, index } of words.segment(beginning)) {
    if (index + segment.length > LONGEST - 1) break
    end = index + segment.length
  }
  const kept = text.slice(0, end).replace(/[\s,;:–—-]{1,9}$/u, '')
  return `${kept === '' ? text.slice(0, LONGEST - 1).toWellFormed() : kept}…`
}
