import type { Ask } from './ask.ts'
import { toFields } from './material.ts'

const FINNISH =
  'Tämä vastaus on kirjoitettu aivan eri kielellä kuin pyydettiin, ja se jatkuu samalla tavalla vielä pitkän aikaa eteenpäin. Lukija ei ymmärrä siitä mitään, ellei hän satu osaamaan tätä kieltä jo ennestään.'
const LONGEST_LABEL = 24

/** An answer of the same shape that says nothing. */
export function answerEmpty(answer: string, format: Ask['format']): string {
  const value = parse(answer)
  if (format === 'text' && value === undefined) return ''
  return JSON.stringify(value === undefined ? {} : emptied(value))
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(toFields(value)).map(([name, one]) => [name, emptied(one)]))
}

/** An answer of the same shape in Finnish. */
export function answerInOtherLanguage(answer: string): string {
  const value = parse(answer)
  if (value !== undefined) return JSON.stringify(translated(value))
  return answer
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line : translateText(line)))
    .join('\n')
}

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated)
  if (typeof value === 'string') return value.length > LONGEST_LABEL ? translateText(value) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(toFields(value)).map(([name, one]) => [name, translated(one)]))
}

function translateText(text: string): string {
  return `${FINNISH} ${/\[\[E\d+\]\]/.exec(text)?.[0] ?? ''}`.trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
