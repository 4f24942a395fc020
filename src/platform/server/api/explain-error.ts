import { STATUS_CODES } from 'node:http'
import { ORPCError, ValidationError } from '@orpc/contract'
import { Explained } from '#platform/errors.ts'
import { explainTrouble } from '../database/explain-trouble.ts'
import { detailsOf, type ErrorReply } from '../http/error-replies.ts'

/** Of a hundred thousand invalid items only the first ones are reported. */
const MOST_DETAILS = 20

const OURS = 'Something went wrong on our side. Please try again.'

/** Turns an error of a handler into a reply. The reply to an unexpected error reveals nothing about the program. */
export function toReplyError(error: unknown, requestId: string): ORPCError<string, unknown> {
  const explained = error instanceof Explained ? error : explainTrouble(error)
  if (explained !== null)
    return new ORPCError(explained.code, {
      status: explained.status,
      message: explained.message,
      data:
        explained.fields.length > 0
          ? { details: explained.fields }
          : detailsOfExplained(explained, requestId),
    })
  if (error instanceof ORPCError && error.status < 500) return error
  const data = detailsOf(500, requestId)
  return new ORPCError('failed', { status: 500, message: OURS, cause: error, data })
}

function detailsOfExplained({ details, status }: Explained, requestId: string) {
  return details === null ? detailsOf(status, requestId) : { details }
}

/** The body of every error reply. Its message also names the input that is invalid. */
export function encodeError(error: ORPCError<string, unknown>): ErrorReply {
  const status = STATUS_CODES[error.status] ?? 'Error'
  if (!(error.cause instanceof ValidationError))
    return {
      message: error.message,
      error: status,
      code: error.code.toLowerCase(),
      ...readDetails(error.data),
    }
  const details = error.cause.issues.slice(0, MOST_DETAILS).map(({ message, path }) => ({
    message,
    path: (path ?? []).map(nameOf).join('.'),
  }))
  const [first] = details
  const message = first ? [first.path, first.message].filter(Boolean).join(': ') : error.message
  return { message, error: status, code: 'invalid', details }
}

function readDetails(data: unknown): { details?: unknown } {
  return typeof data === 'object' && data !== null && 'details' in data ? { details: data.details } : {}
}

function nameOf(part: PropertyKey | { key: PropertyKey }): string {
  return String(typeof part === 'object' ? part.key : part)
}
