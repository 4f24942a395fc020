import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Explained } from '#platform/errors.ts'
import { REQUEST_ID } from './request-log.ts'

export interface ErrorReply {
  message: string
  error: string
  code: string
  details?: unknown
}

const OURS = 'Something went wrong on our side. Please try again.'

/** Sends every error in one form; the reply to an unexpected error reveals nothing about the program. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof Explained ? error.status : (error.statusCode ?? 500)
  const isOurs = status >= 500 && !(error instanceof Explained)
  if (isOurs) request.log.error({ err: error }, 'a request failed')
  const message = isOurs ? OURS : error.message
  const code = error instanceof Explained ? error.code : isOurs ? 'failed' : codeOf(status)
  reply.header(REQUEST_ID, request.id)
  return sendError(reply, { status, message, code, ...detailsOf(status, request.id) })
}

export function sendError(
  reply: FastifyReply,
  { status, message, code, details }: Omit<ErrorReply, 'error'> & { status: number },
): FastifyReply {
  const body: ErrorReply = {
    message,
    error: STATUS_CODES[status] ?? 'Error',
    code,
    ...(details ? { details } : {}),
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendError(reply, { status: 404, message: 'There is nothing at this address.', code: 'not_found' })
}

/** For errors on our side: the id of the request, by which the error is found in the log. */
export function detailsOf(status: number, requestId: string): { details?: { requestId: string } } {
  return status >= 500 ? { details: { requestId } } : {}
}

function codeOf(status: number): string {
  return (STATUS_CODES[status] ?? 'failed').toLowerCase().replaceAll(/[^a-z]+/g, '_')
}
