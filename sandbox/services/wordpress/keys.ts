import { z } from 'zod'
import type { Notes } from '../../stage/notes.ts'
import type { Call } from '../service.ts'

const LONGEST_KEY = 3000

const noteSchema = z.object({ host: z.string(), generation: z.number() })

/**
 * The keys of the plugin. A key contains its site, so that it still works after the sandbox was restarted; revoking
 * begins a new generation of keys.
 */
export function createKeys(notes: Notes) {
  const generations = new Map<string, number>()
  const generationOf = (host: string) => generations.get(host) ?? 1
  return {
    keyOf(host: string): string {
      const generation = generationOf(host)
      const root = Buffer.from(`https://${host}/wp-json/keyloom/v1`).toString('base64url')
      return `cck_sandbox${generation}_${root}.${notes.write({ host, generation })}`
    },
    revoke: (host: string): unknown => generations.set(host, generationOf(host) + 1),
    /** Whether a call has the current key of the site that it calls. */
    areIn({ url, headers }: Call): boolean {
      const key = headers['x-connector-key'] ?? ''
      const secret = key.startsWith('cck_') && key.length < LONGEST_KEY ? key.split('.')[1] : undefined
      const note = secret === undefined ? null : notes.read(secret, noteSchema)
      return note !== null && note.host === url.hostname && note.generation === generationOf(note.host)
    },
    reset: (): void => generations.clear(),
  }
}
