import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from './error-replies.ts'

const TROUBLES = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive.',
    code: 'request_timeout',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The address and the headers are too long.',
    code: 'headers_too_large',
  },
}
const UNREADABLE = { status: 400, message: 'The request is not HTTP.', code: 'invalid' }

/** Answers a request that could not be read with an error in the usual form, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known = Object.entries(TROUBLES).find(([code]) => code === error.code)
  const { status, message, code } = known?.[1] ?? UNREADABLE
  if (socket.writable) socket.write(writeRawError({ status, message, code }))
  socket.destroy(error)
}

/** An error in the usual form as raw HTTP, for a connection without a request. */
export function writeRawError({
  status,
  message,
  code,
}: Omit<ErrorReply, 'error'> & { status: number }): string {
  const reply: ErrorReply = { message, error: STATUS_CODES[status] ?? 'Error', code }
  const body = JSON.stringify(reply)
  return `HTTP/1.1 ${status} ${reply.error}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
}
