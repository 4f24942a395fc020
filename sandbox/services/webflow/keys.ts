import { z } from 'zod'
import type { Notes } from '../../stage/notes.ts'
import { readBearer, type Call } from '../service.ts'

const LONGEST_KEY = 1_000
/** The product sends keys that begin so to the sandbox instead of the real API. */
const PREFIX = 'sandbox_webflow_'

export const SCOPES = ['sites:read', 'cms:read', 'cms:write'] as const
export type Scope = (typeof SCOPES)[number]

const noteSchema = z.object({
  webflow: z.literal(true),
  generation: z.number(),
  scopes: z.array(z.enum(SCOPES)),
})

/**
 * Keys for the API. A key contains its scopes, so that it still works after the sandbox was restarted; revoking ends all
 * keys so far.
 */
export function createKeys(notes: Notes) {
  let generation = 1
  return {
    keyOf: (scopes: readonly Scope[] = SCOPES): string =>
      `${PREFIX}${notes.write({ webflow: true, generation, scopes })}`,
    revoke: (): unknown => ++generation,
    /** The scopes of the key in a call; null when it has no valid one. */
    scopesOf(call: Call): readonly Scope[] | null {
      const key = readBearer(call) ?? ''
      if (!key.startsWith(PREFIX) || key.length > LONGEST_KEY) return null
      const note = notes.read(key.slice(PREFIX.length), noteSchema)
      return note !== null && note.generation === generation ? note.scopes : null
    },
    reset: (): void => {
      generation = 1
    },
  }
}
