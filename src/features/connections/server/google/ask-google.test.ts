import { expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { askGoogle } from './ask-google.ts'

test('a Google that hangs is a failure in words, and other failures stay what they are', async () => {
  await expect(askGoogle(1, hang)).rejects.toMatchObject({
    name: 'AdapterError',
    status: 503,
    message: 'Google did not answer in time; please try again later.',
  })
  const refusal = new AdapterError('forbidden', 'No.')
  await expect(askGoogle(1_000, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await askGoogle(1_000, async () => 7)).toBe(7)
})

function hang({ signal }: { signal: AbortSignal }): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
