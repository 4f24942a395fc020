import { MOST_TAGS, readTags, TOO_MANY_TAGS } from '../../rules.ts'

const SEPARATOR = /[|,;\r\n]/

interface Added {
  tags: readonly string[]
  /** Why nothing was added, or null. */
  problem: string | null
}

/** Adds the seed keywords in a typed or pasted text to others, each once. A text that is refused adds none of them. */
export function addTags(tags: readonly string[], text: string): Added {
  if (text.trim() === '') return { tags, problem: null }
  const added = readTags(text)
  if (added.length === 0) return { tags, problem: 'A seed keyword needs a letter or a digit.' }
  const all = readTags([...tags, ...added])
  return all.length > MOST_TAGS ? { tags, problem: TOO_MANY_TAGS } : { tags: all, problem: null }
}

/** Whether a text has several seed keywords, or one that a separator ends. */
export function hasSeparator(text: string): boolean {
  return SEPARATOR.test(text)
}
