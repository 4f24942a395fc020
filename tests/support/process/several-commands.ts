import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import process from 'node:process'
import { z } from 'zod'

export interface OneOfSeveral {
  /** The words behind `keyloom`. */
  args: string[]
  env?: Record<string, string>
}

const ends = z.array(z.object({ code: z.number(), stdout: z.string(), stderr: z.string() }))

/**
 * Runs several commands of the product one after the other in one real process, because loading the program takes
 * longer than many of them. Standard input is empty.
 */
export async function runSeveralCommands(
  commands: OneOfSeveral[],
  { cwd = process.cwd() }: { cwd?: string } = {},
): Promise<z.infer<typeof ends>> {
  const { PATH, HOME } = process.env
  const script = join(import.meta.dirname, 'several-commands-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(commands)], {
    cwd,
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return ends.parse(JSON.parse(await text(child.stdout)))
}
