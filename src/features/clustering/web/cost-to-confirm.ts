import { ApiError } from '#platform/web/api/api-error.ts'

/**
 * The cost, in millionths of a US dollar, that the user has to confirm before the server does what it refused; null for
 * any other error.
 */
export function readCostToConfirm(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'not_confirmed') return null
  const cost = ['details', 'estimate', 'cost'].reduce(readProperty, error.body)
  return typeof cost === 'number' ? cost : null
}

function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
