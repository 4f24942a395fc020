import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { allowAccess } from './allow-access.ts'
import { createStandIns } from './stand-ins.ts'
import type { Sandbox, SandboxInput } from './start-sandbox.ts'

/** Google account of the owner of the shop's website. */
export const SHOP_OWNER = 'ada@trailhouse.example'
const PROGRAM = join(import.meta.dirname, '../bin/keyloom.ts')

/** The message that the sandbox process sends when it is ready. */
const announcement = z.object({
  services: z.object({
    signIn: z.string(),
    searchConsole: z.string(),
    analytics: z.string(),
    dataForSeo: z.string(),
    model: z.string(),
    shop: z.string(),
    indexNow: z.string(),
    notion: z.string(),
    webflow: z.string(),
    shopify: z.string(),
  }),
  controlUrl: z.string(),
  shop: z.object({
    name: z.string(),
    domain: z.string(),
    country: z.string(),
    language: z.string(),
    keywords: z.array(z.string()),
    topics: z.array(z.object({ name: z.string(), singular: z.string(), description: z.string() })),
  }),
  keys: z.object({
    signIn: z.object({ id: z.string(), secret: z.string() }),
    dataForSeo: z.object({ login: z.string(), password: z.string() }),
    model: z.object({ key: z.string(), names: z.array(z.string()) }),
    notion: z.object({ id: z.string(), secret: z.string() }),
    shopify: z.object({ id: z.string(), secret: z.string() }),
  }),
})

export type ForkedSandbox = Sandbox & Pick<z.infer<typeof announcement>, 'keys'>

/**
 * Starts a sandbox in a process of its own, so that it does not slow down the program. It ends with the process
 * that started it, even when that process is killed.
 */
export async function forkSandbox({
  seed,
  size,
  redirectOrigins = [],
  paceMs,
  isWanted,
}: Omit<SandboxInput, 'ports'> = {}): Promise<ForkedSandbox> {
  const args = [
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...(size === undefined ? [] : ['--size', String(size)]),
    ...redirectOrigins.flatMap((origin) => ['--origin', origin]),
    ...(paceMs === undefined ? [] : ['--pace', String(paceMs)]),
    ...(isWanted === true ? ['--wanted'] : []),
  ]
  const child = fork(PROGRAM, ['sandbox', ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const exited = once(child, 'exit')
  const message = await Promise.race([once(child, 'message'), exited.then(() => null)])
  if (message === null) throw new Error('The sandbox did not start; its reason stands above.')
  return {
    ...announcement.parse(message[0]),
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** Three words are written in it, somewhat faster than people read. */
const PACE_MS = 40

/** Starts a sandbox in a process of its own for a program without real services, with what it needs to use it. */
export async function runBeside({ redirectOrigins }: Pick<SandboxInput, 'redirectOrigins'>) {
  const sandbox = await forkSandbox({
    isWanted: true,
    paceMs: PACE_MS,
    ...(redirectOrigins && { redirectOrigins }),
  })
  return { ...sandbox, allowReading, findStandIn: createStandIns(sandbox) }
}

function allowReading(consentPage: string): Promise<URL> {
  return allowAccess(consentPage, { email: SHOP_OWNER })
}
