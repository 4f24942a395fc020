import { expect, test } from 'vitest'
import { makeSignInWorld } from '#tests/support/accounts/sign-in-world.ts'

test('sign-ins from one IPv6 network are counted together', async () => {
  const world = await makeSignInWorld()
  const server = await world.startServer()
  for (const remoteAddress of ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'])
    await server.inject({ method: 'POST', url: '/api/auth/token', payload: { token: 'x' }, remoteAddress })
  expect(await world.look('select count from attempt_counts order by 1')).toEqual([
    { count: 1 },
    { count: 2 },
  ])
})
