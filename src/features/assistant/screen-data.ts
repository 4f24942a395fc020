import { TEXT_SECTIONS, type TextSection } from '#features/articles/rules.ts'

/** A passage of a text, and what is to stand in its place. */
export interface Change {
  old: string
  new: string
  /** Why, as a sentence; '' when nothing is said. */
  why: string
}

/** What a message of the role `data` tells the screen. */
export type ScreenData =
  /** Changes of a text, for the user to accept or not. */
  | { kind: 'proposal'; section: TextSection; changes: readonly Change[] }
  /** Where links of the answer may lead, besides the own site. */
  | { kind: 'links'; domain: string | null; urls: readonly string[] }

export function writeScreenData(data: ScreenData): string {
  return JSON.stringify(data)
}

/** Null for anything else than what `writeScreenData` writes. */
export function readScreenData(content: string): ScreenData | null {
  const { kind, section, changes, domain, urls } = parse(content)
  if (kind === 'links')
    return { kind, domain: typeof domain === 'string' ? domain : null, urls: textsOf(urls) }
  const known = TEXT_SECTIONS.find((one) => one === section)
  if (kind !== 'proposal' || known === undefined || !Array.isArray(changes)) return null
  return { kind, section: known, changes: changes.flatMap(readChange) }
}

function readChange(value: unknown): Change[] {
  const { old, new: instead, why } = fieldsOf(value)
  if (typeof old !== 'string' || typeof instead !== 'string') return []
  return [{ old, new: instead, why: typeof why === 'string' ? why : '' }]
}

function parse(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
