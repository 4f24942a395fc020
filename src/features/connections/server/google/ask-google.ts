import { AdapterError } from '#platform/server/outbound/adapter-error.ts'

/** Asks Google, for so long at most. Throws AdapterError when Google has not answered by then. */
export async function askGoogle<T>(
  limitMs: number,
  ask: (ctx: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await ask({ signal })
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error
    throw new AdapterError('unavailable', 'Google did not answer in time; please try again later.')
  }
}
