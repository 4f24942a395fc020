import { expect, onTestFinished, test } from 'vitest'
import { createGoogleConsent } from '#features/connections/server/index.ts'
import { countWorld } from '#tests/support/worlds.ts'
import { allowAccess } from '../../../sandbox/allow-access.ts'
import { SANDBOX_KEYS, startSandbox } from '../../../sandbox/start-sandbox.ts'

test('a consent to another service of Google is not taken for the one that is needed', async () => {
  countWorld('sandbox')
  const sandbox = await startSandbox()
  onTestFinished(() => sandbox.stop())
  const google = createGoogleConsent(
    {
      issuer: sandbox.services.signIn,
      clientId: SANDBOX_KEYS.signIn.id,
      clientSecret: SANDBOX_KEYS.signIn.secret,
      isSandbox: true,
    },
    'http://127.0.0.1:4310',
  )
  for (const [asked, isGranted] of [
    ['analytics', false],
    ['search-console', true],
  ] as const) {
    const { url, secrets } = await google.begin(asked)
    const back = await allowAccess(url.href, { email: 'ada@trailhouse.example' })
    expect(await google.finish('search-console', back.searchParams, secrets)).toMatchObject({ isGranted })
  }
})
