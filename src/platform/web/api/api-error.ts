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

/** The code of a failed call, such as not_connected; null when no answer came. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}

/** The trouble code that some errors have in their details, or null when there is none. */
export function troubleOf(error: unknown): string | null {
  return error instanceof ApiError ? readText(readProperty(error.body, 'details'), 'trouble') : null
}

/**
 * What the user reads about a failure (F-014): the reply's message, else its error, else the exception's message, else
 * the default.
 */
export function messageOf(error: unknown, defaultMessage: string): string {
  const answer = error instanceof ApiError ? error.body : readProperty(error, 'response')
  return (
    readText(answer, 'message') ?? readText(answer, 'error') ?? readText(error, 'message') ?? defaultMessage
  )
}

function describeStatus(status: number): string {
  return status >= 500
    ? `The server cannot answer at the moment (${status}). Please try again in a minute.`
    : `The server refused this (${status}).`
}

function readText(value: unknown, name: string): string | null {
  const text = readProperty(value, name)
  return typeof text === 'string' && text.trim() !== '' ? text : null
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
