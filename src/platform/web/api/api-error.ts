import { ORPCError } from '@orpc/client'

/** What the server answered instead of a result: its body is the error's data. */
export function toApiError(body: unknown, status: number): ORPCError<string, unknown> {
  const message = readText(body, 'message') ?? readText(body, 'error') ?? describeStatus(status)
  return new ORPCError(readText(body, 'code') ?? 'failed', { status, message, data: body })
}

/** The HTTP status of a failed call; null when no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null
}

/** What the user reads about a failure (F-014): the answer's message, its error, the exception's, the default. */
export function messageOf(error: unknown, defaultMessage: string): string {
  const body = error instanceof ORPCError ? error.data : readProperty(error, 'response')
  return readText(body, 'message') ?? readText(body, 'error') ?? readText(error, 'message') ?? defaultMessage
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
