import { agentFailure } from './agent-failure.ts'

/** The language of shorter texts cannot be told well enough. */
const LEAST_LENGTH = 200
const LONGEST_READ = 5_000
/** Languages that are written alike, such as Danish and Norwegian, come this close to each other. */
const CLOSE = 0.9
/** Norwegian is nb or no, Filipino fil or tl. */
const TWINS: Record<string, string> = { nb: 'no', nn: 'no', fil: 'tl', iw: 'he', in: 'id' }
/** Quotes may be in the language of their source, and links and markers in none. */
const OTHERS =
  // At most 5,000 characters: longer texts are cut before.
  /\[\[E\d+\]\]|\]\([^)\s]{0,300}\)|https?:\/\/\S+|“[^“”]{0,300}”|"[^"\n]{0,300}"|„[^„“]{0,300}“/gu

/** Throws wrong_language when a text is clearly in another language (ISO 639-1). */
export async function requireLanguage(text: string, language: string): Promise<void> {
  const read = text.slice(0, LONGEST_READ).replaceAll(OTHERS, ' ').trim()
  if (read.length < LEAST_LENGTH && !(isDense(read) && read.length >= LEAST_LENGTH / 3)) return
  // Its table takes a third of a second to load, so it is loaded by the first text.
  const { eld } = await import('eld/small')
  const wanted = TWINS[language] ?? language
  const found = eld.detect(read)
  const isKnown = Object.values(eld.info().Languages).includes(wanted)
  if (found.language === '' || found.language === wanted || !isKnown) return
  const scores = found.getScores()
  const best = scores[found.language] ?? 0
  if ((scores[wanted] ?? 0) < best * CLOSE) throw agentFailure('wrong_language')
}

/** A letter of these scripts says as much as three of others. */
function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}
