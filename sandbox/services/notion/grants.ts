import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { BoundedMap } from '../../stage/bounded-map.ts'
import type { Clock } from '../../stage/clock.ts'
import type { Notes } from '../../stage/notes.ts'

/** A workspace of the made-up Notion; `name` is null for one that was never named. */
interface Workspace {
  id: string
  name: string | null
}

export const WORKSPACES: readonly Workspace[] = [
  { id: '5f0e3b1a-7a54-4c3e-9d38-0f2f4f9b6a01', name: 'Trailhouse' },
  { id: '5f0e3b1a-7a54-4c3e-9d38-0f2f4f9b6a02', name: 'Ada’s notes' },
  { id: '5f0e3b1a-7a54-4c3e-9d38-0f2f4f9b6a03', name: null },
]

interface Code {
  workspaceId: string
  clientId: string
  redirectUri: string
  at: number
}

const CODE_MS = 10 * 60_000
const MOST = 10_000
const ACCESS = 'ntn_'
const REFRESH = 'nrt_'

const noteSchema = z.object({
  workspaceId: z.string(),
  clientId: z.string(),
  generation: z.number(),
  number: z.string(),
})
type Note = z.infer<typeof noteSchema>

/**
 * The codes and tokens that were issued. Tokens contain their data, so that they still work after a restart; revoking
 * a workspace begins a new generation of its tokens. A refresh token works once, and ends the tokens before it.
 */
export function createGrants(clock: Clock, notes: Notes) {
  const codes = new BoundedMap<Code>(MOST)
  const generations = new Map<string, number>()
  const dropped = new BoundedMap<true>(MOST)
  const generationOf = (workspaceId: string) => generations.get(workspaceId) ?? 1
  const find = (text: string, prefix: string): Note | null => {
    const note = text.startsWith(prefix) ? notes.read(text.slice(prefix.length), noteSchema) : null
    const isValid = note !== null && note.generation === generationOf(note.workspaceId)
    return isValid && !dropped.has(note.number) ? note : null
  }
  return {
    writeCode(code: Omit<Code, 'at'>): string {
      const text = `03${createNumber()}`
      codes.set(text, { ...code, at: clock.now() })
      return text
    },
    /** A code is valid once, and for ten minutes. */
    takeCode(text: string): Code | null {
      const code = codes.get(text)
      codes.delete(text)
      return code !== undefined && clock.now() < code.at + CODE_MS ? code : null
    },
    writeTokens({ workspaceId, clientId }: Pick<Code, 'workspaceId' | 'clientId'>) {
      const note: Note = {
        workspaceId,
        clientId,
        generation: generationOf(workspaceId),
        number: createNumber(),
      }
      const text = notes.write(note)
      return { access: `${ACCESS}${text}`, refresh: `${REFRESH}${text}` }
    },
    findAccess: (text: string): Note | null => find(text, ACCESS),
    /** The note of a refresh token, which is used up, and its access token with it. */
    takeRefresh(text: string): Note | null {
      const note = find(text, REFRESH)
      if (note !== null) dropped.set(note.number, true)
      return note
    },
    /** Ends an access token or a refresh token, and the one that was given with it. */
    drop(text: string): void {
      const note = find(text, ACCESS) ?? find(text, REFRESH)
      if (note !== null) dropped.set(note.number, true)
    },
    /** Does what a workspace's people do: removes the connection. */
    revoke(workspaceId: string): void {
      generations.set(workspaceId, generationOf(workspaceId) + 1)
    },
    reset(): void {
      codes.clear()
      dropped.clear()
      generations.clear()
    },
  }
}
export type Grants = ReturnType<typeof createGrants>

function createNumber(): string {
  return randomBytes(24).toString('base64url')
}
