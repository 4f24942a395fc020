import { createHash } from 'node:crypto'
import type { Notes } from '../../../stage/notes.ts'
import { readBasic, type Call } from '../../service.ts'

const USER = 'editor'
const LENGTH = 24

/**
 * The application password of the user of each site, as WordPress writes it: six groups of four letters and digits. It
 * follows from the site, so that it still works after the sandbox was restarted; revoking begins a new generation.
 */
export function createPasswords(notes: Notes) {
  const generations = new Map<string, number>()
  const generationOf = (host: string) => generations.get(host) ?? 1
  const passwordOf = (host: string) => {
    const note = notes.write({ host, generation: generationOf(host), use: 'application password' })
    const letters = createHash('sha512')
      .update(note)
      .digest('base64')
      .replaceAll(/[^A-Za-z0-9]/g, '')
    return letters.slice(0, LENGTH)
  }
  return {
    of: (host: string): { user: string; password: string } => ({
      user: USER,
      password: passwordOf(host).replaceAll(/(.{4})(?=.)/g, '$1 '),
    }),
    revoke: (host: string): unknown => generations.set(host, generationOf(host) + 1),
    /** Whether a call is by the user of the site that it calls. Spaces in a password do not matter. */
    areIn(call: Call): boolean {
      const given = readBasic(call)
      if (given === null) return false
      const password = given.password.replaceAll(/[^A-Za-z0-9]/g, '')
      return given.name === USER && password === passwordOf(call.url.hostname)
    },
    reset: (): void => generations.clear(),
  }
}
export type Passwords = ReturnType<typeof createPasswords>
