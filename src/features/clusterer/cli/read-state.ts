import { readFile } from 'node:fs/promises'
import { Invalid } from '#platform/errors.ts'
import { parseState, type PlanState } from './parse-state.ts'

/**
 * Reads the state at a path; `before` is null when there is no file yet. Throws Invalid for a file that is no state.
 */
export async function readState(path: string): Promise<{ before: PlanState | null; size: number }> {
  const text = await readText(path)
  return text === null ? { before: null, size: 0 } : { before: parseState(path, text), size: text.length }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'ENOENT') return null
    throw new Invalid(`${path} cannot be read (${code}).`)
  }
}
