import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

export interface Command {
  command: string
  args: string[]
}

/** On Linux the kernel sends `signal` to the command when this process dies, however it dies. */
export function tiedToThisProcess(command: Command, signal: 'INT' | 'TERM'): Command {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : null
  if (setpriv === null) return command
  return { command: setpriv, args: ['--pdeathsig', signal, command.command, ...command.args] }
}

export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/bin']
  for (const folder of folders) {
    const path = join(folder, name)
    if (folder !== '' && isExecutable(path)) return path
  }
  return null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
