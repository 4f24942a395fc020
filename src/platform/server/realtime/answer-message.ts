import { randomUUID } from 'node:crypto'
import { ORPCError, ValidationError } from '@orpc/contract'
import { z } from 'zod'
import { collectIds } from '#platform/contract/ids.ts'
import { DiskFull, Invalid, NotFound, NotSignedIn } from '#platform/errors.ts'
import { admit } from '../api/admit.ts'
import { encodeError, toReplyError } from '../api/explain-error.ts'
import { parseBody } from '../api/parse-body.ts'
import type { Database } from '../database/database.ts'
import type { Disk } from '../disk/watch-disk.ts'
import type { Log } from '../log.ts'
import { workOn } from '../watchdog/current-work.ts'
import { endSession, sendWord, type LiveSocket } from './live-socket.ts'
import type { Receiver } from './message-handlers.ts'
import { senderOf } from './sender.ts'

const frame = z.object({
  id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  name: z.string().max(100),
  data: z.unknown().optional(),
})

interface Answering {
  log: Log
  database: () => Database
  now: () => Date
  receivers: ReadonlyMap<string, Receiver>
  disk: Disk
  /** What goes on for messages that have been answered, also when their windows are closed. */
  goingOn: Set<Promise<void>>
}

/** Runs the command of a message with the same checks as an endpoint, and sends how it ended. Never throws. */
export async function answerMessage(ctx: Answering, live: LiveSocket, text: string | null): Promise<void> {
  let id: number | null = null
  try {
    const body = readFrame(text)
    id = findId(body)
    const goesOn = await handleMessage(ctx, live, body)
    sendWord(live, 'done', { id })
    if (goesOn !== null) goOn(ctx, goesOn)
  } catch (error) {
    sendFailure(ctx, live, { id, error })
  }
}

function goOn({ log, goingOn }: Answering, work: GoesOn): void {
  const running = work()
    .catch((error: unknown) => log.error({ err: error }, 'what a message began has failed'))
    .then(() => void goingOn.delete(running))
  goingOn.add(running)
}

/** Sends that a message failed, and why. */
export function sendFailure(
  { log }: Pick<Answering, 'log'>,
  live: LiveSocket,
  failed: { id: number | null; error: unknown },
) {
  const { id, error } = failed
  const requestId = randomUUID()
  const reply = toReplyError(error, requestId)
  if (reply.status >= 500) log.error({ err: error, reqId: requestId }, 'a message failed')
  sendWord(live, 'failed', { id, data: { ...encodeError(reply), status: reply.status } })
  if (error instanceof NotSignedIn) endSession(live)
}

async function handleMessage(ctx: Answering, live: LiveSocket, body: unknown): Promise<GoesOn | null> {
  const { name, data } = parse(frame, body)
  const receiver = ctx.receivers.get(name)
  if (receiver === undefined) throw new NotFound('There is no such message.')
  const input = parse(receiver.data, data)
  if (ctx.disk.findProblem() !== null) throw new DiskFull()
  const { session, browser } = live
  const request = {
    proof: { kind: 'session', session },
    proofs: NO_PROOFS,
    ids: collectIds(receiver.slots, input),
    sharingKey: null,
    tokenLimit: 0,
  } as const
  const { log } = ctx
  const goesOn = await admit(
    { access: receiver.access, scope: 'write', wantsProof: false },
    ctx.database(),
    request,
    async (admitted) => {
      const workspaceId: unknown = Reflect.get(admitted, 'workspaceId')
      const from = senderOf(live, typeof workspaceId === 'number' ? workspaceId : null)
      return workOn({ kind: 'message', name }, () =>
        receiver.handle({ log, now: ctx.now(), browser, ...from, ...admitted }, input),
      )
    },
  )
  if (typeof goesOn !== 'function') return null
  return async () => workOn({ kind: 'message', name }, () => Reflect.apply(goesOn, undefined, []))
}

/** What a message has begun, and what goes on after its answer. */
type GoesOn = () => Promise<unknown>

/** The ticket has proven the session; the walls check for every message whether it is still valid. */
const NO_PROOFS = { readCredential: refuse }

async function refuse(): Promise<never> {
  throw new NotSignedIn()
}

function readFrame(text: string | null): unknown {
  if (text === null) throw new Invalid('A message is text, not bytes.')
  return parseBody(text)
}

function findId(body: unknown): number | null {
  const read = frame.shape.id.safeParse(
    typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : null,
  )
  return read.success ? read.data : null
}

/** Parses like the input of an endpoint, so that the reply says which part is invalid. */
function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  throw new ORPCError('BAD_REQUEST', {
    status: 400,
    message: 'The message cannot be read.',
    cause: new ValidationError({ message: 'invalid', issues, data: value }),
  })
}
