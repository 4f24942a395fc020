import { Invalid } from '#platform/errors.ts'

/** Deeper than any request of ours, and shallow enough for every recursive function that reads the body. */
const DEEPEST = 32

/** Parses a JSON body whose texts the database can hold; anything else is Invalid. */
export function parseBody(text: string): unknown {
  refuseDeep(text)
  try {
    return JSON.parse(text === '' ? '{}' : text, checkEntry)
  } catch (error) {
    throw error instanceof SyntaxError ? new Invalid('The body is no JSON.') : error
  }
}

/** Counts brackets outside of strings, before anything recursive reads the text. */
function refuseDeep(text: string): void {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString && character === '\\') at++
    else if (!isInString && (character === '{' || character === '[')) depth++
    else if (!isInString && (character === '}' || character === ']')) depth--
    if (depth > DEEPEST) throw new Invalid(`The body is nested deeper than ${DEEPEST} levels.`)
  }
}

function checkEntry(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Invalid('The body has a key that is not allowed: __proto__.')
  for (const text of [key, value])
    if (typeof text === 'string' && (!text.isWellFormed() || text.includes('\0')))
      throw new Invalid('The body holds a text with a NUL character or half of a character.')
  return value
}
