import type { AnyContractProcedure } from '@orpc/contract'
import { implement } from '@orpc/server'
import { z } from 'zod'
import {
  ACCESS,
  hasValues,
  inputValues,
  isProofWanted,
  proofWanted,
  SCOPES,
  type Access,
  type ProofWanted,
  type Scope,
} from '#platform/contract/endpoint.ts'
import { isSentFile, type SentFile } from '#platform/contract/files.ts'
import { collectIds, listIdSlots } from '#platform/contract/ids.ts'
import { DiskFull, TooManyRequests } from '#platform/errors.ts'
import type { Browser } from '../http/browser.ts'
import type { Log } from '../log.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import { admit, readNeededCredential, type Proofs } from './admit.ts'
import { toReplyError } from './explain-error.ts'
import type { Database } from '../database/database.ts'

/** What is known about a request before any part of it is checked. */
export interface Caller {
  requestId: string
  /** For the log and the metrics: the pattern of the endpoint's path, and the workspace that the request opened. */
  noteRoute: (path: string) => void
  noteWorkspace: (workspaceId: number) => void
  /** Tells the caller in how many seconds to try again. */
  noteWait: (seconds: number) => void
  noteFile: (file: Pick<SentFile, 'fileName' | 'contentType'>) => void
  log: Log
  browser: Browser
  proofs: Proofs
}

export interface Surroundings {
  database: () => Database
  now: () => Date
  /** Requests that an API token may make in an hour; 0 means no limit. */
  tokenLimit: number
  /** The disk that everything is stored on. */
  disk?: Disk
}

/** Runs a handler after the checks of every endpoint, in this order: access, input, ids, transaction, handler. */
export function implementEndpoint(
  endpoint: AnyContractProcedure,
  handle: unknown,
  { database, now, tokenLimit, disk = ENDLESS_DISK }: Surroundings,
) {
  const { meta, inputSchema, route } = endpoint['~orpc']
  const name = `${route.method} ${route.path}`
  if (typeof handle !== 'function') throw new Error(`${name} has no handler`)
  const access = readAccess(meta)
  const scope = readScope(meta)
  if (access === null || scope === null) throw new Error(`${name} does not say who may call it`)
  const needsRoom = Reflect.get(meta, 'needsRoom') === true
  const ends = inputValues.nullable().parse(Reflect.get(meta, 'endsSomething') ?? null)
  const proofNeeded = readProof(meta)
  const slots = inputSchema instanceof z.core.$ZodType ? listIdSlots(inputSchema) : []
  if (access === 'sharing-key' && slots.length === 0) throw new Error(`${name} names nothing that is shared`)

  return implement(endpoint)
    .$context<Caller>()
    .use(async ({ context, next, signal }) => {
      context.noteRoute(route.path ?? '')
      try {
        return await next({ context: { proof: await readNeededCredential(access, context.proofs) } })
      } catch (error) {
        if (error instanceof TooManyRequests) context.noteWait(error.seconds)
        const reply = toReplyError(error, context.requestId)
        // What a caller who has hung up no longer waits for is no failure.
        const isOurs =
          reply.status >= 500 && !isRefusal(error) && !(signal?.aborted === true && error === signal.reason)
        if (isOurs) context.log.error({ err: error }, 'a request failed')
        throw reply
      }
    })
    .handler(async ({ context: { proof, proofs, log, browser, noteWorkspace, noteFile }, input, signal }) => {
      const storesSomething = needsRoom && !(ends !== null && hasValues(input, ends))
      if (storesSomething && disk.findProblem() !== null) throw new DiskFull()
      const request = { proof, proofs, tokenLimit, ids: collectIds(slots, input), sharingKey: readKey(input) }
      const gone = signal ?? NEVER_GONE
      const requirements = { access, scope, wantsProof: isProofWanted(proofNeeded, input) }
      const answer = await admit(requirements, database(), request, async (admitted) => {
        const workspaceId: unknown = Reflect.get(admitted, 'workspaceId')
        if (typeof workspaceId === 'number') noteWorkspace(workspaceId)
        return Reflect.apply(handle, undefined, [{ log, now: now(), browser, gone, ...admitted }, input])
      })
      const last: unknown = typeof answer === 'function' ? await Reflect.apply(answer, undefined, []) : answer
      if (!isSentFile(last)) return last
      noteFile(last)
      return last.body
    })
}

/** Of a caller whose connection is not known. */
const NEVER_GONE = new AbortController().signal

/**
 * Refused only because the disk is full: that is in the log since it was noticed. A `cause` means that a write failed.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof DiskFull && error.cause === undefined
}

function readAccess(meta: object): Access | null {
  return ACCESS.find((access) => access === Reflect.get(meta, 'access')) ?? null
}

function readScope(meta: object): Scope | null {
  return SCOPES.find((scope) => scope === Reflect.get(meta, 'scope')) ?? null
}

function readProof(meta: object): ProofWanted | null {
  return proofWanted.parse(Reflect.get(meta, 'proof') ?? null)
}

function readKey(input: unknown): string | null {
  const key: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'key') : undefined
  return typeof key === 'string' ? key : null
}
