import { Explained, Temporary } from '#platform/errors.ts'

/** An error reply of the server, with its body. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(readText(body, 'message') ?? readText(body, 'error') ?? describeStatus(status))
    this.status = status
    this.code = readText(body, 'code') ?? 'failed'
    this.body = body
  }
}

/** The HTTP status of a failed call; null when no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null
}

/** Whether the same call may succeed later: no answer came, or one about the server's own trouble or too many calls. */
export function mayPassLater(error: unknown): boolean {
  const status = statusOf(error) ?? 500
  return status >= 500 || status === 429
}

/** The code of a failed call, such as not_connected; null when no answer came. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}

/** What the user reads about a failed action. */
interface Failure {
  text: string
  /** Why it failed, below the text; null when the text itself says why. */
  detail: string | null
}

/**
 * What the user reads about a failed action (F-014): the words of the refusal where there are some, its message or else
 * its error. A call that got no answer, or no answer about this action, shows the action's own text, and the reason as
 * a detail.
 */
export function describeFailure(error: unknown, actionText: string): Failure {
  const words = wordsOf(error)
  return words !== null && isRefusal(error)
    ? { text: words, detail: null }
    : { text: actionText, detail: words }
}

/** The same in one line. */
export function messageOf(error: unknown, actionText: string): string {
  const { text, detail } = describeFailure(error, actionText)
  return [text, detail].filter(Boolean).join(' ')
}

/** Whether the answer is about what was asked for, in words of ours. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof Explained && !(error instanceof Temporary)
  return error.status < 500 && wordsOf({ response: error.body }) !== null
}

function wordsOf(error: unknown): string | null {
  const answer = error instanceof ApiError ? error.body : readProperty(error, 'response')
  return readText(answer, 'message') ?? readText(answer, 'error') ?? readText(error, 'message')
}

function describeStatus(status: number): string {
  return status >= 500
    ? `The server cannot answer at the moment (${status}).`
    : `The server refused this (${status}).`
}

export function readText(value: unknown, name: string): string | null {
  const text = readProperty(value, name)
  return typeof text === 'string' && text.trim() !== '' ? text : null
}

export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
