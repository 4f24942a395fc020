import { proseOf } from './prose/index.ts'
import { listWords } from './words.ts'

/** Runs of so many words of a source are copies. */
const RUN = 8

interface Reworded {
  text: string
  /** See countCopied. */
  copied: number
}

/** Says a sentence in other words, as far as the language's ways to do that reach. Figures and names stay. */
export function reword(sentence: string, language: string): Reworded {
  const stop = /[.!。！]$/u.exec(sentence)?.[0] ?? ''
  const source = stop === '' ? sentence : sentence.slice(0, -1)
  let best: Reworded = { text: source, copied: countCopied(source, source, language) }
  for (const [pattern, instead] of proseOf(language).rewordings) {
    if (best.copied === 0) break
    if (!pattern.test(best.text)) continue
    const text = capitalizeAs(source, best.text.replace(pattern, instead))
    const copied = countCopied(text, source, language)
    if (copied < best.copied) best = { text, copied }
  }
  return { text: `${best.text}${stop}`, copied: best.copied }
}

/** Words of a text that stand in a row as a source has them. */
export function countCopied(text: string, source: string, language: string): number {
  const runs = new Set(listRuns(listWords(source, language)))
  const words = listWords(text, language)
  const isCopied = words.map(() => false)
  for (const [at, run] of listRuns(words).entries()) if (runs.has(run)) isCopied.fill(true, at, at + RUN)
  return isCopied.filter(Boolean).length
}

function listRuns(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/** A clause that has come to the front begins with a capital, and the one that was there does not. */
function capitalizeAs(source: string, text: string): string {
  const first = source.charAt(0)
  if (text.startsWith(first) || first === first.toLowerCase()) return text
  const moved = text.replace(`, ${first}`, `, ${first.toLowerCase()}`)
  return moved.charAt(0).toUpperCase() + moved.slice(1)
}
