import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { NotConnected } from '#platform/errors.ts'
import { tiedToThisProcess } from '#platform/server/process/tied-command.ts'
import { projectFolder } from './project-folder.ts'

interface WebBuildInput {
  say: (line: string) => void
  signal: AbortSignal
}

/** Builds the web app in a process of its own when it is missing or older than its sources. */
export function buildWebApp({ say, signal }: WebBuildInput): Promise<void> {
  const script = join(projectFolder, 'scripts', 'build-web.ts')
  const { command, args } = tiedToThisProcess({ command: process.execPath, args: [script] }, 'TERM')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectFolder, signal, stdio: ['ignore', 'pipe', 'pipe'] })
    let complaint = ''
    createInterface({ input: child.stdout }).on('line', say)
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new NotConnected(complaint.trim() || `The web app could not be built (${code}).`))
    })
  })
}
