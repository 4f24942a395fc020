/** The channel of PostgreSQL that every process with sockets listens to. Migration 0011 tells of ends there too. */
export const CHANNEL = 'realtime'

/** A notice has less than 8,000 bytes; the rest is for what stands before a part. */
const PART_LENGTH = 7_800
/** What is larger is no message: it says what changed, and the browser fetches it. */
const LARGEST = 64 * 1024

/** What a message becomes on its way: whom it is for, and the text that their browsers get. */
export interface Letter {
  workspaceId: number
  /** null: for every member of the workspace. */
  userId: number | null
  text: string
}

type Notice =
  | { kind: 'letter'; letter: Letter }
  | { kind: 'session'; session: string }
  | { kind: 'member'; userId: number }

/**
 * Writes a letter as the notices that carry it. Each names the letter, because PostgreSQL sends equal notices of one
 * transaction only once. In ASCII a character is a byte, so that a cut falls between two of them.
 */
export function writeNotices(id: string, letter: Letter): string[] {
  const text = JSON.stringify(letter).replaceAll(/[\u0080-\uFFFF]/g, escapeCharacter)
  if (text.length > LARGEST)
    throw new Error(`a message of ${text.length} bytes is too large: say what changed, and let it be fetched`)
  const count = Math.ceil(text.length / PART_LENGTH)
  return Array.from({ length: count }, (_, place) => {
    const part = text.slice(place * PART_LENGTH, (place + 1) * PART_LENGTH)
    return `letter ${id} ${place} ${count} ${part}`
  })
}

/** Reads notices one after the other; null for the part of a letter that is not whole yet. */
export function createNoticeReader() {
  const parts = new Map<string, string[]>()
  return {
    read(notice: string): Notice | null {
      const [kind, name = ''] = notice.split(' ', 2)
      if (kind === 'session') return { kind, session: name }
      if (kind === 'member') return { kind, userId: Number(name) }
      const [, id, place, count, part = ''] = /^letter (\S+) (\d+) (\d+) (.*)$/s.exec(notice) ?? []
      if (id === undefined) return null
      const known = parts.get(id) ?? []
      known[Number(place)] = part
      parts.set(id, known)
      if (Object.keys(known).length < Number(count)) return null
      parts.delete(id)
      return { kind: 'letter', letter: parseLetter(known.join('')) }
    },
    /** What was begun will not be finished. */
    forget: () => parts.clear(),
  }
}

function parseLetter(text: string): Letter {
  // Only writeNotices writes it.
  const letter: Letter = JSON.parse(text)
  return letter
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
