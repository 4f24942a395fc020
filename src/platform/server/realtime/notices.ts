/**
 * The channel of PostgreSQL that every process with sockets listens to. Triggers of migration 0011 also notify it, of
 * ended sessions and changed memberships.
 */
export const CHANNEL = 'realtime'

/** A notice has less than 8,000 bytes; the remaining ones are for the words before the part. */
const PART_LENGTH = 7_800
/** A larger message is an error: a message only says what changed, and the browser fetches the data. */
const LARGEST = 64 * 1024

/** A message on its way to the browsers: who gets it, and its text. */
export interface Letter {
  workspaceId: number
  /** null when the message is for every member of the workspace. */
  userId: number | null
  text: string
}

type Notice =
  | { kind: 'letter'; letter: Letter }
  | { kind: 'session'; session: string }
  | { kind: 'member'; userId: number }

/**
 * Writes a letter as the notices that carry it. Each has the letter's id, because PostgreSQL sends equal notices of one
 * transaction only once. The text is ASCII, where a character is one byte, so that no cut splits a character.
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

/** Reads notices one after the other; returns null for a part of a letter that is not complete yet. */
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
    /** Drops letters that are not complete, because their other parts will not arrive. */
    forget: () => parts.clear(),
  }
}

function parseLetter(text: string): Letter {
  // The type is certain: only writeNotices writes this text.
  const letter: Letter = JSON.parse(text)
  return letter
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
