import { ApiError, readProperty, readText } from './api-error.ts'

/** Why a field of the request was refused, such as `q`; null when the call failed for another reason. */
export function fieldProblemOf(error: unknown, isField: (name: string) => boolean): string | null {
  const details: unknown = error instanceof ApiError ? readProperty(error.body, 'details') : null
  const fields: unknown[] = Array.isArray(details) ? details : []
  const found = fields.find((detail) => isField(readText(detail, 'path') ?? ''))
  return readText(found, 'message')
}

/** The code that names the cause of an error, from its details; null when the server sent none. */
export function troubleOf(error: unknown): string | null {
  return error instanceof ApiError ? readText(readProperty(error.body, 'details'), 'trouble') : null
}
