import { Session } from 'node:inspector'
import { CURRENT_WORK, type Work } from './current-work.ts'

const DEEPEST = 30

export interface Answer {
  /** null when the main thread does nothing that was noted with `workOn`. */
  work: Work | null
  /** Where the main thread is, innermost first. */
  stack: string[]
}

/** Runs inside whatever the main thread does, also inside an endless loop or an endless regular expression. */
const QUESTION = `(() => {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = ${DEEPEST}
  const { stack } = new Error()
  Error.stackTraceLimit = limit
  const current = globalThis[Symbol.for(${JSON.stringify(CURRENT_WORK)})]
  return JSON.stringify({ work: current?.getStore() ?? null, stack: stack.split('\\n').slice(3).map((line) => line.trim()) })
})()`

/** What the main thread is doing, or null when it does not answer in time, as inside native code. */
export async function askMainThread(waitMs: number): Promise<Answer | null> {
  const reply = await evaluateInMainThread(QUESTION, waitMs)
  return typeof reply === 'string' ? JSON.parse(reply) : null
}

/** Ends the process where signals do not: the first process of a container does not get the signals it sends itself. */
export async function exitMainThread(code: number, waitMs: number): Promise<void> {
  await evaluateInMainThread(`process.reallyExit(${code})`, waitMs)
}

function evaluateInMainThread(expression: string, waitMs: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(null), waitMs)
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression, returnByValue: true }, (error, reply) =>
    resolve(error === null ? reply.result.value : null),
  )
  return promise.finally(() => {
    clearTimeout(timer)
    session.disconnect()
  })
}
