import { expect, test } from 'vitest'
import { makeSignInWorld } from '#tests/support/accounts/sign-in-world.ts'
import { itemAt } from '#platform/items.ts'

const PLANTED = 'planted-by-a-neighbour'

async function askForCookie(publicUrl: string, cookie: string) {
  const world = await makeSignInWorld()
  const server = await world.startServer({ publicUrl })
  const reply = await server.inject({ url: '/api/auth/local', headers: { cookie } })
  expect(reply.statusCode).toBe(200)
  return reply.cookies
}

test('with TLS the browser cookie is bound to this host, and a cookie planted by a neighbouring host is ignored', async () => {
  const [made, ...others] = await askForCookie('https://keyloom.example', `keyloom_browser=${PLANTED}`)
  expect(others).toEqual([])
  expect(made).toEqual({
    name: '__Host-keyloom_browser',
    value: expect.stringMatching(/^[\w-]{32}$/),
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 400 * 24 * 3_600,
  })
  const again = await askForCookie('https://keyloom.example', `__Host-keyloom_browser=${made?.value}`)
  expect(again).toEqual([])
})

test('without TLS the browser cookie has a name that browsers accept over plain HTTP', async () => {
  const made = itemAt(await askForCookie('http://127.0.0.1:4310', ''), 0)
  expect(made).toMatchObject({ name: 'keyloom_browser', path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(made.secure).toBeUndefined()
  expect(made.domain).toBeUndefined()
})
