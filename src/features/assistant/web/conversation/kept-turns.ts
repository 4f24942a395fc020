import type { Turn } from './turn-list.ts'

/** The turns that this tab has kept under a name; none when there are none that can be read. */
export function readTurns(name: string): Turn[] {
  try {
    return parseTurns(sessionStorage.getItem(name) ?? '[]')
  } catch {
    return []
  }
}

export function keepTurns(name: string, turns: readonly Turn[]): void {
  try {
    if (turns.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(turns))
  } catch {
    // Storage is blocked or full: the conversation is kept as long as the page is open.
  }
}

function parseTurns(text: string): Turn[] {
  // The type is certain: only keepTurns writes this text.
  const turns: Turn[] = JSON.parse(text)
  return Array.isArray(turns) ? turns : []
}
