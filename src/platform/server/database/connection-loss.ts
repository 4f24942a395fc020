import { errorCode } from '../error-codes.ts'

const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server shuts down, crashed, or starts.
  '57P01',
  '57P02',
  '57P03',
  // The server has no free connection.
  '53300',
])
/** Messages of the driver's own errors, which have no code. */
const WORDS =
  /^(connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error|cannot use a pool after|connection error|client was closed)/i

/** Whether an error means that the database went away or cannot be reached, and says nothing about the query. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error)
  return CODES.has(code) || code.startsWith('08') || (error instanceof Error && WORDS.test(error.message))
}
